import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { owlFigure } from '../../components/owl/owlFigure';
import { Parted } from '../../components/WholeWords';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { display, fonts } from '../../theme/typography';

interface CaptionProps {
  title: string;
  text?: string;
  /** Whether the owl presents the exhibit. In some exhibits it has something else to do. */
  hosted?: boolean;
  sx?: SxProps<Theme>;
}

const host = owlFigure('point') && {
  position: 'relative',
  paddingLeft: { xs: '88px', sm: '140px' },
  minHeight: { xs: 52, sm: 80 },
  justifyContent: 'center',
  '&::before': { ...owlFigure('point'), left: 0, top: 0, width: { xs: 76, sm: 120 } },
};

/** The heading of an exhibit and one sentence. */
export const Caption = ({ title, text, hosted = true, sx }: CaptionProps) => (
  <Stack
    component="figcaption"
    spacing={1}
    sx={[{ maxWidth: '36rem' }, hosted && host, ...(Array.isArray(sx) ? sx : [sx ?? false])]}
  >
    <Typography variant="h3" component="h2">
      <Parted at={/(?<=\.) /}>{title}</Parted>
    </Typography>
    {text && (
      <Box component="p" sx={{ textWrap: 'balance' }}>
        {text}
      </Box>
    )}
  </Stack>
);

/** What the exhibit shows, in words. Screen readers announce each change. */
export const Result = styled('output')(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1.5, 2),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.white,
  color: colour.ink,
  // On dark grounds shadows are transparent by default.
  '--cast': colour.ink,
  boxShadow: shadow(4),
  fontWeight: 600,
  lineHeight: 1.4,
  textWrap: 'balance',
}));
const largeFigure = {
  ...display,
  fontSize: 'clamp(3.5rem, 2rem + 4vw, 5.25rem)',
  lineHeight: 1,
  letterSpacing: '-0.04em',
} as const;
/** The main figure in a result. */
export const Figure = ({ large, children }: { large?: boolean; children: ReactNode }) => (
  <Typography
    variant={large ? 'inherit' : 'score'}
    component="strong"
    sx={{ display: 'block', marginBottom: 0.75, ...(large && largeFigure) }}
  >
    {children}
  </Typography>
);

/** A drawing with thick ink outlines and text in the display face. */
export const Drawing = styled('svg')({
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  stroke: colour.ink,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
/** Text in a drawing. */
export const Words = styled('text')({
  // The size of each word is in units of its drawing.
  fontFamily: fonts.display,
  fontWeight: 800,
  letterSpacing: '-0.01em',
  stroke: 'none',
  '&:not([fill])': { fill: colour.ink },
});

/** Instant for visitors who want less motion. */
export const glides = 'transform 240ms cubic-bezier(0.2, 0.8, 0.2, 1)';
