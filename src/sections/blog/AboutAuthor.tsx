import { styled } from '@mui/material/styles';
import type { Author } from '../../../schemas/content';
import { blog } from '../../content/blog';
import { border, colour, radius } from '../../theme/tokens';

const Root = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  border,
  borderRadius: radius.card,
  backgroundColor: colour.cream,
  '& p:first-of-type': { ...theme.typography.subtitle2, color: colour.inkMuted },
}));

/** The author's name, role and biography. */
export const AboutAuthor = ({ author: { name, role, biography } }: { author: Author }) => (
  <Root aria-label={blog.article.author}>
    <p>{blog.article.author}</p>
    <p>
      <strong>{name}</strong>, {role}
    </p>
    <p>{biography}</p>
  </Root>
);
