import { Fragment } from 'react';
import { SearchBox } from '../../components/SearchBox';
import { Whole } from '../../components/WholeWords';
import { coursesPage } from '../../content/coursesPage';
import { PageHero } from '../listing/PageHero';

const { heading, subtext, placeholder, button, alt } = coursesPage.catalogue;

/** Its last words and its second and third stay together, or it would break after 'Top'. */
const lines = heading.split(/(Top Courses|Career Goals)/).map((part, place) => {
  const Part = place % 2 === 1 ? Whole : Fragment;
  return <Part key={part}>{part}</Part>;
});

/** The heading of the catalogue with its search box. */
export const CatalogueHero = () => (
  <PageHero ground="sun" heading={lines} text={subtext} art="page-course-list" alt={alt}>
    <SearchBox placeholder={placeholder} button={button} keepsPage />
  </PageHero>
);
