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
 * The articles that the list does not carry from the start. When it carries all that it may (a test says so), the next
 * ones go into a file of their own, up to a hundred a file, and the file is named here: the list then stays as light as
 * it is.
 */
export const archive: readonly ArchivePiece[] = [];
