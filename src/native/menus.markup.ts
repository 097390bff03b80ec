/** On a `details` that is a menu, and around one that opens under the mouse. */
export const MENU = 'data-menu';
export const HOVER = 'data-hover';
/** On `html` once a script closes the menus. */
export const MENUS_READY = 'data-menus';
