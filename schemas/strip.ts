export interface Stripped {
  /** What is left. */
  readonly value: string;
  /** Each character that was taken out, once, in the order it first appeared. */
  readonly removed: readonly string[];
}

/** Takes every character out of `value` that `unwanted` matches. `unwanted` needs the flags `g` and `u`. */
export function strip(value: string, unwanted: RegExp): Stripped {
  return { value: value.replace(unwanted, ''), removed: [...new Set(value.match(unwanted))] };
}
