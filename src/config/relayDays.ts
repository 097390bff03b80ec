/** Days that the relay keeps a delivered lead. The relay deletes by it, and the legal pages say it. */
export const relayKeepDays = 30;
