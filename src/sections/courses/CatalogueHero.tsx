import { SearchBox } from '../../components/SearchBox';
import { courses } from '../../content/courses';
import { coursesPage } from '../../content/coursesPage';
import { nouns } from '../../content/labels';
import { PageHero } from '../listing/PageHero';

const { heading, subtext, placeholder, button, alt } = coursesPage.catalogue;

const searched = { texts: courses.map(({ title }) => title), noun: nouns.course };

/** The heading of the catalogue with its search box. */
export const CatalogueHero = () => (
  <PageHero ground="sun" list hasSearch heading={heading} text={subtext} art="page-course-list" alt={alt}>
    <SearchBox placeholder={placeholder} button={button} searched={searched} keepsPage />
  </PageHero>
);
