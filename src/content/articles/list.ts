/**
 * What lists and heads show of each article. This file is for Node, where it reads the Markdown; in the site the plugin
 * in `scripts/articles/plugin.ts` puts the result in its place.
 */
import type { Article } from '../../../schemas/content.ts';
import { readLibrary } from '../../../scripts/articles/library.ts';
import { parted } from '../../../scripts/articles/pieces.ts';

/** A piece of the archive: articles behind those of the list, which load together when somebody turns to them. */
export interface ArchivePiece {
  /** The ids of its first and last article. */
  first: number;
  last: number;
  count: number;
  load: () => Promise<readonly Article[]>;
}

const library = readLibrary();
const { listed, pieces } = parted(library);

export const articles: readonly Article[] = listed.map(({ article }) => article);

export const archive: readonly ArchivePiece[] = pieces.map((piece) => ({
  first: piece.first,
  last: piece.last,
  count: piece.articles.length,
  load: async () => piece.articles.map(({ article }) => article),
}));

/** The ids of all published articles. */
export const articleIds: readonly number[] = library.map(({ article }) => article.id);
