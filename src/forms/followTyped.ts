/**
 * Follows what a visitor types into a field that takes characters out: the same edit is made to the text as typed.
 * @param typed the text as typed so far, with what was taken out
 * @param shown what the field showed before the edit: `typed` without what was taken out
 * @param next what the field holds after the edit
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

  /** Where the kept character number `index` is in `typed`. What was taken out before it stays before it. */
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
