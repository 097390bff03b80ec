export { articles } from './list.js';

/** The four articles of 'Top Reads of the Month'. */
export const topReads = [1, 2, 3, 4];
