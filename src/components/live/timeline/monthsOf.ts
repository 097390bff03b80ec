/** The months that a label such as 'Months 3-4' spans: 3 and 4. A label with one number spans one month. */
export function monthsOf(label: string): number[] {
  const [first = 0, last = first] = (label.match(/\d+/g) ?? []).map(Number);
  return first ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
}
