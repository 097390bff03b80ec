import { lazy } from 'react';
import { ClosingCta } from '../../components/ClosingCta';
import { PhoneBanner } from '../../components/PhoneBanner';
import { courses } from '../../content/courses';
import { detailPages } from '../../content/detailPages';
import { homeHeadings } from '../../content/home';
import { programmePriceBar } from '../../content/priceBar';
import { services } from '../../content/services';
import { serviceLoaders } from '../../content/services/loaders';
import Results from '../../sections/home/Results';
import Roadmap from '../../sections/home/Roadmap';
import InlineLead from '../../sections/InlineLead';
import { PriceBar } from '../../sections/PriceBar';
import { Asks } from '../../sections/service/Asks';
import { CollaborateBand } from '../../sections/works/CollaborateBand';
import { Specimen } from '../Specimen';

const [{ slug }] = services;
const [course] = courses;
const AsksOfService = lazy(async () => {
  const { service } = await serviceLoaders[slug]();
  return { default: () => <Asks service={service} /> };
});

/** Full-width sections of pages: invitations, figures, the roadmap, a form. */
export const Bands = () => (
  <>
    <Specimen name="Banner with the phone number">
      <PhoneBanner {...detailPages.courses.banner} />
    </Specimen>
    <Specimen name="Closing call to action, to the contact page">
      <ClosingCta />
    </Specimen>
    <Specimen name="Closing call to action, with doubts">
      <ClosingCta doubts ground="sky" />
    </Specimen>
    <Specimen name="Band on sun">
      <CollaborateBand />
    </Specimen>
    <Specimen name="The two invitations of a service page">
      <AsksOfService />
    </Specimen>
    <Specimen name="Two invitations above the bar with the price, on a phone">
      <PriceBar
        {...programmePriceBar('course', course?.slug ?? '')}
        opens="course"
        subject={course?.title ?? ''}
        ground="sun"
      >
        <AsksOfService />
      </PriceBar>
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
