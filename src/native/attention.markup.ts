/** On the drawing in a dark part of the page, which the pointer's light shows. */
export const LIGHT = 'data-light';
/** On the button that lights the whole drawing. */
export const LAMP = 'data-lamp';
/** On the dark part once its button was pressed. */
export const LIT = 'data-lit';
/** On an eye of the owl, whose `g` or `i` is the pupil, and on its lid. */
export const EYE = 'data-eye';
export const LID = 'data-lid';
