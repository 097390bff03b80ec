import { styled } from '@mui/material/styles';
import { PagedList } from '../../components/PagedList';
import { RESULTS } from '../../components/useListAddress';
import { Section } from '../../components/Section';
import { internships } from '../../content/internships';
import { internshipsPage } from '../../content/internshipsPage';
import { border, colour, radius, space } from '../../theme/tokens';
import { InternshipCard } from './InternshipCard';

const { tab, listHeading } = internshipsPage.listing;
const TAB = 'tab-all';

const Tabs = styled('div')({ marginBottom: space(2) });
const Tab = styled('button')({
  minHeight: 44,
  paddingInline: space(3),
  border,
  borderRadius: radius.pill,
  backgroundColor: colour.ink,
  color: colour.cream,
  fontWeight: 700,
  cursor: 'pointer',
});

/** All programmes: nine a page, five on a phone. There is one filter, 'all', so its tab is chosen. */
const InternshipResults = () => (
  <Section ground="paper" label={listHeading}>
    <h2 className="visually-hidden">{listHeading}</h2>
    <Tabs role="tablist" aria-label={listHeading}>
      <Tab id={TAB} type="button" role="tab" aria-selected="true" aria-controls={RESULTS}>
        {tab}
      </Tab>
    </Tabs>
    <PagedList
      items={internships}
      keyOf={({ id }) => id}
      textOf={({ title }) => title}
      pageSizes={{ wide: 9, narrow: 5 }}
      noun={{ one: 'programme', many: 'programmes' }}
      tabId={TAB}
    >
      {(internship) => <InternshipCard internship={internship} />}
    </PagedList>
  </Section>
);

export default InternshipResults;
