import { styled } from '@mui/material/styles';
import { covers } from '../content/covers/manifest.generated';
import { palette } from '../theme/palette';

export type ArtId = keyof typeof covers;

interface ArtProps {
  /** The name of a cover, such as `article-ai-tutors`. */
  id: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** How wide it is shown; `artSizes` has the usual answers. */
  sizes: string;
  /** For the one picture that is in view at once. */
  priority?: boolean;
  /** Another shape than the cover's own 8:5; the edges are cut. */
  ratio?: '16/9' | '4/3' | '1/1';
  className?: string;
}

/** The ground shows until the picture has come, so that nothing flashes. */
const grounds = Object.fromEntries(
  (['sun', 'ink', 'paper', 'pine', 'clay', 'sky'] as const).map((name) => [
    `&[data-palette=${name}] img`,
    { backgroundColor: palette[name] },
  ]),
);

const Picture = styled('picture')({
  display: 'block',
  '& img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '8 / 5', objectFit: 'cover' },
  '&[data-ratio="16/9"] img': { aspectRatio: '16 / 9' },
  '&[data-ratio="4/3"] img': { aspectRatio: '4 / 3' },
  '&[data-ratio="1/1"] img': { aspectRatio: '1' },
  ...grounds,
});

const isArtId = (id: string): id is ArtId => id in covers;

/** The ground of a cover. */
export const paletteOf = (id: string) => (isArtId(id) ? covers[id].palette : undefined);

/** A cover: AVIF in three widths, WebP where that is not understood, and the room it takes from the start. */
export const Art = ({ id, alt, sizes, priority = false, ratio, className }: ArtProps) => {
  // A missing picture is a mistake of ours: it stops the build and the tests, never a visitor's page.
  if ((import.meta.env.DEV || import.meta.env.SSR) && !isArtId(id))
    throw new Error(`There is no cover '${id}'. If it is new, run npm run art.`);
  const cover = isArtId(id) ? covers[id] : undefined;
  const address = (width: number, extension: string) => `/art/${id}.${cover?.version}-${width}.${extension}`;
  const avif = [360, 720, 1080].map((width) => `${address(width, 'avif')} ${width}w`).join(', ');
  return (
    <Picture className={className} data-palette={cover?.palette} data-ratio={ratio}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={address(720, 'webp')}
        alt={alt}
        width={1600}
        height={1000}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </Picture>
  );
};
