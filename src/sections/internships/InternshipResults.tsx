import Box from '@mui/material/Box';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { PagedList } from '../../components/PagedList';
import { Section } from '../../components/Section';
import { Toggle } from '../../components/Toggle';
import { internships } from '../../content/internships';
import { internshipsPage } from '../../content/internshipsPage';
import { nouns } from '../../content/labels';
import { InternshipCard } from './InternshipCard';

const { tab, listHeading } = internshipsPage.listing;

/** All programmes, with search and pages. There is only one filter, 'all', and it is always on. */
const InternshipResults = () =>
  internships.length > 0 && (
    <Section ground="paper" label={listHeading}>
      <PagedList
        heading={listHeading}
        under={<Toggle label={listHeading} options={[{ id: 'all', label: tab, content: null }]} />}
        items={internships}
        keyOf={({ id }) => id}
        textOf={({ title }) => title}
        pageSizes={{ wide: 9, narrow: 5 }}
        noun={nouns.programme}
        suggestedSearches={internshipsPage.listing.suggestedSearches}
      >
        {(internship) => <InternshipCard internship={internship} />}
      </PagedList>
      <Box sx={{ paddingTop: 5 }}>
        <GuaranteeNote withTerms />
      </Box>
    </Section>
  );

export default InternshipResults;
