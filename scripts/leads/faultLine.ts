import type { Fault } from '../../schemas/index.ts';

/** A fault, with the row it is in and the value that has it. */
export interface FaultLine extends Fault {
  readonly row: number;
  readonly value: string;
}

const LONGEST_VALUE = 40;

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const shortEscapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (character: string) =>
  shortEscapes[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** A text on one line, with every character that shows nothing or moves the cursor spelt out. */
export function visible(text: string): string {
  return text.replace(unseen, escaped);
}

/** The start of a value, for a line of a report. */
export function cut(value: string): string {
  // Two units hold any character, so that a long message is not taken apart whole.
  const characters = Array.from(value.slice(0, 2 * LONGEST_VALUE + 2));
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE).join('')}…` : value;
}

/** The cells of a line: row, field, rule, message, value. */
export function cellsOf(line: FaultLine): string[] {
  return [String(line.row), line.field, line.rule, visible(line.message), visible(cut(line.value))];
}

/** A line for the screen. */
export function screenLine(line: FaultLine): string {
  return `Row ${cellsOf(line).join(' | ')}\n`;
}
