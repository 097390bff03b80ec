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

// Copied text often contains invisible format characters, such as zero-width spaces and direction marks. Joiners stay
// inside and at the end of a word, where Indian and Persian names need them, and in emoji; so do an emoji's tags.
const invisible =
  /(?=\p{Default_Ignorable_Code_Point})(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\u200C|\u200D)(?:\u200C|\u200D)/gu;
const noBreakSpace = /[\u00A0\u2007\u202F]/gu;

/** Removes invisible characters from a pasted text. A no-break space becomes a space, which keeps words apart. */
export function dropInvisible(text: string): Stripped {
  const { value, removed } = strip(text, invisible);
  return {
    value: value.replace(noBreakSpace, ' '),
    removed: [...removed, ...strip(value, noBreakSpace).removed],
  };
}
