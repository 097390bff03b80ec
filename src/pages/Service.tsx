import { Fragment } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Service as ServiceContent } from '../../schemas/content';
import { Seo } from '../components/Seo';
import { isServiceSlug, paths, type ServiceSlug } from '../config/paths';
import { serviceFaqs } from '../content/faqs';
import { servicePriceBar } from '../content/priceBar';
import { serviceLoaders } from '../content/services/loaders';
import { servicesPage } from '../content/servicesPage';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { loadPage } from '../navigation/loadPage';
import { Benefits } from '../sections/Benefits';
import { exhibitOf } from '../sections/exhibits';
import { PriceBar } from '../sections/PriceBar';
import { Asks } from '../sections/service/Asks';
import { lookOf } from '../sections/service/looks';
import { ServiceGrid } from '../sections/service/ServiceGrid';
import { ServiceHero } from '../sections/service/ServiceHero';
import { Stage } from '../sections/service/Stage';
import { JsonLd } from '../seo/JsonLd';
import { describeService } from '../seo/service';
import type { Ground } from '../theme/palette';

const InlineLead = island('inline-lead', () => import('../sections/InlineLead'));
const Questions = island('faq', async () => ({
  default: (await import('../sections/FaqSection')).FaqSection,
}));
const HowItGoes = island('how-it-goes', () => import('../sections/service/HowItGoes'));

type ServiceData = ServiceContent & { slug: ServiceSlug };

/** Finds the service by its address, whose case does not matter. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<ServiceData> => {
  const slug = new URL(request.url).pathname.replaceAll('/', '').toLowerCase();
  if (!isServiceSlug(slug)) throw new Error(`No service has the address ${request.url}.`);
  const { service } = await loadPage(serviceLoaders[slug], { request });
  return { ...service, slug };
};

/** All services have the same sections in the same order. Ground, layout and exhibit differ. */
const Service = () => {
  const service = useLoaderData<ServiceData>();
  const { slug, seo, name, hero, firstMonth, whyHeading, benefits } = service;
  const path = paths.services[slug];
  const image = `service-${slug}`;
  const look = lookOf(slug);
  const exhibit = exhibitOf(slug);
  // Neighbouring sections have different grounds, and so has the list above them.
  const [ground, other] =
    look.listGround === 'white' ? (['paper', 'white'] as const) : (['white', 'paper'] as const);
  const benefitsAt = (on: Ground) => (
    <Benefits ground={on} title={whyHeading} benefits={benefits} layout={look.benefits} />
  );
  const isLate = look.weeks === 'path';
  return (
    <Fragment key={slug}>
      <Seo seo={seo} path={path} image={image} />
      <ServiceHero service={service}>{look.place === 'after' ? undefined : exhibit}</ServiceHero>
      <Fold>
        {look.place === 'after' && exhibit && <Stage on={look.stage ?? look.hero}>{exhibit}</Stage>}
        <PriceBar {...servicePriceBar(slug)} opens="serviceStart" subject={name} ground={ground}>
          <ServiceGrid service={service} />
          {isLate && benefitsAt(ground)}
          <HowItGoes slug={slug} weeks={firstMonth} ground={isLate ? other : ground} />
          {!isLate && benefitsAt(other)}
          <Questions ground={ground} title={servicesPage.faqHeading} faqs={serviceFaqs} />
        </PriceBar>
        <Asks service={service} />
        <InlineLead formId="serviceInline" lead={servicesPage.formLead} ground={look.form} machine={path} />
        <JsonLd data={describeService({ name, description: hero.description, path, image })} />
      </Fold>
    </Fragment>
  );
};

export default Service;
