import { styled } from '@mui/material/styles';
import type { Author } from '../../../schemas/content';
import { blog } from '../../content/blog';
import { border, colour, radius, space, type } from '../../theme/tokens';

const Root = styled('aside')({
  ...type.small,
  display: 'grid',
  gap: space(1),
  padding: space(3),
  border,
  borderRadius: radius.card,
  backgroundColor: colour.cream,
  '& p:first-of-type': { ...type.label, color: colour.inkMuted },
});

/** Who wrote the article. */
export const AboutAuthor = ({ author: { name, role, biography } }: { author: Author }) => (
  <Root aria-label={blog.article.author}>
    <p>{blog.article.author}</p>
    <p>
      <strong>{name}</strong>, {role}
    </p>
    <p>{biography}</p>
  </Root>
);
