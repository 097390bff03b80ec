import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { LegalPage } from '../../../schemas/content';
import { JsonLd } from '../../seo/JsonLd';
import { webPage } from '../../seo/webPage';
import { barHeight, border, colour } from '../../theme/tokens';
import { Contents } from './Contents';
import { withEmail } from './withEmail';

/** How far below the top of the window a legal page begins, in px; the page's frame keeps the bar's height free. */
const OFFSET = 79;

// Not a `header`: those are left out in print, and a printed policy needs its title and date.
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(5),
  borderBottom: border,
  [theme.breakpoints.up('lg')]: { position: 'relative', paddingBlock: theme.spacing(9, 7) },
  // Three shapes on the line: a sheet, a stamp and a folder.
  '& > svg': {
    display: 'none',
    [theme.breakpoints.up('lg')]: { display: 'block', position: 'absolute', right: 0, bottom: 0 },
  },
}));
const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: '44rem',
  counterReset: 'section',
  '& > *': { display: 'grid', gap: theme.spacing(2) },
  '& > div': { ...theme.typography.subtitle1 },
  '& > section': { counterIncrement: 'section', paddingTop: theme.spacing(4), borderTop: border },
  // The numbers of the table of contents.
  '& h2::before': { content: 'counter(section) / ""', marginRight: '0.6em', color: colour.clay },
  '& h2': { ...theme.typography.h3, breakAfter: 'avoid' },
  '& ul': { listStyle: 'disc', display: 'grid', gap: theme.spacing(1), paddingLeft: theme.spacing(3) },
  '& li::marker': { color: colour.clay },
}));

type Block = LegalPage['sections'][number]['blocks'][number];

const LegalBlock = ({ block }: { block: Block }) =>
  'paragraph' in block ? (
    <p>{withEmail(block.paragraph)}</p>
  ) : (
    <ul>
      {block.list.map((item) => (
        <li key={item}>{withEmail(item)}</li>
      ))}
    </ul>
  );

const Ornament = () => (
  <svg viewBox="0 0 300 121" width="300" height="121" aria-hidden="true" focusable="false">
    <g stroke={colour.ink} strokeWidth="2">
      <path d="M1 121V61a60 60 0 0 1 60-60h38v120z" fill={colour.pine} />
      <path d="M99 1h100v120H99z" fill={colour.white} />
      <path d="M119 33h60M119 55h60M119 77h36" strokeWidth="6" />
      <path d="M199 121V21a100 100 0 0 1 100 100z" fill={colour.sun} />
      <circle cx="199" cy="101" r="20" fill={colour.clay} />
    </g>
  </svg>
);

/** A legal text with its table of contents. */
export const LegalText = ({ page, path }: { page: LegalPage; path: string }) => {
  const { title, effective, intro, sections } = page;
  return (
    <Box data-ground="paper" sx={{ paddingTop: `${OFFSET - barHeight}px`, paddingBottom: 10 }}>
      <Container>
        <Head>
          <Typography variant="h1">{title}</Typography>
          <p>{effective}</p>
          <Ornament />
        </Head>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, lg: 10 },
            paddingTop: 5,
            gridTemplateColumns: { lg: '18rem minmax(0, 44rem)' },
            alignItems: { lg: 'start' },
            '@media print': { display: 'block' },
          }}
        >
          <Contents sections={sections} />
          <Text>
            <div>
              {intro.map((paragraph) => (
                <p key={paragraph}>{withEmail(paragraph)}</p>
              ))}
            </div>
            {sections.map(({ slug, heading, blocks }) => (
              <section key={slug} id={slug} tabIndex={-1}>
                <h2>{heading}</h2>
                {blocks.map((block) => (
                  <LegalBlock key={'paragraph' in block ? block.paragraph : block.list[0]} block={block} />
                ))}
              </section>
            ))}
          </Text>
        </Box>
      </Container>
      <JsonLd data={webPage({ name: title, path })} />
    </Box>
  );
};
