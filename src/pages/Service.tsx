import { Fragment } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Service as ServiceContent } from '../../schemas/content';
import { ClosingCta } from '../components/ClosingCta';
import { Fold } from '../runtime/Fold';
import { Seo } from '../components/Seo';
import { serviceLoaders } from '../content/services/loaders';
import { servicesPage } from '../content/servicesPage';
import { island } from '../runtime/island';
import { loadPage } from '../runtime/loadPage';
import { paths, type ServiceSlug } from '../config/paths';
import { Benefits } from '../sections/Benefits';
import { DiscussBand } from '../sections/service/DiscussBand';
import { ServiceGrid } from '../sections/service/ServiceGrid';
import { ServiceHero } from '../sections/service/ServiceHero';
import { JsonLd } from '../seo/JsonLd';
import { describeService } from '../seo/service';

const InlineLead = island('inline-lead', () => import('../sections/InlineLead'), 'visible');
const HowItGoes = island('how-it-goes', () => import('../sections/service/HowItGoes'), 'navigation');

/** Finds the service by its address, in any case. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<ServiceContent> => {
  const slug = new URL(request.url).pathname.replaceAll('/', '').toLowerCase() as ServiceSlug;
  return (await loadPage(serviceLoaders[slug])).service;
};

/** One layout for all services. */
const Service = () => {
  const service = useLoaderData<ServiceContent>();
  const {
    slug,
    seo,
    name,
    hero,
    servicesHeading,
    services,
    firstMonth,
    whyHeading,
    benefits,
    discuss,
    closing,
  } = service;
  const path = paths.services[slug as ServiceSlug];
  const image = `service-${slug}`;
  return (
    <Fragment key={slug}>
      <Seo seo={seo} path={path} image={image} />
      <ServiceHero service={service} />
      <Fold />
      <ServiceGrid title={servicesHeading} services={services} />
      <HowItGoes slug={slug as ServiceSlug} weeks={firstMonth} />
      <Benefits ground="paper" title={whyHeading} benefits={benefits} />
      <DiscussBand {...discuss} />
      <ClosingCta ground="paper" {...closing} opens="serviceClosing" service={name} />
      <InlineLead formId="serviceInline" lead={servicesPage.formLead} />
      <JsonLd data={describeService({ name, description: hero.description, path, image })} />
    </Fragment>
  );
};

export default Service;
