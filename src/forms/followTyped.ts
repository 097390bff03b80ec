/**
 * Applies an edit of a field that removes characters to the text as typed, so that removed characters can be put back.
 * @param typed the text as typed so far, with the removed characters
 * @param shown the field's value before the edit: `typed` without the removed characters
 * @param next the field's value after the edit
 * @param isKept whether the field keeps a character
 */
export function followTyped(
  typed: string,
  shown: string,
  next: string,
  isKept: (character: string) => boolean,
): string {
  if (next === '') return '';
  const most = Math.min(shown.length, next.length);
  let start = 0;
  while (start < most && shown[start] === next[start]) start += 1;
  let end = 0;
  while (end < most - start && shown.at(-1 - end) === next.at(-1 - end)) end += 1;

  /** The place in `typed` of the kept character number `index`. Characters removed before it stay before it. */
  const placeOf = (index: number) => {
    let kept = 0;
    for (let place = 0; place < typed.length; place += 1)
      if (isKept(typed.charAt(place))) {
        if (kept === index) return place;
        kept += 1;
      }
    return typed.length;
  };
  return (
    typed.slice(0, placeOf(start)) +
    next.slice(start, next.length - end) +
    typed.slice(placeOf(shown.length - end))
  );
}
