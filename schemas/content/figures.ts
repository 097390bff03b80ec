import * as z from 'zod/mini';
import { text } from './parts.ts';

const pointSchema = z.tuple([z.string().check(z.minLength(1), z.maxLength(44)), z.number().check(z.gte(0))]);
const figureText = { caption: text, alt: text.check(z.minLength(20)) };
const boxName = z.string().check(z.minLength(1), z.maxLength(60));

/** What a figure shows, as an article describes it in YAML. Values start at 0, so that lengths can be compared. */
export const figureSchema = z.discriminatedUnion('type', [
  /** One bar for each pair of label and value. `unit` follows each value. */
  z.strictObject({
    type: z.literal('bar'),
    ...figureText,
    unit: z.optional(z.string()),
    bars: z.array(pointSchema).check(z.minLength(2), z.maxLength(12)),
  }),
  /** Up to three lines over the same points of the horizontal axis. */
  z.strictObject({
    type: z.literal('line'),
    ...figureText,
    unit: z.optional(z.string()),
    x: z.array(z.string()).check(z.minLength(2), z.maxLength(24)),
    lines: z
      .array(z.strictObject({ name: boxName, values: z.array(z.number().check(z.gte(0))) }))
      .check(z.minLength(1), z.maxLength(3)),
  }),
  /** Rows of boxes and arrows between them; an arrow names the texts of two boxes, and may carry a word. */
  z.strictObject({
    type: z.literal('diagram'),
    ...figureText,
    rows: z
      .array(z.array(boxName).check(z.minLength(1), z.maxLength(3)))
      .check(z.minLength(1), z.maxLength(8)),
    arrows: z.array(
      z.union([z.tuple([boxName, boxName]), z.tuple([boxName, boxName, z.string().check(z.maxLength(24))])]),
    ),
  }),
]);
export type Figure = z.infer<typeof figureSchema>;
export type FigureOf<Type extends Figure['type']> = Extract<Figure, { type: Type }>;
