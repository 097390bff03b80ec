import { HOUR, MINUTE } from '../../../src/config/durations';
import { EXPIRES_AFTER } from '../../../src/leads/outboxEntry';
import { keyOf, type Entry } from './ledger';
import type { Post } from './simulatedCrm';
import { emailOf, type World } from './world';

const assert = (holds: boolean, what: string) => {
  if (!holds) throw new Error(what);
};

const isKept = ({ device, tabs }: World, { lead, place }: Entry) =>
  device.entries.has(keyOf(lead.id)) || (tabs[place]?.keeps(lead.id) ?? false);

/** Only confirmed, removed, or given-up and seen leads leave the outbox. */
const notLost = (world: World, entry: Entry) => {
  // A clock that was set back makes a page believe that it was opened later.
  const mayBeDeleted = world.clockEverSet ? entry.wasNoticeSeen : entry.mayBeDeleted;
  assert(
    entry.ended !== undefined || entry.excuse !== undefined || mayBeDeleted || isKept(world, entry),
    `${entry.lead.id} is lost`,
  );
};

const notPostedAfterItsEnd = ({ crm }: World, { lead, ended, postsAtEnd }: Entry) =>
  assert(
    ended === undefined || crm.postsOf(lead.id).length === postsAtEnd,
    `${lead.id} was posted after it was ${ended}`,
  );

/** The posts that count: the others cannot have arrived, as far as the site can know. */
const countedPosts = ({ crm }: World, { lead }: Entry) =>
  crm.postsOf(lead.id).filter(({ outcome }) => outcome !== 'cannotHaveArrived');

/** At most three posts that count, and six that do not. */
const boundedPosts = (world: World, entry: Entry) => {
  const counted = countedPosts(world, entry).length;
  const all = world.crm.postsOf(entry.lead.id).length;
  assert(counted <= 3, `${entry.lead.id} was posted ${counted} times`);
  assert(all <= 3 + 6, `${entry.lead.id} was posted ${all} times, counted or not`);
};

const spacedPosts = (world: World, entry: Entry) => {
  const [first, second, third] = countedPosts(world, entry);
  /** A page that is left repeats its post at once, and the next visit repeats one that ended with its page. */
  const mayFollow = (before: Post, next: Post) => next.outlives || before.outcome === 'cutOff';
  if (first && second && !entry.wasRetriedManually && !mayFollow(first, second))
    assert(second.since - first.since >= 10 * MINUTE, `${entry.lead.id} was posted again too soon`);
  if (second && third && !mayFollow(second, third))
    assert(third.since - second.since >= 24 * HOUR, `${entry.lead.id} had its last post too soon`);
};

const notPostedAfterGivenUp = ({ crm }: World, { lead, postsWhenGivenUp }: Entry) =>
  assert(
    postsWhenGivenUp === undefined || crm.postsOf(lead.id).length === postsWhenGivenUp,
    `${lead.id} was posted after it was given up`,
  );

const detailsGone = ({ device }: World, { lead, ended, excuse }: Entry) => {
  if (ended === undefined || excuse !== undefined) return;
  for (const [key, value] of device.entries)
    assert(!value.includes(emailOf(lead.id)), `${key} still holds ${lead.id}, which was ${ended}`);
};

const foreignEntriesKept = ({ device, foreignEntries, clock }: World) => {
  for (const { key, raw, isLater } of foreignEntries) {
    if (device.entries.get(key) === raw) continue;
    assert(!isLater, `${key} of a later version was touched`);
    const aside = device.entries.get(key.replace('outbox:', 'outbox-unreadable:'));
    const kept = aside === undefined ? undefined : (JSON.parse(aside) as { raw: unknown }).raw;
    assert(kept === raw || clock.span() > EXPIRES_AFTER, `${key} was deleted`);
  }
};

/** Invariants at every moment, under any fault. */
export const checkAlways = (world: World) => {
  const { ledger, storageEverFailed, storageEverDenied, clockEverSet } = world;
  assert(ledger.failures.length === 0, String(ledger.failures[0]));
  for (const entry of ledger.entries.values()) {
    notLost(world, entry);
    // Where storage is denied, a stored lead can be neither counted nor removed.
    if (!storageEverDenied && !entry.excuse) notPostedAfterItsEnd(world, entry);
    if (storageEverFailed) continue;
    detailsGone(world, entry);
    if (entry.excuse) continue;
    boundedPosts(world, entry);
    if (clockEverSet) continue;
    spacedPosts(world, entry);
    notPostedAfterGivenUp(world, entry);
  }
  foreignEntriesKept(world);
};

/** Invariants after a fault-free time longer than the longest wait: open tabs have sent every lead they know. */
export const checkRecovered = (world: World) => {
  checkAlways(world);
  for (const entry of world.ledger.entries.values()) {
    const isPending = world.lastReports.some((reported) =>
      ['queued', 'handedOff', 'held'].includes(reported.get(entry.lead.id) ?? ''),
    );
    // A tab cannot read what was stored before storage was denied.
    if (!isPending || entry.excuse || entry.deniedLater) continue;
    assert(!isKept(world, entry), `${entry.lead.id} waits in an open tab although everything works`);
  }
};

/** Invariants after the visitor returns: only given-up leads are left, and an open page reports them. */
export const checkReturnVisit = (world: World) => {
  checkAlways(world);
  for (const entry of world.ledger.entries.values()) {
    if (entry.excuse === 'overwritten' || !isKept(world, entry)) continue;
    const isReported = world.lastReports.some((reported) => reported.get(entry.lead.id) === 'givenUp');
    assert(isReported, `${entry.lead.id} is still kept, and no page says that it is given up`);
  }
};

/** Invariants a week after the visitor has seen the notice: no personal details are left. */
export const checkNothingLeft = (world: World) => {
  checkAlways(world);
  const { device, foreignEntries } = world;
  for (const [key, value] of device.entries) {
    const isLater =
      foreignEntries.some((one) => one.key === key && one.isLater) || value.includes('"version":2');
    // A mark holds none of the visitor's details.
    const isMark = key.startsWith('outbox-settled:') && /^\d+ (?:confirmed|deleted)$/.test(value);
    assert(isLater || isMark, `${key} is never deleted: ${value}`);
  }
};
