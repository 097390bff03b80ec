import { styled } from '@mui/material/styles';
import type { Article, Block } from '../../../schemas/content';
import { Container } from '../../components/Section';
import { island } from '../../islands/island';
import { paths } from '../../paths';
import { from, space, type } from '../../theme/tokens';
import { BodyBlock } from './BodyBlock';

const ShareLinks = island<{ title: string; path: string }>('share', () => import('./ShareLinks'), 'visible');

const Root = styled('section')({ paddingBlock: space(6), [from.lg]: { paddingBlock: space(10) } });
const Text = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  // About 70 characters a line.
  maxWidth: '39rem',
  marginInline: 'auto',
  fontSize: '1.125rem',
  lineHeight: 1.65,
  [from.lg]: { fontSize: '1.1875rem' },
  '& h2': { ...type.subtitle, paddingTop: space(2) },
  '& h3': type.card,
});

/** The text of an article, block by block, and the ways to pass it on. */
export const ArticleBody = ({ article, body }: { article: Article; body: readonly Block[] }) => (
  <Root data-ground="white" aria-label={article.title}>
    <Container>
      <Text>
        {body.map((block) => (
          <BodyBlock key={JSON.stringify(block)} block={block} />
        ))}
        <ShareLinks title={article.title} path={paths.article(article.id)} />
      </Text>
    </Container>
  </Root>
);
