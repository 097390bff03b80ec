import { cutToPosted } from '../textLength.ts';

const SPAM_MARK = '[possible spam] ';

/** The longest last name that Salesforce takes, in characters. A form without a message has its mark in the name. */
export const LAST_NAME_LIMIT = 80;

/**
 * The message, or the last name, of a lead that filled in the honeypot, cut to the CRM's limit. It is only marked, never thrown
 * away: marketing decides.
 */
export const markedAsSpam = (text: string, limit: number): string => cutToPosted(SPAM_MARK + text, limit);

/** Whether a text has the mark already. */
export const isMarkedAsSpam = (text: string): boolean => text.startsWith(SPAM_MARK);

/** A text without the mark. What the limit has cut off for the mark does not come back. */
export const withoutSpamMark = (text: string): string =>
  isMarkedAsSpam(text) ? text.slice(SPAM_MARK.length) : text;
