import type * as z from 'zod/mini';
import * as fc from '../helpers/fastCheck.ts';

/** Property tests run this often, and less often against each mutant. */
export const manyRuns = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2_000) };

/**
 * What a schema says about a value, by field: `{ email: 'Email is required.' }`, `{}` when it accepts.
 * Throws when a field has more than one issue, because a form could then show only one of them.
 */
export function messages(schema: z.core.$ZodType, value: unknown): Record<string, string> {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('Schemas are expected to be synchronous.');
  const found: Record<string, string> = {};
  for (const { path = [], message } of result.issues ?? []) {
    const name = path.map(String).join('.');
    if (name in found) throw new Error(`${name} has a second issue: ${message}`);
    found[name] = message;
  }
  return found;
}

const utf16Unit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

/** Any string at all: every code point, lone surrogates and control characters included. */
export const anyString = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string(),
  fc.array(utf16Unit).map((units) => units.join('')),
);

/** Short strings of the given pieces, which reach corners that random Unicode never would; now and then any string. */
export const stringOf = (...pieces: string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.string({ unit: fc.constantFrom(...pieces), maxLength: 14 }) },
    { weight: 1, arbitrary: anyString },
  );

/** The longest input tried against every expression. Backtracking over it would take hours. */
export const floodLength = 200_000;
