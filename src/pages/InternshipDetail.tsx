import { Fragment } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { InternshipDetail as Detail } from '../../schemas/content';
import { CardItem } from '../components/CardGrid';
import { ClosingCta } from '../components/ClosingCta';
import { LogoStrip } from '../components/LogoStrip';
import { NotFound } from '../components/NotFound';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { courseNotFound } from '../content/blocks';
import { detailPages } from '../content/detailPages';
import { internships } from '../content/internships';
import { loadInternship } from '../content/internships/details';
import { programmePriceBar } from '../content/priceBar';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { loadPage } from '../navigation/loadPage';
import { Careers } from '../sections/detail/Careers';
import { DetailHero } from '../sections/detail/DetailHero';
import { Features } from '../sections/detail/Features';
import { othersOf } from '../sections/detail/othersOf';
import { Related } from '../sections/detail/Related';
import { InternshipCard } from '../sections/internships/InternshipCard';
import { SmallOutcomes } from '../sections/internships/SmallOutcomes';
import { PriceBar } from '../sections/PriceBar';
import { describeCourse } from '../seo/course';
import { JsonLd } from '../seo/JsonLd';
import { idOf } from './idOf';

const Certification = island('certification', () => import('../sections/detail/Certification'));
const FactPanel = island('facts', () => import('../sections/detail/FactPanel'));

const { crumb, landing, related: relatedTitle, list, seo } = detailPages.internships;
const allInternships = { label: list, to: paths.internshipList };

export const loader = async (args: LoaderFunctionArgs): Promise<Detail | null> => {
  const id = idOf(args);
  const load = id === undefined ? undefined : loadInternship[id];
  return load ? (await loadPage(load, args)).detail : null;
};

const InternshipDetail = () => {
  const detail = useLoaderData<Detail | null>();
  const internship = internships.find(({ id }) => id === detail?.id);
  const others = othersOf(internships, detail?.id);
  const related = others.length > 0 && (
    <Related title={relatedTitle} all={allInternships}>
      {others.map((other) => (
        <CardItem key={other.id}>
          <InternshipCard internship={other} />
        </CardItem>
      ))}
    </Related>
  );
  if (!detail || !internship) {
    return (
      <NotFound {...courseNotFound} hat links={[allInternships, { label: landing, to: paths.internships }]}>
        {related}
      </NotFound>
    );
  }
  const art = `internship-${internship.slug}`;
  const path = paths.internship(detail.id);
  return (
    <Fragment key={detail.id}>
      <Seo seo={detail.seo ?? seo} path={path} image={art} />
      <DetailHero
        ground="sun"
        kind="internship"
        art={art}
        alt={internship.alt}
        detail={detail}
        subtitle={detail.subtitle}
        trail={[{ label: crumb, to: paths.internships }]}
      />
      <Fold>
        <LogoStrip ground="white" title={detail.hiringHeading} />
        <PriceBar
          {...programmePriceBar('internship', internship.slug)}
          opens="course"
          subject={detail.title}
          ground="white"
        >
          <FactPanel kind="internship" slug={internship.slug} />
          <Features features={detail.features} />
          <Careers careers={detail.careers} />
          <Certification certification={detail.certification} title={detail.title} kind="internship" />
          {related}
        </PriceBar>
        <ClosingCta dialog={{ opens: 'course', subject: detail.title }} picture={<SmallOutcomes />} />
        <JsonLd data={describeCourse({ detail, subtitle: detail.subtitle, path, image: art })} />
      </Fold>
    </Fragment>
  );
};

export default InternshipDetail;
