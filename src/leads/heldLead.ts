import * as z from 'zod/mini';

/**
 * A lead as the outbox keeps it: on the visitor's device, from before it is posted until it is confirmed or expires.
 * Times are milliseconds since 1970 by the device's clock, which may jump.
 */
export const heldLeadSchema = z.object({
  version: z.literal(1),
  id: z.string().check(z.minLength(1)),
  form: z.string(),
  /** The wire fields exactly as they are posted, the envelope included. */
  fields: z.record(z.string(), z.string()),
  createdAt: z.number(),
  /** How often it was tried, whether or not a post could have arrived. */
  tries: z.int().check(z.gte(0)),
  /** Posts that may have arrived without a confirmation; after {@link MAX_UNCONFIRMED_POSTS} none follow. */
  posts: z.int().check(z.gte(0)),
  /** No attempt before this time. */
  nextTry: z.number(),
});

export type HeldLead = z.infer<typeof heldLeadSchema>;

/** A duplicate is a nuisance, a lost lead is money: a post that may have arrived is repeated, but not over and over. */
export const MAX_UNCONFIRMED_POSTS = 3;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** A lead that could not be delivered for this long is dropped: nobody waits for that answer any more. */
export const EXPIRES_AFTER = 7 * 24 * HOUR;

const pauses = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/** The pause after the given number of tries, in ms. It grows, up to six hours. */
export const pauseAfter = (tries: number) =>
  pauses[Math.min(Math.max(tries, 1), pauses.length) - 1] ?? 6 * HOUR;

/** Whether no further post may follow. The lead is kept until it expires, so that its visitor can still send it by mail. */
export const isSpent = (lead: HeldLead) => lead.posts >= MAX_UNCONFIRMED_POSTS;

/**
 * Whether a lead may be dropped. A clock that jumped ahead, or a visitor who comes back after a month, must not cost a
 * lead its last chance: the latest try has to be one that was made after the time was up. A spent lead has no further
 * try to wait for.
 */
export const isExpired = (lead: HeldLead, now: number) => {
  const latestTry = lead.nextTry - pauseAfter(lead.tries);
  const isOver = (time: number) => time - lead.createdAt > EXPIRES_AFTER;
  return isOver(now) && (isSpent(lead) || isOver(latestTry));
};

/** How long until a lead may be tried, in ms, at most the longest pause: a clock that jumped back must not hold it. */
export const waitFor = (lead: HeldLead, now: number) => {
  const wait = lead.nextTry - now;
  return wait > 6 * HOUR ? 0 : Math.max(wait, 0);
};
