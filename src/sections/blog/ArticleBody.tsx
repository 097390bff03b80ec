import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Article, ArticleText } from '../../../schemas/content';
import { paths } from '../../config/paths';
import { island } from '../../runtime/island';
import { AboutAuthor } from './AboutAuthor';
import { BodyBlock } from './BodyBlock';
import { Programmes } from './Programmes';
import { Sources } from './Sources';

const ShareLinks = island<{ title: string; path: string }>('share', () => import('./ShareLinks'));

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  // About 70 characters a line.
  maxWidth: '39rem',
  marginInline: 'auto',
} as const;

/** The text of an article, block by block, and the ways to pass it on. */
export const ArticleBody = ({ article, text }: { article: Article; text: ArticleText }) => (
  <Box component="section" data-ground="white" aria-label={article.title} sx={{ py: { xs: 6, lg: 10 } }}>
    <Container>
      <Typography variant="article" component="div" sx={column}>
        {text.body.map((block) => (
          <BodyBlock key={JSON.stringify(block)} block={block} />
        ))}
        <Programmes programmes={text.programmes} />
        <Sources body={text.body} />
        <AboutAuthor author={text.author} />
        <ShareLinks title={article.title} path={paths.article(article.id)} />
      </Typography>
    </Container>
  </Box>
);
