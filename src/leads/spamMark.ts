/** Marks a lead that filled the hidden field. Marketing decides; nothing is thrown away. */
export const SPAM_MARK = '[possible spam] ';
