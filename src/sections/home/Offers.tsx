import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../components/CheckList';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { Section, Standfirst } from '../../components/Section';
import { Split } from '../../components/Split';
import { Toggle } from '../../components/Toggle';
import { homeHeadings, offers } from '../../content/home';
import { Wall } from './Wall';

/** The promise, beside its points. */
const beside = {
  alignItems: { md: 'start' },
  gap: { xs: 3, md: 5, lg: 8 },
  gridTemplateColumns: { md: 'minmax(0, 1.2fr) minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
} as const;

/**
 * Software and courses in two tabs, each with links to what it names. Both are in the page, and the toggle shows one.
 */
const Offers = () => (
  <Section ground="paper" label={homeHeadings.offers}>
    <Toggle
      label={homeHeadings.offers}
      options={offers.map(({ id, tab, heading, text, points, linksLabel, links }) => ({
        id,
        label: tab,
        content: (
          <Stack sx={{ gap: { xs: 4, lg: 6 } }}>
            <Split sx={beside}>
              <Stack spacing={3}>
                <Typography variant="h2">{heading}</Typography>
                <Standfirst>{text}</Standfirst>
              </Stack>
              <Stack spacing={3}>
                <CheckList items={points} />
                {id === 'edtech' && <GuaranteeNote />}
              </Stack>
            </Split>
            <Wall label={linksLabel} links={links} />
          </Stack>
        ),
      }))}
    />
  </Section>
);

export default Offers;
