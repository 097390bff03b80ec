/** On a lead form: its row of the catalogue. A form without it is never sent to the CRM. */
export const FORM = 'data-form';
/** On an input that a visitor fills in: the key of its field. */
export const FIELD = 'data-field';
/** On such an input: the most characters that the CRM takes. */
export const LIMIT = 'data-limit';
/** On the input that only programs fill in. */
export const HONEYPOT = 'data-honeypot';
