import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { BlockOf } from '../../../schemas/content';
import { border, radius } from '../../theme/tokens';

/** As wide as the text. */
const SIZES = '(min-width: 1600px) 816px, (min-width: 1024px) 68vw, 100vw';

/** A photo or screenshot. Its place is kept while it loads, so that nothing moves. */
export const PictureBlock = ({ block: { alt, caption, made } }: { block: BlockOf<'picture'> }) => {
  if (!made) return null;
  const { address, width, height, widths } = made;
  const addressesOf = (format: string) => widths.map((w) => `${address}-${w}.${format} ${w}w`).join(', ');
  return (
    <Box component="figure" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <picture>
        <source type="image/avif" srcSet={addressesOf('avif')} sizes={SIZES} />
        <Box
          component="img"
          src={`${address}-${widths.at(-1)}.webp`}
          srcSet={addressesOf('webp')}
          sizes={SIZES}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          sx={{
            display: 'block',
            maxWidth: '100%',
            height: 'auto',
            border,
            borderRadius: `${radius.card}px`,
          }}
        />
      </picture>
      {caption !== undefined && (
        <Typography variant="body2" component="figcaption" sx={{ fontWeight: 600 }}>
          {caption}
        </Typography>
      )}
    </Box>
  );
};
