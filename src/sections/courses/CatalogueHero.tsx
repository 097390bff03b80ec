import { SearchBox } from '../../components/SearchBox';
import { coursesPage } from '../../content/coursesPage';
import { PageHero } from '../listing/PageHero';

const { heading, subtext, placeholder, button, alt } = coursesPage.catalogue;

/** The heading of the catalogue with its search box. */
export const CatalogueHero = () => (
  <PageHero ground="sun" heading={heading} text={subtext} art="page-course-list" alt={alt}>
    <SearchBox placeholder={placeholder} button={button} keepsPage />
  </PageHero>
);
