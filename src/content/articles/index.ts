import { articles } from './list.js';

export { articles };

/** The four articles of 'Top Reads of the Month'. */
export const topReads = [1, 2, 3, 4];

const isTop = ({ id }: { id: number }) => topReads.includes(id);

/** All articles as the list shows them. The top reads stand above it, so there they come last. */
export const listedArticles = [...articles.filter((one) => !isTop(one)), ...articles.filter(isTop)];
