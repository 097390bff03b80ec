import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { colour, fonts, radius, border, shadow } from '../../theme/tokens';

/** The words of an exhibit: a heading and one sentence. */
export const Caption = ({ title, text }: { title: string; text?: string }) => (
  <Stack component="figcaption" spacing={1} sx={{ maxWidth: '36rem' }}>
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {text && <p>{text}</p>}
  </Stack>
);

/** What the exhibit shows at the moment, in words; a screen reader hears each change. */
export const Result = styled('output')(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1.5, 2),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.white,
  color: colour.ink,
  boxShadow: shadow(4),
  fontWeight: 600,
  lineHeight: 1.4,
  '& strong': {
    display: 'block',
    ...theme.typography.score,
  },
}));

/** A drawing: thick ink outlines, and words in the display face. */
export const Drawing = styled('svg')({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  stroke: colour.ink,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '& text': {
    fontFamily: fonts.display,
    fontWeight: 800,
    letterSpacing: '-0.01em',
    stroke: 'none',
  },
  '& text:not([fill])': { fill: colour.ink },
});

/** Moves at once for a visitor who wants less motion. */
export const glides = 'transform 240ms cubic-bezier(0.2, 0.8, 0.2, 1)';
