import { ClosingCta } from '../../components/ClosingCta';
import { YellowBanner } from '../../components/YellowBanner';
import { detailPages } from '../../content/detailPages';
import { homeHeadings } from '../../content/home';
import Results from '../../sections/home/Results';
import Roadmap from '../../sections/home/Roadmap';
import InlineLead from '../../sections/InlineLead';
import { DiscussBand } from '../../sections/service/DiscussBand';
import { CollaborateBand } from '../../sections/works/CollaborateBand';
import { Specimen } from '../Specimen';

const discuss = {
  heading: 'Not sure what it will take?',
  text: 'Half an hour with an engineer is free, and often enough to know the next step.',
};

/** Full-width calls to action. */
export const Bands = () => (
  <>
    <Specimen name="Yellow contact banner">
      <YellowBanner {...detailPages.banner} />
    </Specimen>
    <Specimen name="Closing call to action, to the contact page">
      <ClosingCta />
    </Specimen>
    <Specimen name="Closing call to action, with doubts">
      <ClosingCta doubts ground="sky" />
    </Specimen>
    <Specimen name="Closing call to action of a service page: opens a dialog">
      <ClosingCta
        ground="paper"
        heading="Ship it with us"
        text="Tell us what hurts most."
        button="Start your project"
        opens="serviceClosing"
        service="DevOps Practices"
      />
    </Specimen>
    <Specimen name="Band on sun">
      <CollaborateBand />
    </Specimen>
    <Specimen name="Band on pine, tight">
      <DiscussBand {...discuss} />
    </Specimen>
    <Specimen name="Big figures and cases">
      <Results />
    </Specimen>
    <Specimen name="Roadmap">
      <Roadmap />
    </Specimen>
    <Specimen name="Lead form on the page">
      <InlineLead formId="homeInline" lead={homeHeadings.formLead} />
    </Specimen>
  </>
);
