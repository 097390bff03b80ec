import Box from '@mui/material/Box';
import { PagedList } from '../../components/PagedList';
import { Section, Standfirst } from '../../components/Section';
import { courses } from '../../content/courses';
import { coursesPage } from '../../content/coursesPage';
import { nouns } from '../../content/labels';
import { CourseCard } from './CourseCard';

/** All courses, with search and pages. */
const CourseResults = () =>
  courses.length > 0 && (
    <Section ground="paper" label={coursesPage.catalogue.listHeading}>
      <PagedList
        heading={coursesPage.catalogue.listHeading}
        under={
          <Box sx={{ paddingBottom: 2 }}>
            <Standfirst>{coursesPage.catalogue.listLead}</Standfirst>
          </Box>
        }
        items={courses}
        keyOf={({ id }) => id}
        textOf={({ title }) => title}
        pageSizes={{ wide: 6, narrow: 4 }}
        noun={nouns.course}
        suggestedSearches={coursesPage.catalogue.suggestedSearches}
        saysPage
      >
        {(course) => <CourseCard course={course} />}
      </PagedList>
    </Section>
  );

export default CourseResults;
