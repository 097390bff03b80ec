/** The strings that the build and the browser share: both sides import them from here. */

/** The id of the element that React takes over. */
export const ROOT_ID = 'root';
/** The host of a part of the page that React takes over separately. Its value is the island's name. */
export const ISLAND = 'data-island';
/** On a host that React failed to take over: its controls are answered without React, at once. */
export const FAILED = 'data-failed';
/** On an input in which a word is being composed, for example in Telugu or Japanese: a change would cut the word off. */
export const COMPOSING = 'data-composing';
/** The island under every page. */
export const FOOTER = 'footer';
/** On `html`: the pattern of the prerendered route, or `*`. */
export const ROUTE = 'data-route';
/** On the link of the styles below the fold, which marks where the first screen of a page ends. */
export const FOLD = 'data-fold';
/** The address that the fold's link has until the build writes the real one. */
export const FOLD_ADDRESS = '/fold.css';
/** On the place of a drawing: its name while the page is built, then the address of its file. */
export const DRAWING = 'data-drawing';
/** On the boot script: the files of the libraries, to prefetch. */
export const APP_FILES = 'data-app';
/** On the boot script: the markup and the styles of the dialogs. */
export const DIALOG_MARKUP = 'data-markup';
/** In that markup, around the content of one dialog. */
export const DIALOG_CONTENT = 'data-content';
/** The ids of the elements that hold an open dialog; the second is also the anchor of the thanks without scripts. */
export const DIALOG_HOST = 'dialog';
export const THANKS_HOST = 'thank-you';
/** Where `index.html` takes the page's head and body. */
export const HEAD_SLOT = '<!--head-->';
export const BODY_SLOT = '<!--app-->';
export const THANKS_SLOT = '<!--thanks-->';

/** The parts of a list's address that the prerendered page cannot show: `?page=2&q=react`. */
export const PAGE_PARAM = 'page';
export const QUERY_PARAM = 'q';
