/** The people of the site, each by description. */
import type { FigureName } from '../../../src/content/covers/types.ts';
import { clay, cobalt, cream, pineLight, sky, sun, white } from '../palettes.ts';
import type { Garment } from './clothes.ts';
import type { StyleName } from './hair.ts';
import type { Face } from './head.ts';
import type { PoseName } from './poses.ts';
import type { HairColour, SkinName } from './skins.ts';

export type Description = {
  skin: SkinName;
  hair: StyleName;
  /** The colour of the hair, or of the cloth over it. */
  colour?: HairColour;
  cloth?: string;
  face?: Face;
  wears: Garment;
  pose: PoseName;
  /** Wide shoulders. */
  build?: 'wide';
};

export const cast: Readonly<Record<FigureName, Description>> = {
  blazer: {
    skin: 'bronze',
    hair: 'short',
    wears: { kind: 'blazer', fill: clay, second: cream },
    pose: 'pocket',
    build: 'wide',
  },
  coffee: {
    skin: 'wheat',
    hair: 'bob',
    wears: { kind: 'kurta', fill: sky, second: white },
    pose: 'cup',
  },
  crossed: {
    skin: 'honey',
    hair: 'quiff',
    face: { beard: 'short' },
    wears: { kind: 'tee', fill: pineLight, sleeves: 'half' },
    pose: 'crossed',
    build: 'wide',
  },
  dev: {
    skin: 'umber',
    hair: 'bun',
    face: { eyes: 'smiling', earring: true },
    wears: { kind: 'shirt', fill: white, sleeves: 'half' },
    pose: 'laptop',
  },
  guide: {
    skin: 'honey',
    hair: 'plait',
    face: { bindi: true },
    wears: { kind: 'kurta', fill: white, second: sky, dupatta: clay, mark: sun },
    pose: 'guide',
  },
  hijab: {
    skin: 'wheat',
    hair: 'hijab',
    cloth: pineLight,
    wears: { kind: 'tee', fill: white, pattern: 'dots', mark: pineLight },
    pose: 'book',
  },
  mentor: {
    skin: 'bronze',
    hair: 'receding',
    colour: 'grey',
    face: { glasses: 'round', moustache: true },
    wears: { kind: 'waistcoat', fill: clay, second: cream },
    pose: 'point',
    build: 'wide',
  },
  paper: {
    skin: 'cocoa',
    hair: 'curls',
    face: { mouth: 'laugh' },
    wears: { kind: 'tee', fill: sky, pattern: 'dots', mark: cobalt },
    pose: 'read',
  },
  shirt: {
    skin: 'umber',
    hair: 'afro',
    face: { eyes: 'smiling', mouth: 'laugh' },
    wears: { kind: 'tee', fill: white, pattern: 'stripes', mark: clay, sleeves: 'half' },
    pose: 'wave',
  },
  specs: {
    skin: 'honey',
    hair: 'long',
    face: { glasses: 'square' },
    wears: { kind: 'saree', fill: cobalt, second: cream, mark: sun, sleeves: 'half' },
    pose: 'book',
  },
  turban: {
    skin: 'wheat',
    hair: 'turban',
    cloth: clay,
    face: { beard: 'full', eyes: 'smiling' },
    wears: { kind: 'shirt', fill: cobalt },
    pose: 'phone',
    build: 'wide',
  },
  turtle: {
    skin: 'cocoa',
    hair: 'bald',
    face: { beard: 'full' },
    wears: { kind: 'turtleneck', fill: clay },
    pose: 'think',
    build: 'wide',
  },
};
