/**
 * How many days the relay keeps a lead that the CRM has, one that waits for a person's decision, and any lead at all.
 * The relay deletes by these numbers, and the legal pages state them.
 */
export const relayDays = { delivered: 30, undecided: 90, longest: 365 } as const;
