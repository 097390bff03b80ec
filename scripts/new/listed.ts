/** How many articles the blog list carries from the start: four of its pages, as many as every visitor should pay for. */
export const MOST_LISTED = 36;
