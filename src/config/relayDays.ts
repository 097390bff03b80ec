/**
 * Days that the relay keeps a lead: one that the CRM has, one that waits for a person's decision, and any lead at all. The
 * relay deletes by them, and the legal pages say them.
 */
export const relayDays = { delivered: 30, undecided: 90, longest: 365 } as const;
