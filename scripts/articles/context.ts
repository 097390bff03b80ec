import type { Node } from 'mdast';

/** What reading one article needs to know and to say. */
export interface Context {
  source: string;
  /** The number of each reference by its key. */
  references: ReadonlyMap<string, number>;
  /** The address of another article by its file name, without its extension. */
  addressOf: (slug: string) => string | undefined;
  /** Takes a mistake, with the line it is on. */
  report: (line: number, mistake: string) => void;
}

export const lineOf = (node: Node) => node.position?.start.line ?? 1;
