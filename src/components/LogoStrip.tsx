import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { detailPages } from '../content/detailPages';
import { logos } from '../content/logos';
import type { Ground } from '../theme/palette';
import { Marquee } from './Marquee';
import { Section } from './Section';

/**
 * The width of a logo with its gap, in px, by the least width of the screen. A whole number of logos fills the column.
 */
const widths = { 0: 156, 768: 180, 1024: 195, 1248: 200, 1440: 240, 1720: 264 };

const logo = {
  display: 'grid',
  placeItems: 'center',
  height: 56,
  // Keeps the widest logo off its neighbours.
  paddingInline: 1,
  // In rows, logos start at the left like the title.
  '@media (prefers-reduced-motion: reduce)': { justifyItems: 'start', paddingInline: 0 },
} as const;

interface LogoStripProps {
  ground: Ground;
  title: string;
}

/** The companies that hire, passing by; nothing where none are listed. */
export const LogoStrip = ({ ground, title }: LogoStripProps) =>
  logos.length > 0 && (
    <Section ground={ground} title={title} volume="quiet">
      <Marquee
        what="companies"
        widths={widths}
        rowItemWidth="max(8rem, 20%)"
        items={logos.map(({ name, symbol, width, height }) => ({
          key: name,
          content: (
            <Box sx={logo}>
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
