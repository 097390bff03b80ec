import { styled } from '@mui/material/styles';
import { createElement, Fragment } from 'react';
import type { BlockOf } from '../../../schemas/content';
import { border, colour, radius } from '../../theme/tokens';
import { svgNodes } from './svgNodes';

const Root = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  border,
  borderRadius: radius.card,
  backgroundColor: colour.white,
  '& svg': { width: '100%', maxWidth: '29rem', marginInline: 'auto', overflow: 'visible' },
  '& figcaption': { ...theme.typography.body2, fontWeight: 600 },
}));

/** A chart or diagram that was drawn at build time. */
export const FigureBlock = ({
  block: { caption, alt, width, height, drawing },
}: {
  block: BlockOf<'figure'>;
}) => (
  <Root>
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={alt}>
      {createElement(Fragment, null, ...svgNodes(drawing))}
    </svg>
    <figcaption>{caption}</figcaption>
  </Root>
);
