export interface Stripped {
  /** The value without the removed characters. */
  readonly value: string;
  /** Each removed character once, in the order it first appeared. */
  readonly removed: readonly string[];
}

/** Removes every character of `value` that `unwanted` matches. `unwanted` needs the flags `g` and `u`. */
export function strip(value: string, unwanted: RegExp): Stripped {
  return { value: value.replace(unwanted, ''), removed: [...new Set(value.match(unwanted))] };
}
