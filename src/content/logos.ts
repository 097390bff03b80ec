/**
 * Sample companies (see samples.ts) that hire, as symbols of `public/logos.svg`. Sizes in pixels; the heights make all logos look equally large.
 * Accenture has room below: its letters stand on the line of the others, though a sign is above them.
 */
export const logos: readonly { name: string; symbol: string; width: number; height: number }[] = [
  { name: 'Google', symbol: 'google', width: 110, height: 36 },
  { name: 'Microsoft', symbol: 'microsoft', width: 126, height: 27 },
  { name: 'Accenture', symbol: 'accenture', width: 153, height: 42 },
  { name: 'Walmart', symbol: 'walmart', width: 120, height: 29 },
  { name: 'Apple', symbol: 'apple', width: 31, height: 38 },
  { name: 'EY', symbol: 'ey', width: 44, height: 25 },
  { name: 'Deloitte', symbol: 'deloitte', width: 113, height: 25 },
  { name: 'Cloudera', symbol: 'cloudera', width: 123, height: 24 },
];
