import { GuaranteeNote } from '../../components/GuaranteeNote';
import { SearchBox } from '../../components/SearchBox';
import { internships } from '../../content/internships';
import { internshipsPage } from '../../content/internshipsPage';
import { nouns } from '../../content/labels';
import { PageHero } from '../listing/PageHero';

const { hero, search } = internshipsPage.listing;

const searched = { texts: internships.map(({ title }) => title), noun: nouns.programme };

/** The heading of the list with its search box. */
export const InternshipListHero = () => (
  <PageHero
    ground="sky"
    list
    size="long"
    heading={hero.heading}
    text={hero.text}
    art="page-internship-list"
    alt={hero.alt}
  >
    {internships.length > 0 && (
      <SearchBox label={search.label} placeholder={search.placeholder} searched={searched} />
    )}
    <GuaranteeNote />
  </PageHero>
);
