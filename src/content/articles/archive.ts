import type { Article, Block } from '../../../schemas/content.ts';

/** A piece of the archive: articles with successive ids that load together, when somebody turns to them. */
export interface ArchivePiece {
  /** The id of its first article. */
  first: number;
  count: number;
  load: () => Promise<readonly Article[]>;
  loadBody: (id: number) => Promise<{ body: Block[] }>;
}

/**
 * The articles that the list no longer carries from the start. When `articles` has grown beyond some thirty, move a
 * hundred of its entries into a file of their own and name it here: the list then weighs what it weighs now.
 */
export const archive: readonly ArchivePiece[] = [];
