/**
 * The length of a value as a form posts it, in UTF-16 units. Every line break counts as two: browsers keep it as LF but
 * send CR LF, and the CRM counts what arrives.
 */
export function postedLength(value: string): number {
  return value.replace(/\r\n|\r|\n/g, '\r\n').length;
}

/** The first `limit` UTF-16 units of a text, without half a character at the end. */
export function cutAt(text: string, limit: number): string {
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}

/** A text cut until its {@link postedLength} is at most `limit`. */
export function cutToPosted(text: string, limit: number): string {
  const excess = postedLength(text) - limit;
  return excess <= 0 ? text : cutToPosted(cutAt(text, text.length - Math.ceil(excess / 2)), limit);
}
