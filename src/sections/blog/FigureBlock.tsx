import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { BlockOf } from '../../../schemas/content';
import { colour } from '../../theme/tokens';
import { svgNodes } from './svgNodes';

/** A chart or diagram that was drawn at build time. */
export const FigureBlock = ({
  block: { caption, alt, left, right, height, drawing },
}: {
  block: BlockOf<'figure'>;
}) => (
  <Paper component="figure" sx={{ display: 'grid', gap: 2, p: { xs: 1.25, sm: 2, lg: 3 } }}>
    <Box
      component="svg"
      role="img"
      aria-label={alt}
      sx={{
        width: '100%',
        height,
        paddingLeft: `${left}px`,
        paddingRight: `${right}px`,
        fill: colour.ink,
        // packages/art/charts/ink.ts counts with this size, on every screen.
        fontSize: 14,
        '&, & svg': { overflow: 'visible' },
        '& path': { vectorEffect: 'non-scaling-stroke' },
      }}
    >
      {svgNodes(drawing)}
    </Box>
    <Typography variant="body2" component="figcaption" sx={{ fontWeight: 600 }}>
      {caption}
    </Typography>
  </Paper>
);
