import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { createElement, Fragment } from 'react';
import type { Article, ArticleText, Block, BlockOf } from '../../../schemas/content';
import { Icon } from '../../components/Icon';
import { paths } from '../../config/paths';
import { blog } from '../../content/blog';
import { island } from '../../handover/island';
import { barHeight, border } from '../../theme/tokens';
import { AboutAuthor } from './AboutAuthor';
import { BodyBlock } from './BodyBlock';
import { Corrections } from './Corrections';
import { Programmes } from './Programmes';
import { Sources } from './Sources';

const ShareLinks = island<{ title: string; path: string }>('share', () => import('./ShareLinks'));

/** The fewest headings for which an article lists them. */
const LEAST = 4;

/**
 * About 75 characters a line, also where letters are larger. Text, tables, programs and pictures share it, so the column has
 * straight edges.
 */
const measure = 'clamp(43rem, 42.5vw, 51rem)';

/** On a desktop the text is in the middle, and the contents are left of it. */
const page = {
  display: 'grid',
  gap: { xs: 5, lg: 5, xl: 8 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: `minmax(13rem, 1fr) minmax(0, ${measure}) minmax(0, 1fr)`,
  },
  '@media print': { display: 'block' },
} as const;
/** Sticky on a desktop, so that the list is at hand wherever the reader is. */
const contents = {
  gridArea: { lg: '1 / 1' },
  position: { lg: 'sticky' },
  top: barHeight + 24,
  alignSelf: 'start',
  maxHeight: { lg: `calc(100vh - ${barHeight + 48}px)` },
  overflowY: { lg: 'auto' },
  paddingBlock: { md: 1.5, lg: '12px 0' },
  borderTop: border,
  borderBottom: { xs: border, lg: 0 },
  typography: 'byline',
  '& a': {
    display: 'block',
    paddingBlock: 0.75,
    color: 'inherit',
    breakInside: 'avoid',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const;
const column = {
  gridArea: { lg: '1 / 2' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  maxWidth: measure,
  '--text-wrap': 'pretty',
} as const;

/** On a phone the list is closed, so that the text starts within the first screens. */
const fromTablet = { display: { xs: 'none', md: 'block' } } as const;
const list = {
  ...fromTablet,
  columns: { md: 2, lg: 'auto' },
  columnGap: 5,
  '[open] ~ &': { display: 'block' },
} as const;
const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
} as const;

/** The list of contents has the headings of the highest level. */
const isHeading = (block: Block): block is BlockOf<'heading'> =>
  block.kind === 'heading' && block.level === undefined;

/** Links to the headings of the text, for a reader who looks for one part of a long article. */
const Contents = ({ headings }: { headings: readonly BlockOf<'heading'>[] }) => (
  <Box component="nav" aria-label={blog.article.contents} sx={contents}>
    <Box component="details" sx={{ display: { md: 'none' } }}>
      <Typography variant="subtitle2" component="summary" sx={summary}>
        {blog.article.contents}
        <Icon name="caret-down" />
      </Typography>
    </Box>
    <Typography variant="subtitle2" sx={fromTablet}>
      {blog.article.contents}
    </Typography>
    <Box component="ol" sx={list}>
      {headings.map(({ text, id }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </Box>
  </Box>
);

/** Without a key, because blocks keep their order and two may be equal, such as breaks. */
const toElement = (block: Block) => createElement(BodyBlock, { block });

/** The text of an article, block by block, and the links to share it. */
export const ArticleBody = ({ article, text }: { article: Article; text: ArticleText }) => {
  const headings = text.body.filter(isHeading);
  return (
    <Box component="section" data-ground="white" aria-label={article.title} sx={{ py: { xs: 6, lg: 10 } }}>
      <Container sx={page}>
        {headings.length >= LEAST && <Contents headings={headings} />}
        <Typography variant="article" component="div" sx={column}>
          {createElement(Fragment, null, ...text.body.map(toElement))}
          <Programmes programmes={text.programmes} />
          <AboutAuthor author={text.author} />
          <ShareLinks title={article.title} path={paths.article(article.id)} />
          <Corrections corrections={text.corrections} />
          <Sources body={text.body} />
        </Typography>
      </Container>
    </Box>
  );
};
