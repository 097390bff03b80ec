import { ClosingCta } from '../components/ClosingCta';
import { LinkRows } from '../components/LinkRows';
import { MachineEnd } from '../components/MachineEnd';
import { Section } from '../components/Section';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { campus } from '../content/campus';
import { campusFaqs } from '../content/faqs';
import { afterCampus } from '../content/nextPages';
import { campusTestimonials } from '../content/testimonials';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { CampusHero } from '../sections/campus/CampusHero';
import { faqPage } from '../seo/faqPage';
import { JsonLd } from '../seo/JsonLd';

const Cycle = island('campus-cycle', () => import('../sections/campus/Cycle'));
const Reasons = island('campus-reasons', () => import('../sections/campus/Reasons'));
const Voices = island('testimonials', async () => ({
  default: (await import('../sections/Testimonials')).Testimonials,
}));
const Questions = island('faq', async () => ({
  default: (await import('../sections/FaqSection')).FaqSection,
}));

const Campus = () => (
  <>
    <Seo seo={campus.seo} path={paths.campus} image="campus" />
    <CampusHero />
    <Fold>
      <Cycle />
      <Reasons />
      <Voices wide ground="sky" title={campus.testimonials.heading} testimonials={campusTestimonials} />
      <Questions ground="white" title={campus.faq.heading} faqs={campusFaqs} />
      <Section volume="quiet" ground="paper" title={afterCampus.heading}>
        <LinkRows label={afterCampus.heading} links={afterCampus.links} />
      </Section>
      <ClosingCta
        doubts
        dialog={{ opens: 'course', reader: 'college', subject: campus.name }}
        picture={<MachineEnd of={paths.campus} />}
      />
      <JsonLd data={faqPage(campusFaqs)} />
    </Fold>
  </>
);

export default Campus;
