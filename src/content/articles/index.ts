import { articles1to14 } from './meta1to14.ts';
import { articles15to27 } from './meta15to27.ts';

/** What lists, heads and search engines need of each article, by id. The texts load on demand, see `bodies.ts`. */
export const articles = [...articles1to14, ...articles15to27];

/** The four articles of 'Top Reads of the Month'. */
export const topReads = [1, 2, 3, 4];
