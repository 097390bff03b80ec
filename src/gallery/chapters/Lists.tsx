import { Breadcrumbs } from '../../components/Breadcrumbs';
import { LinkRows } from '../../components/LinkRows';
import { NotFound } from '../../components/NotFound';
import { PagedList } from '../../components/PagedList';
import { Pagination } from '../../components/Pagination';
import { SearchBox } from '../../components/SearchBox';
import { paths } from '../../config/paths';
import { courseNotFound } from '../../content/blocks';
import { courses } from '../../content/courses';
import { coursesPage } from '../../content/coursesPage';
import { offers, strengths } from '../../content/home';
import { nouns } from '../../content/labels';
import { SiteSearch } from '../../layout/SiteSearch';
import { CourseCard } from '../../sections/courses/CourseCard';
import { Specimen } from '../Specimen';

const positions = [
  [1, 2],
  [1, 9],
  [2, 9],
  [5, 9],
  [9, 9],
] as const;
const here = () => '/';
const trail = [{ label: 'Skill-Oriented Courses', to: paths.courses }];

const CourseSearch = () => (
  <>
    <SearchBox label="Looking for a specific course?" placeholder="React, data, design…" keepsPage />
    <br />
    <PagedList
      heading="All courses"
      items={courses}
      keyOf={({ id }) => id}
      textOf={({ title }) => title}
      pageSizes={{ wide: 3, narrow: 2 }}
      noun={nouns.course}
      suggestedSearches={coursesPage.catalogue.suggestedSearches}
      saysPage
    >
      {(course) => <CourseCard course={course} />}
    </PagedList>
  </>
);

/** Lists with search, pages and links back. */
export const Lists = () => (
  <>
    <Specimen name="Search box with a button" ground="sky">
      <SearchBox placeholder="What would you like to learn?" button="Find Courses" />
    </Specimen>
    <Specimen name="Search box and list: three a page, two on a phone" ground="paper">
      <CourseSearch />
    </Specimen>
    <Specimen name="The list when nothing matches" ground="paper" address="/?q=juggling">
      <CourseSearch />
    </Specimen>
    {positions.map(([page, pages]) => (
      <Specimen key={`${page} of ${pages}`} name={`Page links, page ${page} of ${pages}`} ground="white">
        <Pagination page={page} pages={pages} addressOf={here} saysPage={page === 5} />
      </Specimen>
    ))}
    <Specimen name="Page links, one page: none" ground="white">
      <Pagination page={1} pages={1} addressOf={here} />
    </Specimen>
    <Specimen name="Links that lead on, with a fact and without" ground="paper">
      <LinkRows label={offers[0].linksLabel} links={offers[0].links} />
      <LinkRows label={offers[1].linksLabel} links={offers[1].links} />
    </Specimen>
    <Specimen name="Links that a section is about" ground="white">
      <LinkRows large label={strengths.linksLabel} links={strengths.links} />
    </Specimen>
    <Specimen name="Breadcrumbs" ground="paper">
      <Breadcrumbs trail={trail} here="Java Full Stack" />
    </Specimen>
    <Specimen name="Breadcrumbs on pine, with a long name" ground="pine">
      <Breadcrumbs
        trail={trail}
        here="API Integration Course - Modern Python with Flask API, and a name that no phone has room for"
      />
    </Specimen>
    <Specimen name="Search of the whole site, on the 404 page" ground="sun">
      <SiteSearch />
    </Specimen>
    <Specimen name="An id that does not exist">
      <NotFound {...courseNotFound} links={[{ label: 'All courses', to: paths.courseList }, ...trail]} />
    </Specimen>
  </>
);
