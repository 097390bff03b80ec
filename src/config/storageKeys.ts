/**
 * The names of the site's entries in the browser's storage. Those that end with a colon are followed by a name of their own.
 * The cookie policy lists them all (`src/content/legal/storage.ts`).
 */
export const OUTBOX_KEY = 'outbox:';
/** IndexedDB: a second copy of the outbox. */
export const COPIES_DATABASE = 'outbox-copies';
export const SETTLED_KEY = 'outbox-settled:';
export const UNREADABLE_KEY = 'outbox-unreadable:';
export const SENT_KEY = 'last-sent';
export const VISIT_KEY = 'visit';
export const DRAFT_KEY = 'draft:';
export const CHOICE_KEY = 'cookie-choice';
export const FIRST_TOUCH_KEY = 'first-touch';
/** React Router's own, for `ScrollRestoration` and for page transitions. */
export const SCROLL_KEY = 'react-router-scroll-positions';
export const TRANSITIONS_KEY = 'remix-router-transitions';
