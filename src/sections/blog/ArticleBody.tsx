import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { Article, ArticleText } from '../../../schemas/content';
import { island } from '../../runtime/island';
import { paths } from '../../config/paths';
import { colour } from '../../theme/tokens';
import { AboutAuthor } from './AboutAuthor';
import { BodyBlock } from './BodyBlock';
import { Programmes } from './Programmes';
import { Sources } from './Sources';

const ShareLinks = island<{ title: string; path: string }>('share', () => import('./ShareLinks'));

const Root = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(6),
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(10) },
}));
const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  // About 70 characters a line.
  maxWidth: '39rem',
  marginInline: 'auto',
  ...theme.typography.article,
  '& h2': { ...theme.typography.h3, paddingTop: theme.spacing(2) },
  '& h3': theme.typography.h4,
  // Citations do not push lines apart.
  '& sup': { lineHeight: 0 },
  // Code in a sentence; programs have a ground of their own.
  '& :not(pre) > code': {
    padding: '0.1em 0.3em',
    borderRadius: 6,
    backgroundColor: colour.paper,
    ...theme.typography.inlineCode,
    overflowWrap: 'anywhere',
  },
}));

/** The text of an article, block by block, and the ways to pass it on. */
export const ArticleBody = ({ article, text }: { article: Article; text: ArticleText }) => (
  <Root data-ground="white" aria-label={article.title}>
    <Container>
      <Text>
        {text.body.map((block) => (
          <BodyBlock key={JSON.stringify(block)} block={block} />
        ))}
        <Programmes programmes={text.programmes} />
        <Sources body={text.body} />
        <AboutAuthor author={text.author} />
        <ShareLinks title={article.title} path={paths.article(article.id)} />
      </Text>
    </Container>
  </Root>
);
