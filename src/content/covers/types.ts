/** The people of the drawings. `packages/art/figures/cast.ts` describes them. */
export const figureNames = [
  'blazer',
  'coffee',
  'crossed',
  'dev',
  'guide',
  'hijab',
  'mentor',
  'paper',
  'shirt',
  'specs',
  'turban',
  'turtle',
] as const;
export type FigureName = (typeof figureNames)[number];

export const paletteNames = ['sun', 'ink', 'paper', 'pine', 'clay', 'sky'] as const;
export type PaletteName = (typeof paletteNames)[number];

export const layoutNames = ['scene', 'tiles', 'stack', 'orbit', 'desk', 'flow', 'wall'] as const;

/** The contents of a window, a monitor or a phone in a drawing. */
export const panelNames = [
  'calendar',
  'chat',
  'checklist',
  'code',
  'dashboard',
  'design',
  'document',
  'flashcards',
  'kanban',
  'map',
  'meeting',
  'network',
  'notes',
  'pipeline',
  'quiz',
  'terminal',
  'trend',
  'website',
] as const;
export type PanelName = (typeof panelNames)[number];

/** What the owl does in a drawing. `packages/art/owl.ts` draws it. */
export type OwlAct = 'point' | 'press' | 'carry' | 'marker' | 'read' | 'graduate' | 'clap';

/** The fields of every cover. Icons are Phosphor names without a weight: `graduation-cap`. */
type Common = {
  palette: PaletteName;
  /** The subject, drawn large. */
  icon: string;
  /** Supporting ideas, most important first; a layout draws as many as it has room for. */
  minor: readonly [string, string, ...string[]];
  /** The owl in front of everything, from its upper left corner. */
  owl?: { act: OwlAct; x: number; y: number; size: number };
};

/**
 * People. One person is next to a window or under a speech bubble; two talk to each other; three are a row of portraits.
 */
export type SceneSpec = Common & {
  layout: 'scene';
  figures: readonly [FigureName, FigureName?, FigureName?];
  body?: PanelName | 'speech';
};

/** A mosaic of geometric tiles around the subject. */
export type TilesSpec = Common & { layout: 'tiles' };

/** Isometric slabs on top of each other, blocks that rise like stairs, or two blocks with a gap between them. */
export type StackSpec = Common & { layout: 'stack'; form?: 'layers' | 'steps' | 'gap' };

/** The subject in the centre, the rest around it. */
export type OrbitSpec = Common & { layout: 'orbit' };

/** A device on a desk. */
export type DeskSpec = Common & { layout: 'desk'; body: PanelName; device?: 'monitor' | 'laptop' | 'phones' };

/** A route or a field of waves that leads to the subject. */
export type FlowSpec = Common & { layout: 'flow'; form?: 'route' | 'waves' };

/** The windows of other covers. */
export type WallSpec = Common & {
  layout: 'wall';
  of: readonly ((DeskSpec | SceneSpec) & { body: PanelName })[];
};

export type CoverSpec = SceneSpec | TilesSpec | StackSpec | OrbitSpec | DeskSpec | FlowSpec | WallSpec;

/** The covers of one kind of page, by slug, in the order of their lists. */
export type Covers = Readonly<Record<string, CoverSpec>>;
