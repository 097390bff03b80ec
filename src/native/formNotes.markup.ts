/** On a hidden message of a form: its name. */
export const NOTE = 'data-note';
/** On the part of a form with the button that deletes a pending lead. */
export const DELETE = 'data-delete';
/** The id of the element with the notices about leads, which take the place of the notes once React is there. */
export const LEAD_NOTICES = 'lead-notices';
