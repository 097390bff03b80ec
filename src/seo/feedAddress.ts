/** Where the articles can be subscribed to. */
export const feedAddress = '/feed.xml';
