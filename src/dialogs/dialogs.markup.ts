/** On a link that opens a dialog, next to `OPENER`: its reader, and the service or programme that it names. */
export const READER = 'data-reader';
/** In the markup of a dialog: an element that names the subject. */
export const SUBJECT = 'data-subject';
/** The place of the subject in the prerendered markup, until a dialog is opened. */
export const SUBJECT_SLOT = '{subject}';
/** A text with the subject in its place. By a function: in a string, `$&` would be replaced. */
export const withSubject = (text: string, subject: string) => text.replace(SUBJECT_SLOT, () => subject);
/** The value of `NATIVE` on a button that closes the dialog around it. */
export const CLOSE = 'close';
/** On `html` while a dialog is open: whether a scrollbar disappeared. */
export const MODAL = 'data-modal';
/** On the boot script: the markup and the styles of the dialogs. */
export const DIALOG_MARKUP = 'data-markup';
/** In that markup, around the content of one dialog. */
export const DIALOG_CONTENT = 'data-content';
/** The ids of the elements that hold an open dialog; the second is also the anchor of the thanks without scripts. */
export const DIALOG_HOST = 'dialog';
export const THANKS_HOST = 'thank-you';
/** On the host of a dialog, in `index.html`: what it says until its content has arrived. `late.css` shows it. */
export const OPENING = 'data-opening';
