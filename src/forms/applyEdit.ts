/**
 * Applies an edit of a field that removes characters to the text as typed, so that removed characters can be put back.
 * @param typed the text as typed so far, with the removed characters
 * @param before the field's value before the edit: `typed` without the removed characters
 * @param after the field's value after the edit
 * @param isKept whether the field keeps a character
 */
export function applyEdit(
  typed: string,
  before: string,
  after: string,
  isKept: (character: string) => boolean,
): string {
  if (after === '') return '';
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;

  /**
   * The position in `typed` of the kept character number `index`. Characters that were removed before it stay before
   * it.
   */
  const positionOf = (index: number) => {
    let kept = 0;
    for (let position = 0; position < typed.length; position += 1)
      if (isKept(typed.charAt(position))) {
        if (kept === index) return position;
        kept += 1;
      }
    return typed.length;
  };
  return (
    typed.slice(0, positionOf(start)) +
    after.slice(start, after.length - end) +
    typed.slice(positionOf(before.length - end))
  );
}
