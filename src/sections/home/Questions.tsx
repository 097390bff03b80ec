import { homeFaqs } from '../../content/faqs';
import { homeHeadings } from '../../content/home';
import { faqPage } from '../../seo/faqPage';
import { JsonLd } from '../../seo/JsonLd';
import { FaqSection } from '../FaqSection';

const Questions = () => (
  <>
    <FaqSection ground="white" title={homeHeadings.faq} faqs={homeFaqs} />
    <JsonLd data={faqPage(homeFaqs)} />
  </>
);

export default Questions;
