/** What the facts in `src/content/facts/` must look like: the figures and terms that each company replaces by its own. */
import * as z from 'zod/mini';
import { text } from './content/parts.ts';

const count = z.int().check(z.gte(0));
const tracks = z.object({ short: z.int().check(z.gte(1)), long: z.int().check(z.gte(1)) });

/** Terms of the placement guarantee. */
export const guaranteeSchema = z.object({
  /** The words of the claim, the same on every page. */
  claim: text,
  /** The lowest pay of such a job. */
  floor: text,
  job: text,
  days: z.int().check(z.gte(30), z.lte(365)),
  duties: z.array(text).check(z.minLength(3)),
  remedy: text,
  /** The one sentence next to each claim. */
  line: text.check(z.maxLength(120)),
  /** The terms with the duties, for the pages that claim it. */
  summary: text.check(z.maxLength(300)),
});

/** Length, price, start and refund rule of a kind of programme. */
export const programmeKindSchema = z.object({
  /** What such a programme is, and what it is not. */
  is: text,
  weeks: tracks,
  instalments: tracks,
  weeklyHours: text,
  starts: text,
  /** Where the group meets, when, and how large it is. */
  group: text,
  builds: text,
  ifYouStop: text,
});
export type ProgrammeKind = z.infer<typeof programmeKindSchema>;

/** Who teaches one programme, and what became of the learners who finished it. */
export const programmeFactsSchema = z.object({
  /** The fees of the two tracks in the company's currency, tax included. */
  fee: tracks,
  /** 'Name, role' or 'Name, who does something': About takes the text apart at its first comma, see `src/content/people.ts`. */
  mentor: text,
  /** Learners who began the programme, whether or not they finished. */
  began: count,
  /** Everybody who finished was either placed or refunded: the guarantee leaves no third group. */
  finished: count,
  placed: count,
  refunded: count,
  work: text,
});
export type ProgrammeFacts = z.infer<typeof programmeFactsSchema>;

/** A measured result of a project, with its source and time. */
export const resultSchema = z.object({
  /** The slug of the project on the Works page. */
  project: text,
  result: text,
  source: text.check(z.regex(/\d{4}/, 'A source should name its year.')),
});
export type Result = z.infer<typeof resultSchema>;

export const serviceFactsSchema = z.object({
  /** An amount or a range, and what a client gets for it: 'for a first release'. */
  prices: z.array(z.object({ amount: text, what: text })).check(z.minLength(1)),
  result: resultSchema,
});
export type ServiceFacts = z.infer<typeof serviceFactsSchema>;
