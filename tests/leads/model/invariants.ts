import { EXPIRES_AFTER, isSpent } from '../../../src/leads/outboxEntry';
import type { Entry } from './ledger';
import { emailOf, keyOf, places, type World } from './world';

const must = (holds: boolean, what: string) => {
  if (!holds) throw new Error(what);
};

const isKept = ({ device, tabs }: World, { lead, place }: Entry) =>
  device.entries.has(keyOf(lead.id)) || (tabs[place]?.kept().some(({ id }) => id === lead.id) ?? false);

const notLost = (world: World, entry: Entry) =>
  must(
    world.crm.hasArrived(entry.lead.id) ||
      entry.ended !== undefined ||
      entry.excuse !== undefined ||
      isKept(world, entry),
    `${entry.lead.id} is lost`,
  );

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** How many posts the pauses alone allow in a time: 30 s, 2 min, 10 min, 1 h, then every 6 h. */
const postsAllowedIn = (ms: number) => {
  let posts = 1;
  let at = 0;
  for (const pause of [30 * SECOND, 120 * SECOND, 600 * SECOND, HOUR]) {
    at += pause;
    if (at <= ms) posts += 1;
  }
  return posts + Math.max(0, Math.floor((ms - at) / (6 * HOUR)));
};

const boundedPosts = ({ crm, clock }: World, entry: Entry) => {
  const { lead, triesAskedFor, disturbances, since, ended, postsAtEnd } = entry;
  const posts = crm.postsOf(lead.id);
  const count = (outcome: (typeof posts)[number]['outcome']) =>
    posts.filter((post) => post.outcome === outcome).length;
  must(count('mayHaveArrived') <= 3 + triesAskedFor, `${lead.id} was posted over and over`);
  const allowed = postsAllowedIn(clock.elapsed() - since) + triesAskedFor + disturbances;
  must(
    posts.length <= allowed,
    `${lead.id} was posted ${posts.length} times where its pauses allow ${allowed}`,
  );
  must(ended === undefined || posts.length === postsAtEnd, `${lead.id} was posted after it was ${ended}`);
};

const detailsGone = ({ device }: World, { lead, ended, excuse }: Entry) => {
  if (ended === undefined || excuse !== undefined) return;
  for (const [key, value] of device.entries)
    must(!value.includes(emailOf(lead.id)), `${key} still holds ${lead.id}, which was ${ended}`);
};

const provedOnce = ({ crm }: World, { lead }: Entry) =>
  must(
    crm.postsOf(lead.id).filter(({ outcome }) => outcome === 'proved').length <= 1,
    `${lead.id} was posted again after its proof`,
  );

const neverTwiceAtOnce = ({ crm }: World, { lead }: Entry) =>
  must(
    crm.postsOf(lead.id).filter(({ outcome }) => outcome === 'underWay').length <= 1,
    `${lead.id} is being posted twice at once`,
  );

const strangersKept = ({ device, strangers, clock }: World) => {
  for (const { key, raw, isLater } of strangers) {
    if (device.entries.get(key) === raw) continue;
    must(!isLater, `${key} of a later version was touched`);
    const aside = device.entries.get(key.replace('outbox:', 'outbox-unreadable:'));
    const kept = aside === undefined ? undefined : (JSON.parse(aside) as { raw: unknown }).raw;
    must(kept === raw || clock.span() > EXPIRES_AFTER, `${key} was thrown away`);
  }
};

/** What holds at every moment, whatever has gone wrong. */
export const checkAlways = (world: World) => {
  const { ledger, storageEverFailed, storageEverDenied } = world;
  must(ledger.failures.length === 0, String(ledger.failures[0]));
  for (const entry of ledger.entries.values()) {
    notLost(world, entry);
    // Where storage is denied, so are the locks; and what is stored already can then be neither counted nor removed.
    if (!storageEverDenied) neverTwiceAtOnce(world, entry);
    if (!storageEverDenied && !entry.excuse) provedOnce(world, entry);
    if (storageEverFailed) continue;
    detailsGone(world, entry);
    if (!entry.excuse) boundedPosts(world, entry);
  }
  strangersKept(world);
};

const spent = (world: World, { lead }: Entry) =>
  world.tabs.some((tab) => tab?.kept().some((kept) => kept.id === lead.id && isSpent(kept)));

/** What holds when everything has worked for longer than the longest pause: open tabs have sent what they knew of. */
export const checkWorkingAgain = (world: World) => {
  checkAlways(world);
  for (const entry of world.ledger.entries.values()) {
    // A tab that another tab's visitor asked to try a lead again does not know of it until the next visit or event.
    const heldBy = places.filter(
      (place) =>
        (entry.askedIn ?? place) === place &&
        ['queued', 'handedOff', 'held'].includes(world.lastTold[place].get(entry.lead.id) ?? ''),
    );
    // Stored first and denied then: the same.
    if (heldBy.length === 0 || entry.excuse || entry.deniedLater) continue;
    must(
      !isKept(world, entry) || spent(world, entry),
      `${entry.lead.id} waits in an open tab though everything works`,
    );
  }
};

/** What holds when the visitor has come back after that: nothing but spent leads is kept. */
export const checkVisitedAgain = (world: World) => {
  checkAlways(world);
  for (const entry of world.ledger.entries.values()) {
    if (entry.excuse === 'overwritten') continue;
    must(
      !isKept(world, entry) || spent(world, entry),
      `${entry.lead.id} is still kept though everything works`,
    );
  }
};

/** What holds when a visit was made after everything has expired: nobody's details are left. */
export const checkOver = (world: World) => {
  checkAlways(world);
  const { ledger, crm, device, strangers } = world;
  for (const { lead, ended, excuse } of ledger.entries.values()) {
    must(
      crm.hasArrived(lead.id) || ended !== undefined || excuse !== undefined,
      `${lead.id} has gone without a word`,
    );
  }
  for (const [key, value] of device.entries) {
    must(
      strangers.some((one) => one.key === key && one.isLater) || isLater(value),
      `${key} is left for ever: ${value}`,
    );
  }
};

const isLater = (value: string) => value.includes('"version":2');
