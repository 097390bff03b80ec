import type { Article } from '../../../schemas/content.ts';

/** The data of the published articles, for lists. */
export const articles: readonly Article[];
