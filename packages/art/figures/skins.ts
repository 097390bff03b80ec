/** The colours of people, beside the palette: five skins from light to deep brown, and hair. */
import { clay, ink, mix } from '../palettes.ts';

export const skins = {
  wheat: '#F0C9A0',
  honey: '#DDA770',
  bronze: '#C08553',
  umber: '#9F6943',
  cocoa: '#855337',
} as const;
export type SkinName = keyof typeof skins;

/** Below the chin. */
export const shade = (skin: string): string => mix(skin, ink, 0.2);
export const blush = (skin: string): string => mix(skin, clay, 0.3);

export const hairs = { black: ink, grey: '#BDB8AE' } as const;
export type HairColour = keyof typeof hairs;
