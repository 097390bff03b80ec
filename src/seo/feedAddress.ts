/** The address of the articles' feed. */
export const feedAddress = '/feed.xml';
