/** The words that all four legal pages share. */
export const legalWords = { contents: 'On this page' };
