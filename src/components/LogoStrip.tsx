import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { detailPages } from '../content/detailPages';
import { logos } from '../content/logos';
import type { Ground } from '../theme/palette';
import { Marquee } from './Marquee';
import { breakpoints } from '../theme/tokens';
import { Section } from './Section';

/** The width of one logo with the room around it, in px: eight of them are always wider than the screen. */
const CELL = 208;
const WIDE_CELL = 320;

interface LogoStripProps {
  ground: Ground;
  title: string;
}

/** The companies that hire, passing by. */
export const LogoStrip = ({ ground, title }: LogoStripProps) => (
  <Section ground={ground} title={title} tight>
    <Marquee
      what="companies"
      itemWidth={{ 0: CELL, [breakpoints.xl]: WIDE_CELL }}
      items={logos.map(({ name, symbol, width, height }) => ({
        key: name,
        content: (
          <Box sx={{ display: 'grid', placeItems: 'center', width: { xs: CELL, xl: WIDE_CELL }, height: 56 }}>
            <svg role="img" aria-label={name} width={width} height={height} focusable="false">
              <use href={`/logos.svg#${symbol}`} />
            </svg>
          </Box>
        ),
      }))}
    />
    <Typography variant="body2" color="textSecondary" sx={{ marginTop: 3 }}>
      {detailPages.logoNote}
    </Typography>
  </Section>
);
