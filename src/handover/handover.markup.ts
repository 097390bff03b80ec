import { marked } from '../config/mark';

/** The id of the element that React takes over. */
export const ROOT_ID = 'root';
/** The host of a part of the page that React takes over separately. Its value is the island's name. */
export const ISLAND = 'data-island';
/** The island under every page. */
export const FOOTER = 'footer';
/** On a host that React has taken over. */
export const HYDRATED = 'data-hydrated';
/** Selects the islands that React has not taken over yet. */
export const notHydrated = `${marked(ISLAND)}:not(${marked(HYDRATED)})`;
/** On a host that React failed to take over: its controls are answered without React, at once. */
export const FAILED = 'data-failed';
/**
 * On a control that needs no React. Its value may name what it does: `CLOSE` closes the dialog around it, `MORE_BELOW`
 * scrolls the box around it.
 */
export const NATIVE = 'data-native';
/** On a link that opens a dialog: its name. `src/dialogs/` answers the link at any time, so it never waits for React. */
export const OPENER = 'data-dialog';
/** On the hidden sentence of a form that only React can answer, for when React does not come. */
export const LATE = 'data-late';

/** On `html`: the pattern of the prerendered route, or `*`. */
export const ROUTE = 'data-route';
/** On `html` after a navigation: its kind. */
export const NAVIGATION = 'data-navigation';
/** On the boot script: the files of the libraries, to prefetch. */
export const APP_FILES = 'data-app';
/** On the link of the styles below the fold, which marks where the first screen of a page ends. */
export const FOLD = 'data-fold';
/** The address that this link has until the build writes the real one. */
export const FOLD_ADDRESS = '/fold.css';
