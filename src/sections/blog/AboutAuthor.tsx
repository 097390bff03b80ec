import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Author } from '../../../schemas/content';
import { blog } from '../../content/blog';
import { colour } from '../../theme/tokens';

/** The author's name, role and biography. */
export const AboutAuthor = ({ author: { name, role, biography } }: { author: Author }) => (
  <Paper
    component="aside"
    aria-label={blog.article.author}
    sx={{ display: 'grid', gap: 1, mt: 3, p: 3, backgroundColor: colour.cream, '--text-wrap': 'balance' }}
  >
    <Typography variant="subtitle2" sx={{ color: colour.inkMuted }}>
      {blog.article.author}
    </Typography>
    <Typography variant="body2">
      <strong>{name}</strong>
      {`, ${role}`}
    </Typography>
    <Typography variant="body2">{biography}</Typography>
  </Paper>
);
