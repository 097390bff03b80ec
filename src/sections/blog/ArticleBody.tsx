import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { createElement, Fragment } from 'react';
import type { Article, ArticleText, Block, BlockOf } from '../../../schemas/content';
import { paths } from '../../config/paths';
import { island } from '../../handover/island';
import { AboutAuthor } from './AboutAuthor';
import { BodyBlock } from './BodyBlock';
import { Contents } from './Contents';
import { Corrections } from './Corrections';
import { Programmes } from './Programmes';
import { Sources } from './Sources';

const ShareLinks = island<{ title: string; path: string }>('share', () => import('./ShareLinks'));

/** An article with fewer headings has no list of contents. */
const FEWEST_HEADINGS = 4;

/**
 * About 75 characters a line, also where letters are larger. Text, tables, programs and pictures share it, so the column has
 * straight edges.
 */
const measure = 'clamp(43rem, 42.5vw, 51rem)';

/** On a desktop the text is in the middle, and the contents are left of it. */
const page = {
  display: 'grid',
  gap: { xs: 5, xl: 8 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: `minmax(13rem, 1fr) minmax(0, ${measure}) minmax(0, 1fr)`,
  },
  '@media print': { display: 'block' },
} as const;
const column = {
  gridArea: { lg: '1 / 2' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  maxWidth: measure,
  '--text-wrap': 'pretty',
} as const;

/** The list of contents has the headings of the highest level. */
const isHeading = (block: Block): block is BlockOf<'heading'> =>
  block.kind === 'heading' && block.level === undefined;

/** Without a key, because blocks keep their order and two may be equal, such as breaks. */
const toElement = (block: Block) => createElement(BodyBlock, { block });

/** The text of an article, block by block, and the links to share it. */
export const ArticleBody = ({ article, text }: { article: Article; text: ArticleText }) => {
  const headings = text.body.filter(isHeading);
  return (
    <Box component="section" data-ground="white" aria-label={article.title} sx={{ py: { xs: 6, lg: 10 } }}>
      <Container sx={page}>
        {headings.length >= FEWEST_HEADINGS && <Contents headings={headings} />}
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
