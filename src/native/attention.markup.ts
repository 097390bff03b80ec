/** In a dark part of the page: the drawing that its light shows, the button that lights all of it, and that this was pressed. */
export const LIGHT = 'data-light';
export const LAMP = 'data-lamp';
export const LIT = 'data-lit';
/** On an eye of the owl, whose first part is the pupil, and on its lid. */
export const EYE = 'data-eye';
export const LID = 'data-lid';
