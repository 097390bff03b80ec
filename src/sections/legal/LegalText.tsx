import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { LegalPage } from '../../../schemas/content';
import { LinkRows } from '../../components/LinkRows';
import { legalLinks } from '../../content/navigation';
import { otherPoliciesHeading } from '../../content/nextPages';
import { whole } from '../../content/phrases';
import { JsonLd } from '../../seo/JsonLd';
import { webPage } from '../../seo/webPage';
import { barHeight, border, colour, unspoken } from '../../theme/tokens';
import { Contents } from './Contents';
import { withEmail } from './withEmail';

/**
 * The distance in px of a legal page's text from the top of the window. The height of the bar is not part of it: the
 * page's frame adds that.
 */
const OFFSET = 79;

/** A section, with its number in a column of its own; on a phone the number is above the text. */
const numbered = {
  counterIncrement: 'section',
  paddingTop: 4,
  borderTop: border,
  display: 'grid',
  rowGap: 2,
  columnGap: { xs: 1, md: 2 },
  gridTemplateColumns: { xs: '2.25rem minmax(0, 1fr)', md: '5rem minmax(0, 1fr)' },
  '& > *': { gridColumn: { xs: '1 / -1', md: 2 } },
  '&::before': {
    ...unspoken('counter(section)'),
    typography: { xs: 'numeral', md: 'partNumber' },
    lineHeight: 1,
    gridRow: 1,
    alignSelf: 'baseline',
    color: colour.clay,
  },
  '& > h2': { gridColumn: 2, breakAfter: 'avoid', alignSelf: 'baseline' },
} as const;

type Block = LegalPage['sections'][number]['blocks'][number];

const LegalBlock = ({ block }: { block: Block }) =>
  'paragraph' in block ? (
    <p>{withEmail(block.paragraph)}</p>
  ) : (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'disc', paddingLeft: 3 }}>
      {block.list.map((item) => (
        <Box key={item} component="li" sx={{ display: 'list-item', '&::marker': { color: colour.clay } }}>
          {withEmail(item)}
        </Box>
      ))}
    </Stack>
  );

/** Three shapes on the line: a sheet, a stamp and a folder. */
const Ornament = () => (
  <Box
    component="svg"
    viewBox="0 0 300 121"
    aria-hidden="true"
    focusable="false"
    sx={{
      display: { xs: 'none', md: 'block' },
      position: 'absolute',
      right: 0,
      bottom: 0,
      width: { md: 176, lg: 360 },
      height: 'auto',
    }}
  >
    <Box
      component="g"
      stroke={colour.ink}
      strokeWidth="2"
      sx={{ '& > *': { vectorEffect: 'non-scaling-stroke' } }}
    >
      <path d="M1 121V61a60 60 0 0 1 60-60h38v120z" fill={colour.pine} />
      <path d="M99 1h100v120H99z" fill={colour.white} />
      <path d="M119 33h60M119 55h60M119 77h36" strokeWidth="6" />
      <path d="M199 121V21a100 100 0 0 1 100 100z" fill={colour.sun} />
      <circle cx="199" cy="101" r="20" fill={colour.clay} />
    </Box>
  </Box>
);

/** A legal text with its table of contents. */
export const LegalText = ({ page, path }: { page: LegalPage; path: string }) => {
  const { title, effective, intro, sections } = page;
  return (
    <Box data-ground="paper" sx={{ paddingTop: `${OFFSET - barHeight}px`, paddingBottom: 10 }}>
      <Container>
        {/* Not a `header`, which print styles hide: a printed policy needs its title and date. */}
        <Stack
          spacing={2}
          sx={{
            pt: { xs: 5, lg: 9 },
            pb: { xs: 5, lg: 7 },
            borderBottom: border,
            position: 'relative',
          }}
        >
          <Typography variant="h1">{title}</Typography>
          <p>{effective.replaceAll(/\d+ \w+ \d+/g, whole)}</p>
          <Ornament />
        </Stack>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, lg: 10 },
            paddingTop: 5,
            gridTemplateColumns: { lg: 'minmax(18rem, 1fr) minmax(0, 45rem)' },
            alignItems: { lg: 'start' },
            '@media print': { display: 'block' },
          }}
        >
          <Contents sections={sections} />
          {/* The lines are as wide as the text. */}
          <Stack
            spacing={5}
            sx={{
              counterReset: 'section',
              maxWidth: '45rem',
              '--text-wrap': { xs: 'pretty', md: 'balance' },
            }}
          >
            <Stack spacing={2} sx={{ typography: 'subtitle1', '--text-wrap': 'balance' }}>
              {intro.map((paragraph) => (
                <p key={paragraph}>{withEmail(paragraph)}</p>
              ))}
            </Stack>
            {sections.map(({ slug, heading, blocks }) => (
              <Box key={slug} component="section" id={slug} tabIndex={-1} sx={numbered}>
                <Typography variant="h3" component="h2">
                  {heading}
                </Typography>
                {blocks.map((block) => (
                  <LegalBlock key={'paragraph' in block ? block.paragraph : block.list[0]} block={block} />
                ))}
              </Box>
            ))}
            <Box component="nav" data-print="no" aria-label={otherPoliciesHeading}>
              <LinkRows label={otherPoliciesHeading} links={legalLinks.filter(({ to }) => to !== path)} />
            </Box>
          </Stack>
        </Box>
      </Container>
      <JsonLd data={webPage({ name: title, path })} />
    </Box>
  );
};
