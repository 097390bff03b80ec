import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BlockOf } from '../../../schemas/content';
import { Icon } from '../../components/Icon';
import { blog } from '../../content/blog';
import { barHeight, border } from '../../theme/tokens';

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

/** Links to the headings of the text, for a reader who looks for one part of a long article. */
export const Contents = ({ headings }: { headings: readonly BlockOf<'heading'>[] }) => (
  <Box component="nav" aria-label={blog.article.contents} sx={contents}>
    {/* The list is outside it, because from a tablet on it shows without being opened. */}
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
