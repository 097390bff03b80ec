import { PagedList } from '../../components/PagedList';
import { Section } from '../../components/Section';
import { courses } from '../../content/courses';
import { coursesPage } from '../../content/coursesPage';
import { CourseCard } from './CourseCard';

/** The catalogue: six courses a page, four on a phone. */
const CourseResults = () => (
  <Section ground="paper" title={coursesPage.catalogue.listHeading} lead={coursesPage.catalogue.listLead}>
    <PagedList
      items={courses}
      keyOf={({ id }) => id}
      textOf={({ title }) => title}
      pageSizes={{ wide: 6, narrow: 4 }}
      noun={{ one: 'course', many: 'courses' }}
      tries={coursesPage.catalogue.tries}
      saysPage
    >
      {(course) => <CourseCard course={course} />}
    </PagedList>
  </Section>
);

export default CourseResults;
