import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CheckList } from '../../components/CheckList';
import { FramedArt } from '../../components/FramedArt';
import { GuaranteeNote } from '../../components/GuaranteeNote';
import { LinkRows } from '../../components/LinkRows';
import { Lead, Section } from '../../components/Section';
import { Split } from '../../components/Split';
import { Toggle } from '../../components/Toggle';
import { homeHeadings, offers } from '../../content/home';

/** On a tablet the picture next to the words, or one offer would fill the screen. */
const besideOnTablet = {
  gridTemplateColumns: { md: 'minmax(0, 1.2fr) minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

/** Software and courses in two tabs, each with links to what it names. Both are in the page; the toggle shows one. */
const Offers = () => (
  <Section ground="paper" label={homeHeadings.offers}>
    <Toggle
      label={homeHeadings.offers}
      options={offers.map(({ id, tab, heading, text, points, art, alt, linksLabel, links }) => ({
        id,
        label: tab,
        content: (
          <Stack sx={{ gap: { xs: 5, lg: 8 } }}>
            <Split sx={besideOnTablet}>
              <Stack spacing={3}>
                <Typography variant="h2">{heading}</Typography>
                <Lead>{text}</Lead>
                <CheckList items={points} />
                {id === 'edtech' && <GuaranteeNote />}
              </Stack>
              <FramedArt id={art} alt={alt} sizes="(min-width: 1024px) 560px, 92vw" />
            </Split>
            <LinkRows label={linksLabel} links={links} />
          </Stack>
        ),
      }))}
    />
  </Section>
);

export default Offers;
