import { ClosingCta } from '../components/ClosingCta';
import { MachineEnd } from '../components/MachineEnd';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { internshipFaqs } from '../content/faqs';
import { internshipsPage } from '../content/internshipsPage';
import { parents } from '../content/parents';
import { internshipTestimonials } from '../content/testimonials';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { Benefits } from '../sections/Benefits';
import { FaqSection } from '../sections/FaqSection';
import { InternshipsHero } from '../sections/internships/InternshipsHero';
import { Outcomes } from '../sections/internships/Outcomes';
import { Testimonials } from '../sections/Testimonials';
import { faqPage } from '../seo/faqPage';
import { JsonLd } from '../seo/JsonLd';

const FeaturedProgrammes = island('programmes', () => import('../sections/internships/FeaturedProgrammes'));
const Planner = island('planner', () => import('../sections/planner/Planner'));

const { seo, rewards, testimonials, faq } = internshipsPage.landing;

const Internships = () => (
  <>
    <Seo seo={seo} path={paths.internships} image="internships" />
    <InternshipsHero />
    <Fold>
      <FeaturedProgrammes />
      <Outcomes />
      <Benefits layout="band" ground="white" title={rewards.heading} benefits={rewards.items} />
      <Planner />
      <Testimonials ground="paper" title={testimonials.heading} testimonials={internshipTestimonials} />
      <Benefits layout="flow" ground="sky" title={parents.heading} benefits={parents.items} />
      <FaqSection ground="white" title={faq.heading} faqs={internshipFaqs} />
      <ClosingCta dialog={{ opens: 'course' }} picture={<MachineEnd of={paths.internships} />} />
      <JsonLd data={faqPage(internshipFaqs)} />
    </Fold>
  </>
);

export default Internships;
