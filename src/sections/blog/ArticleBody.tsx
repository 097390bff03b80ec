import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Article, ArticleText, Block, BlockOf } from '../../../schemas/content';
import { paths } from '../../config/paths';
import { blog } from '../../content/blog';
import { island } from '../../runtime/island';
import { barHeight, border } from '../../theme/tokens';
import { AboutAuthor } from './AboutAuthor';
import { BodyBlock } from './BodyBlock';
import { Programmes } from './Programmes';
import { Sources } from './Sources';

const ShareLinks = island<{ title: string; path: string }>('share', () => import('./ShareLinks'));

/** From here on the list of contents has room next to the text and its wider programs. */
const roomy = '@media (min-width: 1280px)';
/** An article with fewer headings needs no list of them. */
const LEAST = 4;

const page = {
  [roomy]: { display: 'grid', gridTemplateColumns: '1fr minmax(0, 39rem) 1fr' },
  '@media print': { display: 'block' },
} as const;
const contents = {
  display: 'none',
  [roomy]: { display: 'block' },
  position: 'sticky',
  top: barHeight + 24,
  alignSelf: 'start',
  width: '13rem',
  maxHeight: `calc(100vh - ${barHeight + 48}px)`,
  overflowY: 'auto',
  paddingTop: 1.5,
  borderTop: border,
  typography: 'byline',
  '& a': {
    display: 'block',
    paddingBlock: 0.75,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const;
const column = {
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  // About 70 characters a line.
  maxWidth: '39rem',
  marginInline: 'auto',
} as const;

const isHeading = (block: Block): block is BlockOf<'heading'> => block.kind === 'heading';

/** Where a link to a heading leads. */
const idOf = (index: number) => `part-${index + 1}`;

/** Links to the headings of the text, next to it. */
const Contents = ({ headings }: { headings: readonly BlockOf<'heading'>[] }) => (
  <Box component="nav" aria-label={blog.article.contents} sx={contents}>
    <Typography variant="subtitle2">{blog.article.contents}</Typography>
    <ol>
      {headings.map(({ text }, index) => (
        <li key={text}>
          <a href={`#${idOf(index)}`}>{text}</a>
        </li>
      ))}
    </ol>
  </Box>
);

/** The text of an article, block by block, and the ways to pass it on. */
export const ArticleBody = ({ article, text }: { article: Article; text: ArticleText }) => {
  const headings = text.body.filter(isHeading);
  return (
    <Box component="section" data-ground="white" aria-label={article.title} sx={{ py: { xs: 6, lg: 10 } }}>
      <Container sx={page}>
        {headings.length >= LEAST && <Contents headings={headings} />}
        <Typography variant="article" component="div" sx={column}>
          {text.body.map((block) => (
            <BodyBlock
              key={JSON.stringify(block)}
              block={block}
              id={isHeading(block) ? idOf(headings.indexOf(block)) : undefined}
            />
          ))}
          <Programmes programmes={text.programmes} />
          <Sources body={text.body} />
          <AboutAuthor author={text.author} />
          <ShareLinks title={article.title} path={paths.article(article.id)} />
        </Typography>
      </Container>
    </Box>
  );
};
