import Box from '@mui/material/Box';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { covers } from '../content/covers/manifest.generated';
import { palette } from '../theme/palette';

export type ArtId = keyof typeof covers;

export interface ArtProps {
  /** The name of a cover, such as `article-ai-tutors`. */
  id: string;
  /** Its ground and version, if it is an article's cover: these are not in the list of covers that every page loads. */
  cover?: { palette: string; version: string } | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide it is shown; `artSizes` has the usual values. */
  sizes: string;
  /** Loads it at once: for the one picture that is visible at first. */
  priority?: boolean;
  /** For the picture. */
  sx?: SxProps<Theme>;
  /** For the image in it. */
  slotProps?: { img: { sx: SxProps<Theme> } };
}

/** The ground shows until the picture has loaded, so that nothing flashes. The alternative text is readable on it. */
const coverGrounds = Object.fromEntries(
  (['sun', 'ink', 'paper', 'pine', 'clay', 'sky'] as const).map((name) => [
    `&[data-palette=${name}]`,
    { backgroundColor: palette[name], color: palette[name === 'ink' || name === 'pine' ? 'cream' : 'ink'] },
  ]),
);

const Image = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  ...coverGrounds,
});

const isArtId = (id: string): id is ArtId => id in covers;

/** The ground of a cover. */
export const paletteOf = (id: string) => (isArtId(id) ? covers[id].palette : undefined);

/** A cover: AVIF in three widths, WebP for older browsers, and its space reserved from the start. */
export const Art = ({
  id,
  cover = isArtId(id) ? covers[id] : undefined,
  alt,
  sizes,
  priority = false,
  sx,
  slotProps,
}: ArtProps) => {
  // A missing picture is a mistake of ours: it stops the build and the tests, never a visitor's page.
  if ((import.meta.env.DEV || import.meta.env.SSR) && !cover) throw new Error(`There is no cover '${id}'.`);
  const address = (width: number, extension: string) => `/art/${id}.${cover?.version}-${width}.${extension}`;
  const avif = [360, 720, 1080].map((width) => `${address(width, 'avif')} ${width}w`).join(', ');
  return (
    <Box component="picture" sx={sx}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <Image
        sx={slotProps?.img.sx}
        data-palette={cover?.palette}
        src={address(720, 'webp')}
        alt={alt}
        width={1600}
        height={1000}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </Box>
  );
};
