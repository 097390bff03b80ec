export { articles } from './list.ts';

/** The four articles of 'Top Reads of the Month'. */
export const topReads = [1, 2, 3, 4];
