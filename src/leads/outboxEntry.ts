import { DAY, HOUR, MINUTE, SECOND } from '../config/durations';

/**
 * A lead as the outbox keeps it: in the visitor's browser, from before it is posted until it is confirmed or given up.
 * Times are milliseconds since 1970 by the device's clock, which may jump.
 */
export interface OutboxEntry {
  readonly version: 1;
  readonly id: string;
  readonly form: string;
  /** The fields to post by wire name. The envelope is added when the post is made. */
  readonly fields: Readonly<Record<string, string>>;
  readonly createdAt: number;
  /** The number of posts that may have arrived. It sets the pause before the next one, with a relay too. */
  readonly tries: number;
  /** The same, counted towards the limit of {@link MAX_POSTS}. With a relay it stays 0: a relay recognises a lead that it has. */
  readonly posts: number;
  /** The start of the latest of these posts. */
  readonly lastPost?: number | undefined;
  /** Whether the result of the latest post is unknown. It stays unknown if its page was left before. */
  readonly isOpen?: boolean | undefined;
  /** No try before this time. */
  readonly nextTry: number;
  /** How many posts were not counted, because they cannot have arrived; at most {@link MAX_TAKEN_BACK}. */
  readonly takenBack?: number | undefined;
  /** When the latest of those ended. */
  readonly unsentAt?: number | undefined;
  /** When the last try after its seven days found no way to the CRM. */
  readonly unreachedAt?: number | undefined;
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
  createdAt: isTime,
  tries: isCount,
  posts: isCount,
  lastPost: optional(isTime),
  isOpen: optional((value) => typeof value === 'boolean'),
  nextTry: isTime,
  takenBack: optional(isCount),
  unsentAt: optional(isTime),
  unreachedAt: optional(isTime),
  noticeSeenAt: optional(isTime),
};

/** Whether a stored value is an entry. Written by hand: this code runs before the schema library has loaded. */
export const isOutboxEntry = (value: unknown): value is OutboxEntry =>
  isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

/** A lost lead costs more than a duplicate, so an unconfirmed post is repeated, up to this many posts. */
export const MAX_POSTS = 3;

/**
 * A CRM that stores a lead and then answers nothing looks like one that is out of reach. It must not get the lead
 * again and again.
 */
export const MAX_TAKEN_BACK = 6;

/** A lead that is not confirmed after this time, in ms, gets one last post. */
export const EXPIRES_AFTER = 7 * DAY;

/** A post that cannot have arrived is repeated after this time, in ms, if the CRM can be reached by then. */
const RETRY_UNSENT_AFTER = 20 * SECOND;
const LONGEST_PAUSE = 6 * HOUR;
const pauses = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR];

/** The pause after the given number of tries, in ms. It grows, up to six hours. */
export const pauseAfter = (tries: number): number => pauses[Math.max(tries, 1) - 1] ?? LONGEST_PAUSE;

/**
 * A try that takes longer than this, in ms, was interrupted: by the device's sleep, a change of its clock, or the end
 * of its page.
 */
export const LONGEST_TRY = MINUTE;

/**
 * The shortest time between a post and the next, in ms. A CRM that answers 500 looks like one that took the lead, so the
 * posts are spread out: an outage of a day loses nothing. After the last post: as long as that post may still be in
 * flight.
 */
const spacingAfter = (posts: number) => [0, 10 * MINUTE, DAY][posts] ?? LONGEST_TRY;

/** Whether no further post may follow. */
export const attemptsExhausted = ({ posts }: OutboxEntry): boolean => posts >= MAX_POSTS;

/** Whether a post may have arrived that nothing has confirmed. Otherwise nothing has left this browser yet. */
export const mayHaveArrived = ({ posts, tries, isOpen }: OutboxEntry): boolean =>
  posts > 0 || tries > 0 || isOpen === true;

/** Whether Try again may post now. The last post is reserved for a day later. */
export const canTryAgain = ({ posts }: OutboxEntry): boolean => posts < MAX_POSTS - 1;

/** Whether the seven days of a lead are over. */
export const isPastExpiry = ({ createdAt }: OutboxEntry, now: number): boolean =>
  now - createdAt > EXPIRES_AFTER;

/**
 * Whether a lead has expired. A clock that jumped ahead, or a visit after a month, must not cost a lead its last
 * chance: after the seven days it needs one more try, which is a post or several probes without an answer.
 */
export const isExpired = (entry: OutboxEntry, now: number): boolean => {
  const { createdAt, lastPost = 0, unreachedAt = 0 } = entry;
  return isPastExpiry(entry, now) && Math.max(lastPost, unreachedAt) - createdAt > EXPIRES_AFTER;
};

/** Whether the latest post may be in flight, in this or in another tab. */
const isUnderWay = ({ isOpen, lastPost = 0 }: OutboxEntry, now: number) =>
  isOpen === true && Math.abs(now - lastPost) < LONGEST_TRY;

/** Whether a lead is given up: the visitor has to use the phone or an email now. */
export const isGivenUp = (entry: OutboxEntry, now: number): boolean =>
  (attemptsExhausted(entry) && !isUnderWay(entry, now)) || isExpired(entry, now);

/** How long until the posts' spacing allows another, in ms. */
export const waitForPost = (
  { posts, lastPost = 0, unsentAt = -Infinity }: OutboxEntry,
  now: number,
): number => Math.max(lastPost + spacingAfter(posts) - now, unsentAt + RETRY_UNSENT_AFTER - now, 0);

/** How long until a lead may be posted by itself, in ms. */
export const waitFor = (entry: OutboxEntry, now: number): number =>
  Math.max(entry.nextTry - now, waitForPost(entry, now), 0);

/**
 * The entry with its times brought back to the present, the same object if they are sane. A clock that was ahead when
 * they were written would otherwise hold the lead, or keep the visitor's details, for years.
 */
export const withSaneTimes = (entry: OutboxEntry, now: number): OutboxEntry => {
  const { createdAt, lastPost, nextTry, unsentAt, unreachedAt, noticeSeenAt } = entry;
  const latest = Math.max(createdAt, lastPost ?? 0, unsentAt ?? 0, unreachedAt ?? 0, noticeSeenAt ?? 0);
  if (latest <= now && nextTry <= now + LONGEST_PAUSE) return entry;
  return {
    ...entry,
    createdAt: Math.min(createdAt, now),
    // Once one time was wrong, this one is not trusted either. The spacing between posts still applies.
    nextTry: now,
    lastPost: lastPost && Math.min(lastPost, now),
    unsentAt: unsentAt && Math.min(unsentAt, now),
    unreachedAt: unreachedAt && Math.min(unreachedAt, now),
    noticeSeenAt: noticeSeenAt && Math.min(noticeSeenAt, now),
  };
};
