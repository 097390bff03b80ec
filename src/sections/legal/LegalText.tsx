import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { LegalPage } from '../../../schemas/content';
import { JsonLd } from '../../seo/JsonLd';
import { webPage } from '../../seo/webPage';
import { barHeight, border, colour } from '../../theme/tokens';
import { Contents } from './Contents';
import { withEmail } from './withEmail';

/** How far below the top of the window a legal page begins, in px; the page's frame keeps the bar's height free. */
const OFFSET = 79;

const Root = styled('div')(({ theme }) => ({
  paddingTop: OFFSET - barHeight,
  paddingBottom: theme.spacing(10),
}));
// Not a `header`: those are left out in print, and a printed policy needs its title and date.
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(5),
  borderBottom: border,
  '& h1': theme.typography.h1,
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(8, 6) },
}));
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingTop: theme.spacing(5),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '18rem minmax(0, 44rem)',
    gap: theme.spacing(10),
    alignItems: 'start',
  },
  '@media print': { display: 'block' },
}));
const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: '44rem',
  '& > *': { display: 'grid', gap: theme.spacing(2) },
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

/** A legal text with its table of contents. */
export const LegalText = ({ page, path }: { page: LegalPage; path: string }) => {
  const { title, effective, intro, sections } = page;
  return (
    <Root data-ground="paper">
      <Container>
        <Head>
          <h1>{title}</h1>
          <p>{effective}</p>
        </Head>
        <Grid>
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
        </Grid>
      </Container>
      <JsonLd data={webPage({ name: title, path })} />
    </Root>
  );
};
