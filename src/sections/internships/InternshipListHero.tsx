import { GuaranteeNote } from '../../components/GuaranteeNote';
import { SearchBox } from '../../components/SearchBox';
import { internshipsPage } from '../../content/internshipsPage';
import { PageHero } from '../listing/PageHero';

const { hero, search } = internshipsPage.listing;

/** The heading of the listing with its search box. */
export const InternshipListHero = () => (
  <PageHero
    ground="sky"
    long
    heading={hero.heading}
    text={hero.text}
    art="page-internship-list"
    alt={hero.alt}
  >
    <SearchBox label={search.label} placeholder={search.placeholder} />
    <GuaranteeNote whole />
  </PageHero>
);
