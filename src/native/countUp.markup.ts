/** A list whose numbers count up, each number, and how far the list is. */
export const COUNT_UP = 'data-count-up';
export const NUMBER = 'data-number';
export const STAGE = 'data-stage';
