/** On a `details` that is a menu, and around one that opens under the mouse. */
export const MENU = 'data-menu';
export const HOVER = 'data-hover';
/** On `html` once a script closes the menus. */
export const MENUS_READY = 'data-menus';
/**
 * Where the links are side by side in the bar, and the services a dropdown that follows the mouse; elsewhere they are a panel. 1024 px, in
 * `em` because larger text in the browser's settings needs a wider bar.
 */
export const WIDE_BAR = '(min-width: 64em)';
