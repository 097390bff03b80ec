import { Fragment } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { CourseDetail as Detail } from '../../schemas/content';
import { CardItem } from '../components/CardGrid';
import { DialogButton } from '../components/DialogButton';
import { LogoStrip } from '../components/LogoStrip';
import { NotFound } from '../components/NotFound';
import { PhoneBanner } from '../components/PhoneBanner';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { courseNotFound } from '../content/blocks';
import { courses } from '../content/courses';
import { loadCourse } from '../content/courses/details';
import { detailPages } from '../content/detailPages';
import { programmePriceBar } from '../content/priceBar';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { loadPage } from '../navigation/loadPage';
import { CourseCard } from '../sections/courses/CourseCard';
import { Careers } from '../sections/detail/Careers';
import { DetailHero } from '../sections/detail/DetailHero';
import { Features } from '../sections/detail/Features';
import { othersOf } from '../sections/detail/othersOf';
import { Related } from '../sections/detail/Related';
import { PriceBar } from '../sections/PriceBar';
import { describeCourse } from '../seo/course';
import { JsonLd } from '../seo/JsonLd';
import { idOf } from './idOf';

const Certification = island('certification', () => import('../sections/detail/Certification'));
const FactPanel = island('facts', () => import('../sections/detail/FactPanel'));

const copy = detailPages.courses;
const allCourses = { label: copy.list, to: paths.courseList };

/** The data of a course for its page, or null when the address names none. */
export const loader = async (args: LoaderFunctionArgs): Promise<Detail | null> => {
  const id = idOf(args);
  const load = id === undefined ? undefined : loadCourse[id];
  return load ? (await loadPage(load, args)).detail : null;
};

const CourseDetail = () => {
  const detail = useLoaderData<Detail | null>();
  // The lists need every course, so the record that they show is apart from the page's own, which is loaded with it.
  const course = courses.find(({ id }) => id === detail?.id);
  const others = othersOf(courses, detail?.id);
  const related = others.length > 0 && (
    <Related title={copy.related} all={allCourses}>
      {others.map((other) => (
        <CardItem key={other.id}>
          <CourseCard course={other} />
        </CardItem>
      ))}
    </Related>
  );
  if (!detail || !course) {
    return (
      <NotFound {...courseNotFound} hat links={[allCourses, { label: copy.landing, to: paths.courses }]}>
        {related}
      </NotFound>
    );
  }
  const art = `course-${course.slug}`;
  const path = paths.course(detail.id);
  return (
    // With the key the page of another course begins with new elements, and nothing that was opened here stays open there.
    <Fragment key={detail.id}>
      <Seo seo={detail.seo} path={path} image={art} />
      <DetailHero
        ground="sky"
        kind="course"
        art={art}
        alt={course.alt}
        detail={detail}
        subtitle={course.subtitle}
        trail={[{ label: copy.crumb, to: paths.courses }]}
      />
      <Fold>
        <LogoStrip ground="white" title={copy.hiring} />
        <PriceBar
          {...programmePriceBar('course', course.slug)}
          opens="course"
          subject={detail.title}
          ground="white"
        >
          <FactPanel kind="course" slug={course.slug} />
          <Features features={detail.features} />
          <Careers careers={detail.careers} />
          <Certification certification={detail.certification} title={detail.title} kind="course" />
          {related}
        </PriceBar>
        <PhoneBanner {...copy.banner}>
          <DialogButton opens="course" subject={detail.title} size="large">
            {detail.cta}
          </DialogButton>
        </PhoneBanner>
        <JsonLd data={describeCourse({ detail, subtitle: course.subtitle, path, image: art })} />
      </Fold>
    </Fragment>
  );
};

export default CourseDetail;
