/** The width of the content's column at most, in px: four columns of cards, or a title of a few words in one line. */
export const columnWidth = 1560;
