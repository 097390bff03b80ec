import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Art, type ArtId } from '../components/Art';
import { serviceMenu } from '../content/navigation';
import { border } from '../theme/tokens';
import { wide } from './NavBar.styles';

/** It fills the height that the shorter column of the menu leaves, so it never makes the menu taller. */
const frame = {
  display: 'none',
  [wide]: { display: 'block' },
  position: 'relative',
  minHeight: 0,
  margin: (theme: Theme) => theme.spacing(1, -2, -2.5),
  borderTop: border,
} as const;
const slotProps = { img: { sx: { position: 'absolute', inset: 0, height: '100%' } } } as const;

const links = serviceMenu.flatMap((group) => group.links);
const artOf = (link: Element | null | undefined) =>
  links.find(({ to }) => to === link?.getAttribute('href'))?.art;

/**
 * The cover of the service under the pointer or the focus. It is not in the page's HTML: React adds it when the menu
 * is first used.
 */
export const ServicePreview = () => {
  const [art, setArt] = useState<ArtId>();
  useEffect(() => {
    const area = document.querySelector('#services-menu')?.parentElement;
    const follow = (link?: Element | null) => setArt((shown) => artOf(link) ?? shown ?? links[0]?.art);
    const onMove = ({ target }: Event) => follow(target instanceof Element ? target.closest('a') : null);
    // The pointer or the focus may have arrived before React did.
    if (area?.matches(':hover, :focus-within')) follow(area.querySelector('a:is(:hover, :focus)'));
    area?.addEventListener('pointerover', onMove);
    area?.addEventListener('focusin', onMove);
    return () => {
      area?.removeEventListener('pointerover', onMove);
      area?.removeEventListener('focusin', onMove);
    };
  }, []);
  return (
    art && (
      <Box sx={frame}>
        <Art key={art} id={art} alt="" sizes="248px" slotProps={slotProps} />
      </Box>
    )
  );
};
