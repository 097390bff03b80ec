/** The greatest width of the content, in px: four columns of cards, or a short title on one line. */
export const columnWidth = 1560;
