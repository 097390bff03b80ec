/**
 * A lead as the outbox keeps it: in the visitor's browser, from before it is posted until it is confirmed or given up.
 * Times are milliseconds since 1970 by the device's clock, which may jump.
 */
export interface OutboxEntry {
  readonly version: 1;
  readonly id: string;
  readonly form: string;
  /** The fields to post by wire name. The envelope comes on when the post is made. */
  readonly fields: Readonly<Record<string, string>>;
  /** The address of the page that it was sent from, without query and fragment. */
  readonly page?: string | undefined;
  readonly createdAt: number;
  /** Number of tries, whether or not a post could have arrived. */
  readonly tries: number;
  /** Posts that may have arrived without a confirmation; at most {@link MAX_POSTS}. */
  readonly posts: number;
  /** The start of the latest of these posts. */
  readonly lastPost?: number | undefined;
  /** Whether the latest post has no verdict yet. It never gets one if its page was left before. */
  readonly isOpen?: boolean | undefined;
  /** No try before this time. */
  readonly nextTry: number;
  /** When the visitor saw the notice that this lead was given up. */
  readonly noticeSeenAt?: number | undefined;
}

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isTime: Check = (value) => Number.isFinite(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const checks: Record<keyof OutboxEntry, Check> = {
  version: (value) => value === 1,
  id: (value) => isText(value) && value !== '',
  form: isText,
  fields: (value) => isRecord(value) && Object.values(value).every(isText),
  page: optional(isText),
  createdAt: isTime,
  tries: isCount,
  posts: isCount,
  lastPost: optional(isTime),
  isOpen: optional((value) => typeof value === 'boolean'),
  nextTry: isTime,
  noticeSeenAt: optional(isTime),
};

/** Whether a stored value is an entry. Written by hand: this code runs before the schema library has loaded. */
export const isOutboxEntry = (value: unknown): value is OutboxEntry =>
  isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

/** A lost lead costs more than a duplicate, so an unconfirmed post is repeated, up to this many posts. */
export const MAX_POSTS = 3;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A lead that is not confirmed after this time gets one last post. */
export const EXPIRES_AFTER = 7 * DAY;

const LONGEST_PAUSE = 6 * HOUR;
const pauses = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR];

/** The pause after the given number of tries, in ms. It grows, up to six hours. */
export const pauseAfter = (tries: number): number => pauses[Math.max(tries, 1) - 1] ?? LONGEST_PAUSE;

/**
 * The shortest time between a post and the next, in ms. A CRM that answers 500 looks like one that took the lead, so the
 * posts are spread out: an outage of a day loses nothing.
 */
const spacingAfter = (posts: number) => [0, 10 * MINUTE][posts] ?? DAY;

/** Whether no further post may follow. */
export const attemptsExhausted = ({ posts }: OutboxEntry): boolean => posts >= MAX_POSTS;

/** Whether Try again may post now. The last post is reserved for a day later. */
export const canTryAgain = ({ posts }: OutboxEntry): boolean => posts < MAX_POSTS - 1;

/**
 * Whether a lead has expired. A clock that jumped ahead, or a visit after a month, must not cost a lead its last chance:
 * one post has to be made after the time was up.
 */
export const isExpired = ({ createdAt, lastPost = 0 }: OutboxEntry, now: number): boolean =>
  now - createdAt > EXPIRES_AFTER && lastPost - createdAt > EXPIRES_AFTER;

/** Whether a lead is given up: the visitor has to use the phone or an email now. */
export const isGivenUp = (entry: OutboxEntry, now: number): boolean =>
  attemptsExhausted(entry) || isExpired(entry, now);

/** How long until the posts' spacing allows another, in ms. */
export const waitForPost = ({ posts, lastPost = 0 }: OutboxEntry, now: number): number =>
  Math.max(lastPost + spacingAfter(posts) - now, 0);

/** How long until a lead may be tried by itself, in ms. */
export const waitFor = (entry: OutboxEntry, now: number): number =>
  Math.max(entry.nextTry - now, waitForPost(entry, now), 0);

/**
 * The entry with its times brought back to the present. A clock that was ahead when they were written would otherwise
 * hold the lead, or keep the visitor's details, for years.
 */
export const withSaneTimes = (entry: OutboxEntry, now: number): OutboxEntry => {
  const { createdAt, lastPost, nextTry, noticeSeenAt } = entry;
  const areSane =
    Math.max(createdAt, lastPost ?? 0, noticeSeenAt ?? 0) <= now && nextTry <= now + LONGEST_PAUSE;
  if (areSane) return entry;
  return {
    ...entry,
    createdAt: Math.min(createdAt, now),
    nextTry: Math.min(nextTry, now + pauseAfter(entry.tries)),
    lastPost: lastPost && Math.min(lastPost, now),
    noticeSeenAt: noticeSeenAt && Math.min(noticeSeenAt, now),
  };
};
