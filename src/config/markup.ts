/**
 * The strings by which the build, the components and the boot script find each other's elements. The attributes that
 * only a component and its own styles use are in the component. Style sheets (`src/theme/*.css`) and `index.html`
 * repeat what they need.
 */

/** Attributes for an element: `<div {...mark(SLIDE)}>`. */
export const mark = (name: `data-${string}`, value = '') => ({ [name]: value });
/** Selects the elements with an attribute. */
export const marked = (name: string, value?: string) =>
  value === undefined ? `[${name}]` : `[${name}="${value}"]`;

/** The id of the element that React takes over. */
export const ROOT_ID = 'root';
/** The host of a part of the page that React takes over separately. Its value is the island's name. */
export const ISLAND = 'data-island';
/** On a host that React has taken over. */
export const HYDRATED = 'data-hydrated';
/** Selects the islands that React has not taken over yet. */
export const notHydrated = `${marked(ISLAND)}:not(${marked(HYDRATED)})`;
/** On a host that React failed to take over: its controls work without React. */
export const FAILED = 'data-failed';

/** On a lead form: its row of the catalogue. A form without it is never sent to the CRM. */
export const FORM = 'data-form';
/** On an input that a visitor fills in: the key of its field. */
export const FIELD = 'data-field';
/** On such an input: the most characters that the CRM takes. */
export const LIMIT = 'data-limit';
/** On the input that only programs fill in. */
export const HONEYPOT = 'data-honeypot';
/** On a hidden message of a form: its name. */
export const NOTE = 'data-note';
/** On the part of a form with the button that deletes a pending lead. */
export const DELETE = 'data-delete';
/** On the hidden sentence of a form that needs React, for when React does not come. */
export const LATE = 'data-late';
/** On an input in which a word is being composed, for example in Telugu or Japanese: a change would cut the word off. */
export const COMPOSING = 'data-composing';

/** On a link that opens a dialog: the dialog, its reader, and the service or programme that it names. */
export const OPENER = 'data-dialog';
export const READER = 'data-reader';
/** In the markup of a dialog: an element that names the subject. */
export const SUBJECT = 'data-subject';
/** What stands for the subject in the prerendered markup, until a dialog is opened. */
export const SUBJECT_SLOT = '{subject}';
/** On a control that needs no React. `CLOSE` as its value closes the dialog around it, `MORE_BELOW` scrolls the box around it. */
export const NATIVE = 'data-native';
export const CLOSE = 'close';
export const MORE_BELOW = 'more';
/** On a `details` that is a menu, and around one that opens under the mouse. */
export const MENU = 'data-menu';
export const HOVER = 'data-hover';
/** On `html` once a script closes the menus. */
export const MENUS_READY = 'data-menus';
/** On `html` while a dialog is open. Its value says whether the page had a scrollbar. */
export const MODAL = 'data-modal';
/** On `html` while the dock is put away. */
export const DOCK_AWAY = 'data-dock-away';
/** On `html` after a navigation: its kind. */
export const NAVIGATION = 'data-navigation';
/** The parts of a slideshow, and its states: which slide shows, and that it is paused. */
export const SLIDESHOW = 'data-slideshow';
export const SLIDE = 'data-slide';
export const DOT = 'data-dot';
export const PAUSE = 'data-pause';
export const CURRENT = 'data-current';
export const PAUSED = 'data-paused';
/**
 * In a dark part of the page: the drawing that the light shows, the button that lights all of it, and whether that
 * was pressed.
 */
export const LIGHT = 'data-light';
export const LAMP = 'data-lamp';
/** On an eye of the owl, whose first part is the pupil, and on its lid. */
export const EYE = 'data-eye';
export const LID = 'data-lid';
export const LIT = 'data-lit';
/** A list whose numbers count up, each number, and the state of the list. */
export const COUNT_UP = 'data-count-up';
export const NUMBER = 'data-number';
export const STAGE = 'data-stage';

/** The id of the element with the notices about leads. */
export const LEAD_NOTICES = 'lead-notices';
/** The island under every page. */
export const FOOTER = 'footer';
/** On `html`: the pattern of the prerendered route, or `*`. */
export const ROUTE = 'data-route';
/** On `html` of a "not found" page: every address of the site. */
export const ADDRESSES = 'data-addresses';
/** On the link of the styles below the fold, which marks where the first screen of a page ends. */
export const FOLD = 'data-fold';
/** The address that the fold's link has until the build writes the real one. */
export const FOLD_ADDRESS = '/fold.css';
/** On the boot script: the files of the libraries, to prefetch. */
export const APP_FILES = 'data-app';
/** On the boot script: the markup and the styles of the dialogs. */
export const DIALOG_MARKUP = 'data-markup';
/** In that markup, around the content of one dialog. */
export const DIALOG_CONTENT = 'data-content';
/** The ids of the elements that hold an open dialog; the second is also the anchor of the thanks without scripts. */
export const DIALOG_HOST = 'dialog';
export const THANKS_HOST = 'thank-you';
/** Where the build puts the page's head and body into `index.html`. */
export const HEAD_SLOT = '<!--head-->';
export const BODY_SLOT = '<!--app-->';
export const THANKS_SLOT = '<!--thanks-->';

/** The parts of a list's address that the prerendered page cannot show: `?page=2&q=react`. */
export const PAGE_PARAM = 'page';
export const QUERY_PARAM = 'q';
