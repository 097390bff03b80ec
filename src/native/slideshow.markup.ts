/** The parts of a slideshow. */
export const SLIDESHOW = 'data-slideshow';
export const SLIDE = 'data-slide';
export const DOT = 'data-dot';
export const PAUSE = 'data-slides-pause';
/** Its states: which slide shows, and that it is paused. */
export const CURRENT = 'data-current-slide';
export const PAUSED = 'data-paused';
