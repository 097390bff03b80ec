import { homeFaqs } from '../../content/faqs';
import { homeHeadings } from '../../content/home';
import { FaqSection } from '../FaqSection';

const Questions = () => <FaqSection ground="white" title={homeHeadings.faq} faqs={homeFaqs} />;

export default Questions;
