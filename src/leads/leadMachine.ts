/**
 * Decides what a page does about its leads. A pure function: from what the page knows, what happened and what it can see
 * to what it knows next and what has to be done. `dispatcher.ts` carries out the effects.
 */
import {
  attemptsExhausted,
  canTryAgain,
  isGivenUp,
  isPastExpiry,
  LONGEST_TRY,
  MAX_POSTS,
  MAX_TAKEN_BACK,
  pauseAfter,
  waitFor,
  waitForPost,
  withSaneTimes,
  type OutboxEntry,
} from './outboxEntry';

/**
 * The state of a lead, as far as it is proven.
 * - `queued`: in the outbox, not posted yet.
 * - `handedOff`: a post has started, or Try again is about to post; nothing proves yet that it arrived.
 * - `held`: not sent, or not confirmed in time; it stays in the outbox and is tried again.
 * - `confirmed`: the CRM has answered for it; it has left the outbox.
 * - `givenUp`: no automatic post follows; the first page that is loaded after its notice was seen deletes it.
 * - `confirmedElsewhere`: confirmed in another tab, which counts it.
 * - `deleted`: removed by the visitor, or given up and seen, here or in another tab.
 */
export type LeadState =
  'queued' | 'handedOff' | 'held' | 'confirmed' | 'confirmedElsewhere' | 'givenUp' | 'deleted';

/** How a lead has left the outbox. */
export type SettledAs = 'confirmed' | 'deleted';

/** Whether a lead is confirmed, in this tab or in another. */
export const isConfirmed = (state: LeadState): boolean =>
  state === 'confirmed' || state === 'confirmedElsewhere';

/**
 * How a post ended.
 * - `proven`: the CRM has answered for it.
 * - `mayHaveArrived`: no proof, and the CRM can be reached.
 * - `notSent`: it cannot have arrived, because the CRM cannot be reached or the post could not be made.
 * - `refused`: no repeat can ever succeed.
 */
export type Outcome = 'proven' | 'mayHaveArrived' | 'notSent' | 'refused';

/** Which pauses the next tries skip. */
export interface Urge {
  /** Skips the pauses between tries; those between posts stay. */
  readonly ignoresPauses: boolean;
  /** Posts again at once what an earlier page posted without learning the result. */
  readonly resumes: boolean;
}

/** A post of this page that has not ended. */
export interface PostInFlight {
  readonly number: number;
  readonly id: string;
  readonly startedAt: number;
  readonly lastPostBefore: number | undefined;
  /** Whether its visitor pressed Try again. */
  readonly isManual: boolean;
}

interface Report {
  readonly lead: OutboxEntry;
  readonly state: LeadState;
}

/** What a page knows about its leads, besides the outbox. */
export interface Memory {
  /** When this page began to deliver. */
  readonly openedAt: number;
  /** The latest report about each lead that is not settled. */
  readonly reports: ReadonlyMap<string, Report>;
  /** The leads that this page has claimed or is claiming, so that no other tab posts them. */
  readonly claims: ReadonlySet<string>;
  readonly postsInFlight: readonly PostInFlight[];
  /** The number of the latest post of each lead: only this one reports that it failed. */
  readonly latestPost: ReadonlyMap<string, number>;
  readonly postCount: number;
  /** The leads that were posted by a request that outlives the page, when it was hidden or left. */
  readonly sentWhileLeaving: ReadonlySet<string>;
  /** Of those, the ones whose result is not known yet. */
  readonly openRepeats: ReadonlySet<string>;
  /** Whether the page is left at present. It may come back from the back-forward cache. */
  readonly isLeft: boolean;
  /** How often it was left. */
  readonly leavings: number;
  /** The leads for which Try again was pressed: while it probes, and while it posts. */
  readonly manualRetries: ReadonlySet<string>;
  readonly isProbing: boolean;
  /** Probes in a row without an answer. */
  readonly misses: number;
  /** Applies until a probe is answered, or until a lead is sent while no other waits. */
  readonly pendingUrge: Urge;
}

interface RepeatProbed extends Pick<PostInFlight, 'id' | 'startedAt' | 'lastPostBefore'> {
  readonly type: 'repeatProbed';
  /** How often the page had been left when the probe began. */
  readonly leavings: number;
}
type Answered = { readonly isAnswered: boolean };
/** What follows a probe, apart from its answer. */
type AfterProbe =
  { readonly type: 'probed' } | { readonly type: 'retryProbed'; readonly id: string } | RepeatProbed;

export type LeadEvent =
  | (AfterProbe & Answered)
  | { readonly type: 'began'; readonly isNewVisit: boolean }
  | ({ readonly type: 'woken' } & Urge)
  | { readonly type: 'submitted'; readonly lead: OutboxEntry }
  /** This page holds the lead's lock. `urge` is undefined for a lead that was just submitted. */
  | { readonly type: 'claimed'; readonly id: string; readonly urge: Urge | undefined }
  | { readonly type: 'claimEnded'; readonly id: string }
  | { readonly type: 'postEnded'; readonly post: PostInFlight; readonly outcome: Outcome }
  | { readonly type: 'proofIsLate'; readonly post: PostInFlight }
  /** A lead of an earlier page has to be reported, unless this page has said something about it by now. */
  | { readonly type: 'reportDue'; readonly id: string }
  /** The page is hidden, or `ends`; the posts of the leads in `arrived` have their proof already. */
  | { readonly type: 'left'; readonly ends: boolean; readonly arrived: readonly string[] }
  /** The browser has accepted a post that outlives the page. `lead` counts it, `before` does not. */
  | {
      readonly type: 'repeatAccepted';
      readonly lead: OutboxEntry;
      readonly before: OutboxEntry;
      readonly ends: boolean;
    }
  /** The page is shown again from the back-forward cache. */
  | { readonly type: 'cameBack' }
  | { readonly type: 'retried'; readonly id: string }
  | { readonly type: 'removed'; readonly id: string }
  | { readonly type: 'noticeSeen'; readonly id: string }
  /** Another tab has changed the outbox; it has confirmed the leads in `confirmed`. */
  | { readonly type: 'outboxChanged'; readonly confirmed: readonly string[] };

type ReportEffect = { readonly do: 'report' } & Report;

export type Effect =
  | { readonly do: 'save'; readonly lead: OutboxEntry }
  | { readonly do: 'remove'; readonly id: string; readonly as: SettledAs }
  | ReportEffect
  | { readonly do: 'claim'; readonly id: string; readonly urge: Urge | undefined }
  | { readonly do: 'release'; readonly id: string }
  | { readonly do: 'post'; readonly post: PostInFlight; readonly lead: OutboxEntry }
  /** Posts by a request that outlives the page. `lead` counts it, `before` does not. */
  | {
      readonly do: 'repeat';
      readonly lead: OutboxEntry;
      readonly before: OutboxEntry;
      readonly ends: boolean;
    }
  | { readonly do: 'cancel'; readonly id: string; readonly as: 'left' | 'deleted' }
  | { readonly do: 'probe'; readonly next: AfterProbe }
  | { readonly do: 'wait'; readonly ms: number; readonly next: LeadEvent };

/** What a step can see of the world. */
export interface World {
  /** The leads in the outbox, oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** Ms since 1970, by the device's clock. */
  readonly now: number;
  /** What the browser says. It only hints: the requests decide. */
  readonly isOnline: boolean;
  /** What a post counts: nothing with a relay, which recognises a lead that it has. */
  readonly costOfPost: 0 | 1;
}

type Step = [memory: Memory, effects: Effect[]];

/** A lead that is not confirmed after this time, in ms, is reported as held. */
export const REPORT_HELD_AFTER = 10_000;
/** The pauses between unanswered probes, in ms. A lead goes out at most this long after the connection works again. */
const PROBE_PAUSES = [1000, 2000, 4000, 8000, 15_000];
const LONGEST_PROBE_PAUSE = 30_000;
/** A lead past its seven days is given up after this many unanswered probes in a row, which count as its last try. */
const PROBES_BEFORE_GIVING_UP = 4;
/** A probe that takes longer than this, in ms, was interrupted. */
const LONGEST_PROBE = 10_000;
/** The shortest timer, in ms. */
const SHORTEST_WAIT = 1000;

const NO_URGE: Urge = { ignoresPauses: false, resumes: false };

export const initialMemory = (openedAt: number): Memory => ({
  openedAt,
  reports: new Map(),
  claims: new Set(),
  postsInFlight: [],
  latestPost: new Map(),
  postCount: 0,
  sentWhileLeaving: new Set(),
  openRepeats: new Set(),
  isLeft: false,
  leavings: 0,
  manualRetries: new Set(),
  isProbing: false,
  misses: 0,
  pendingUrge: NO_URGE,
});

const added = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => new Set([...set, id]);
const without = (set: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...set].filter((other) => other !== id));

const entryOf = ({ entries }: World, id: string) => entries.find((lead) => lead.id === id);
const isPosting = ({ postsInFlight }: Memory, id: string) => postsInFlight.some((post) => post.id === id);
const isBusy = ({ claims, manualRetries }: Memory, id: string) => claims.has(id) || manualRetries.has(id);

const save = (lead: OutboxEntry): Effect => ({ do: 'save', lead });
const report = (lead: OutboxEntry, state: LeadState): ReportEffect => ({ do: 'report', lead, state });
const reportUnproven = (lead: OutboxEntry, { now }: World): ReportEffect =>
  report(lead, isGivenUp(lead, now) ? 'givenUp' : 'held');
const confirm = (lead: OutboxEntry): Effect[] => [
  { do: 'remove', id: lead.id, as: 'confirmed' },
  report(lead, 'confirmed'),
];

/** A report that says something new: another failed probe does not. */
const reportNews = (memory: Memory, lead: OutboxEntry, world: World): Effect[] => {
  const before = memory.reports.get(lead.id);
  const news = reportUnproven(lead, world);
  const isKnown =
    before?.state === news.state && before.lead.posts === lead.posts && before.lead.tries === lead.tries;
  return isKnown ? [] : [news];
};

/** Whether the lead was posted before this page began to deliver, by a page that was left without learning the result. */
const isUnfinished = ({ openedAt }: Memory, lead: OutboxEntry) =>
  lead.isOpen && (lead.lastPost ?? 0) < openedAt && !attemptsExhausted(lead);
const waitWith = (memory: Memory, { ignoresPauses, resumes }: Urge, lead: OutboxEntry, now: number) =>
  resumes && isUnfinished(memory, lead) ? 0 : (ignoresPauses ? waitForPost : waitFor)(lead, now);
const isDue = (memory: Memory, lead: OutboxEntry, urge: Urge, { now }: World) =>
  !isGivenUp(lead, now) && waitWith(memory, urge, lead, now) === 0;

const dueLeads = (memory: Memory, world: World) =>
  world.entries.filter((lead) => !isBusy(memory, lead.id) && isDue(memory, lead, memory.pendingUrge, world));

/** Counts a post before it starts: a tab that dies now has used it, and no tab repeats it too soon. */
const counted = (lead: OutboxEntry, { now, costOfPost }: World): OutboxEntry => ({
  ...lead,
  tries: lead.tries + 1,
  nextTry: now + pauseAfter(lead.tries + 1),
  posts: lead.posts + costOfPost,
  lastPost: now,
  isOpen: true,
});

/** The lead after a post without proof. Up to `MAX_TAKEN_BACK` posts that cannot have arrived are not counted. */
const withoutProof = (
  lead: OutboxEntry,
  { startedAt, lastPostBefore }: Pick<PostInFlight, 'startedAt' | 'lastPostBefore'>,
  outcome: Outcome,
  { now, costOfPost }: World,
): OutboxEntry => {
  const { tries, posts, lastPost, takenBack = 0 } = lead;
  if (outcome === 'notSent' && takenBack < MAX_TAKEN_BACK)
    return {
      ...lead,
      tries: Math.max(tries - 1, 0),
      nextTry: now,
      posts: Math.max(posts - costOfPost, 0),
      lastPost: lastPost === startedAt ? lastPostBefore : lastPost,
      takenBack: takenBack + 1,
      unsentAt: now,
      // Perhaps it is no longer given up.
      noticeSeenAt: undefined,
    };
  // A device that was suspended during a post tries again when it resumes.
  const endedAt = Math.min(now, startedAt + LONGEST_TRY);
  return { ...lead, nextTry: endedAt + pauseAfter(tries), posts: outcome === 'refused' ? MAX_POSTS : posts };
};

const startPost = (memory: Memory, lead: OutboxEntry, isManual: boolean, world: World): Step => {
  const number = memory.postCount + 1;
  const { id, lastPost: lastPostBefore } = lead;
  const post = { number, id, startedAt: world.now, lastPostBefore, isManual };
  const stored = counted(lead, world);
  return [
    {
      ...memory,
      postCount: number,
      postsInFlight: [...memory.postsInFlight, post],
      latestPost: new Map(memory.latestPost).set(id, number),
      // The page repeats this post, too, when it is left.
      sentWhileLeaving: without(memory.sentWhileLeaving, id),
      openRepeats: without(memory.openRepeats, id),
    },
    [save(stored), { do: 'post', post, lead: stored }, report(stored, 'handedOff')],
  ];
};

/** Corrects times, reports leads that are given up, and deletes those whose notice was seen before this page began to deliver. */
const review = (memory: Memory, world: World): Effect[] =>
  world.entries.flatMap((stored): Effect[] => {
    const lead = withSaneTimes(stored, world.now);
    const saved = lead === stored ? [] : [save(lead)];
    if (!isGivenUp(lead, world.now) || isBusy(memory, lead.id)) return saved;
    if ((lead.noticeSeenAt ?? Infinity) < memory.openedAt)
      return [{ do: 'remove', id: lead.id, as: 'deleted' }];
    if (memory.reports.get(lead.id)?.state === 'givenUp') return saved;
    return [...saved, report(lead, 'givenUp')];
  });

/**
 * Looks at the outbox, and probes if a lead is due: a probe is cheap and saves a post that cannot arrive. Only the first post of a
 * lead goes without.
 */
const wake = (memory: Memory, urge: Urge, world: World): Step => {
  const urged = {
    ...memory,
    pendingUrge: {
      ignoresPauses: memory.pendingUrge.ignoresPauses || urge.ignoresPauses,
      resumes: memory.pendingUrge.resumes || urge.resumes,
    },
    misses: urge.ignoresPauses ? 0 : memory.misses,
  };
  const effects = review(urged, world);
  const sane = world.entries.map((lead) => withSaneTimes(lead, world.now));
  if (urged.isProbing || dueLeads(urged, { ...world, entries: sane }).length === 0) return [urged, effects];
  return [{ ...urged, isProbing: true }, [...effects, { do: 'probe', next: { type: 'probed' } }]];
};

const afterAnsweredProbe = (memory: Memory, world: World): Step => {
  const { pendingUrge: urge } = memory;
  const due = dueLeads(memory, world);
  return [
    {
      ...memory,
      isProbing: false,
      misses: 0,
      pendingUrge: NO_URGE,
      claims: due.reduce((claims, { id }) => added(claims, id), memory.claims),
    },
    due.map(({ id }) => ({ do: 'claim', id, urge })),
  ];
};

/** The leads keep their times: they go out as soon as a probe is answered. */
const afterUnansweredProbe = (memory: Memory, world: World): Step => {
  const misses = memory.misses + 1;
  const effects = dueLeads(memory, world).flatMap((lead) => {
    const isGivenUpNow = misses >= PROBES_BEFORE_GIVING_UP && isPastExpiry(lead, world.now);
    if (!isGivenUpNow) return reportNews(memory, lead, world);
    const unreached = { ...lead, unreachedAt: world.now };
    return [save(unreached), ...reportNews(memory, unreached, world)];
  });
  return [{ ...memory, isProbing: false, misses }, effects];
};

const afterClaim = (memory: Memory, id: string, urge: Urge | undefined, world: World): Step => {
  const lead = entryOf(world, id);
  const mayPost =
    lead &&
    !isGivenUp(lead, world.now) &&
    !isPosting(memory, id) &&
    !memory.manualRetries.has(id) &&
    // Sent by a request that outlives the page, while this page waited for the lock.
    !memory.sentWhileLeaving.has(id) &&
    // A new lead has no pause, unless an earlier page or a request that outlives this one has posted it meanwhile.
    (urge ? isDue(memory, lead, urge, world) : lead.tries === 0);
  if (!mayPost) return [memory, [{ do: 'release', id }]];
  if (urge || world.isOnline) return startPost(memory, lead, false, world);
  // The browser may be wrong: the lead goes out if a probe is answered.
  return [memory, [report(lead, 'held'), { do: 'release', id }]];
};

const afterPost = (memory: Memory, post: PostInFlight, outcome: Outcome, world: World): Step => {
  const { id, isManual } = post;
  const postsInFlight = memory.postsInFlight.filter(({ number }) => number !== post.number);
  const isLast = postsInFlight.every((other) => other.id !== id);
  const next = {
    ...memory,
    postsInFlight,
    manualRetries: isManual ? without(memory.manualRetries, id) : memory.manualRetries,
    sentWhileLeaving: isLast ? without(memory.sentWhileLeaving, id) : memory.sentWhileLeaving,
  };
  const release: Effect[] = isManual ? [] : [{ do: 'release', id }];
  const lead = entryOf(world, id);
  if (!lead) return [next, release];
  if (outcome === 'proven') return [next, [...confirm(lead), ...release]];
  const isClosed = isLast && !memory.openRepeats.has(id);
  const ended = isClosed ? { ...lead, isOpen: undefined } : lead;
  const after = withoutProof(ended, post, outcome, world);
  const isNews = memory.latestPost.get(id) === post.number;
  return [next, [save(after), ...(isNews ? [reportUnproven(after, world)] : []), ...release]];
};

/** Whether a page that is hidden or left posts a lead by a request that outlives it. */
const mayPostOnLeaving = (memory: Memory, lead: OutboxEntry, ends: boolean, world: World): boolean => {
  if (!world.isOnline) return false;
  const isFirst = lead.tries === 0 && memory.reports.get(lead.id)?.state === 'queued';
  // Its post has no proof yet, or it waits for another tab: once more, or for the first time.
  if (isPosting(memory, lead.id) || isFirst) {
    // Only its visitor may post a lead that was given up.
    const isOurs = !isGivenUp(lead, world.now) || memory.manualRetries.has(lead.id);
    return isOurs && !attemptsExhausted(lead);
  }
  // The pause after a post that cannot have left is for pages that stay: this one has no later chance.
  const waiting = ends ? { ...lead, unsentAt: undefined } : lead;
  return isDue(memory, waiting, { ...NO_URGE, ignoresPauses: true }, world);
};

const onLeaving = (
  memory: Memory,
  { ends, arrived }: { ends: boolean; arrived: readonly string[] },
  world: World,
) =>
  world.entries.flatMap((lead): Effect[] => {
    const { id } = lead;
    if (arrived.includes(id)) return confirm(lead);
    if (memory.sentWhileLeaving.has(id)) return ends ? [{ do: 'cancel', id, as: 'left' }] : [];
    if (!mayPostOnLeaving(memory, lead, ends, world)) return [];
    return [{ do: 'repeat', lead: counted(lead, world), before: lead, ends }];
  });

const afterLeaving = (memory: Memory, ends: boolean): Memory =>
  ends ? { ...memory, isLeft: true, leavings: memory.leavings + 1 } : memory;

/** A page that was only hidden can still learn whether the CRM could be reached. */
const afterRepeat = (
  memory: Memory,
  { lead, before, ends }: { lead: OutboxEntry; before: OutboxEntry; ends: boolean },
): Step => {
  const { id, lastPost: startedAt = 0 } = lead;
  const next = {
    ...memory,
    sentWhileLeaving: added(memory.sentWhileLeaving, id),
    openRepeats: added(memory.openRepeats, id),
  };
  if (ends) return [next, [{ do: 'cancel', id, as: 'left' }]];
  const { lastPost: lastPostBefore } = before;
  const probed = { type: 'repeatProbed', id, startedAt, lastPostBefore, leavings: memory.leavings } as const;
  return [next, [{ do: 'probe', next: probed }]];
};

/** The page was not left for good, so what it sent then is tried again like every post without proof. */
const onReturn = (memory: Memory, world: World): Step => {
  const inFlight = [...memory.sentWhileLeaving].filter((id) => isPosting(memory, id));
  const next = { ...memory, sentWhileLeaving: new Set(inFlight), isLeft: false };
  return wake(next, { ignoresPauses: true, resumes: false }, world);
};

const afterRepeatProbe = (memory: Memory, event: RepeatProbed & Answered, world: World): Step => {
  const { id, startedAt, isAnswered } = event;
  const isInFlight = isPosting(memory, id);
  // A browser ends the probes of a page that is left, and a device that sleeps answers none.
  const isSameStay = !memory.isLeft && memory.leavings === event.leavings;
  const isKnown = isAnswered || (isSameStay && world.now - startedAt < LONGEST_PROBE);
  const hasNotLeft = isKnown && !isAnswered;
  const next = {
    ...memory,
    // Next to a post in flight, the lead goes out again when the page is hidden again only if this request cannot have left.
    sentWhileLeaving:
      isInFlight && !hasNotLeft ? memory.sentWhileLeaving : without(memory.sentWhileLeaving, id),
    openRepeats: isKnown ? without(memory.openRepeats, id) : memory.openRepeats,
  };
  const lead = entryOf(world, id);
  if (!isKnown) return [next, lead && !isInFlight ? reportNews(memory, lead, world) : []];
  // It was settled or posted again meanwhile.
  if (!lead || lead.lastPost !== startedAt) return [next, []];
  // The end of the post in flight is still to come, and is reported.
  const closed = isInFlight ? lead : { ...lead, isOpen: undefined };
  const after = hasNotLeft ? withoutProof(closed, event, 'notSent', world) : closed;
  return [next, [save(after), ...(isInFlight ? [] : reportNews(memory, after, world))]];
};

const afterRetryProbe = (memory: Memory, id: string, isAnswered: boolean, world: World): Step => {
  const lead = entryOf(world, id);
  if (lead && isAnswered && canTryAgain(lead)) return startPost(memory, lead, true, world);
  // Not posted: the CRM is out of reach, or another tab has made the last post meanwhile.
  return [
    { ...memory, manualRetries: without(memory.manualRetries, id) },
    lead ? [reportUnproven(lead, world)] : [],
  ];
};

const onReportDue = (memory: Memory, id: string, world: World): Effect[] => {
  const lead = entryOf(world, id);
  return lead && !memory.reports.has(id) ? [reportUnproven(lead, world)] : [];
};

/** Reports every pending lead, but one that was posted a moment ago only once its proof is late. */
const onBegin = (memory: Memory, isNewVisit: boolean, world: World): Step => {
  const reports = world.entries.map(({ id, lastPost = 0 }): Effect => {
    const untilLate = lastPost + REPORT_HELD_AFTER - world.now;
    const ms = Math.min(Math.max(untilLate, 0), REPORT_HELD_AFTER);
    return { do: 'wait', ms, next: { type: 'reportDue', id } };
  });
  const [next, effects] = wake(memory, { ignoresPauses: true, resumes: isNewVisit }, world);
  return [next, [...reports, ...effects]];
};

const onSubmit = (memory: Memory, lead: OutboxEntry, world: World): Step => {
  const othersWait = world.entries.some(({ id }) => id !== lead.id);
  return [
    {
      ...memory,
      claims: added(memory.claims, lead.id),
      // An urge of before must not hurry this lead after its first post.
      pendingUrge: othersWait ? memory.pendingUrge : NO_URGE,
    },
    [save(lead), report(lead, 'queued'), { do: 'claim', id: lead.id, urge: undefined }],
  ];
};

const afterProbe = (memory: Memory, isAnswered: boolean, world: World): Step => {
  const [next, effects] = (isAnswered ? afterAnsweredProbe : afterUnansweredProbe)(memory, world);
  // During the probe another tab may have used a lead's last post: that is reported here.
  return [next, [...review(memory, world), ...effects]];
};

const afterClaimEnded = (memory: Memory, id: string, world: World): Step => {
  const next = { ...memory, claims: without(memory.claims, id) };
  // Another tab, which had the claim, may have used the last post.
  return [next, review(next, world)];
};

const onLateProof = (memory: Memory, post: PostInFlight, world: World): Effect[] => {
  const lead = entryOf(world, post.id);
  const hasEnded = !memory.postsInFlight.some(({ number }) => number === post.number);
  return !lead || hasEnded ? [] : [report(lead, 'held')];
};

const onRetry = (memory: Memory, id: string, world: World): Step => {
  const lead = entryOf(world, id);
  if (!lead || memory.manualRetries.has(id) || !canTryAgain(lead)) return [memory, []];
  return [
    { ...memory, manualRetries: added(memory.manualRetries, id) },
    [
      // A new notice will say how this ends. No page deletes the lead before that was seen.
      save({ ...lead, noticeSeenAt: undefined }),
      report(lead, 'handedOff'),
      { do: 'probe', next: { type: 'retryProbed', id } },
    ],
  ];
};

const onRemove = (memory: Memory, id: string, world: World): Effect[] => {
  const lead = entryOf(world, id) ?? memory.reports.get(id)?.lead;
  return [
    { do: 'remove', id, as: 'deleted' },
    ...(isPosting(memory, id) ? [{ do: 'cancel', id, as: 'deleted' } as const] : []),
    ...(lead ? [report(lead, 'deleted')] : []),
  ];
};

const onNoticeSeen = (id: string, world: World): Effect[] => {
  const lead = entryOf(world, id);
  return lead ? [save({ ...lead, noticeSeenAt: world.now })] : [];
};

const onOutboxChange = (memory: Memory, confirmed: readonly string[], world: World): Effect[] => {
  const gone = [...memory.reports.values()].filter(({ lead }) => !entryOf(world, lead.id));
  const reports = gone.flatMap(({ lead }): Effect[] => {
    const { id } = lead;
    if (confirmed.includes(id)) return [report(lead, 'confirmedElsewhere')];
    // Its visitor has deleted it in another tab.
    return [
      report(lead, 'deleted'),
      ...(isPosting(memory, id) ? [{ do: 'cancel', id, as: 'deleted' } as const] : []),
    ];
  });
  // Another tab has found out that the last post of a lead was not sent.
  const notGivenUp = world.entries.filter(
    (lead) => memory.reports.get(lead.id)?.state === 'givenUp' && !isGivenUp(lead, world.now),
  );
  return [...reports, ...notGivenUp.map((lead) => report(lead, 'held')), ...review(memory, world)];
};

const respond = (memory: Memory, event: LeadEvent, world: World): Step => {
  switch (event.type) {
    case 'began':
      return onBegin(memory, event.isNewVisit, world);
    case 'woken':
      return wake(memory, event, world);
    case 'probed':
      return afterProbe(memory, event.isAnswered, world);
    case 'submitted':
      return onSubmit(memory, event.lead, world);
    case 'claimed':
      return afterClaim(memory, event.id, event.urge, world);
    case 'claimEnded':
      return afterClaimEnded(memory, event.id, world);
    case 'postEnded':
      return afterPost(memory, event.post, event.outcome, world);
    case 'proofIsLate':
      return [memory, onLateProof(memory, event.post, world)];
    case 'left':
      return [afterLeaving(memory, event.ends), onLeaving(memory, event, world)];
    case 'repeatAccepted':
      return afterRepeat(memory, event);
    case 'repeatProbed':
      return afterRepeatProbe(memory, event, world);
    case 'cameBack':
      return onReturn(memory, world);
    case 'retried':
      return onRetry(memory, event.id, world);
    case 'retryProbed':
      return afterRetryProbe(memory, event.id, event.isAnswered, world);
    case 'reportDue':
      return [memory, onReportDue(memory, event.id, world)];
    case 'removed':
      return [memory, onRemove(memory, event.id, world)];
    case 'noticeSeen':
      return [memory, onNoticeSeen(event.id, world)];
    case 'outboxChanged':
      return [memory, onOutboxChange(memory, event.confirmed, world)];
  }
};

const withReports = (memory: Memory, effects: readonly Effect[]): Memory => {
  const reports = new Map(memory.reports);
  for (const effect of effects) {
    if (effect.do !== 'report') continue;
    const { lead, state } = effect;
    if (isConfirmed(state) || state === 'deleted') reports.delete(lead.id);
    else reports.set(lead.id, { lead, state });
  }
  return { ...memory, reports };
};

/**
 * One step of a page.
 * @returns what the page knows now, and what has to be done, in this order
 */
export const step = (memory: Memory, event: LeadEvent, world: World): Step => {
  // A clock that is set back would make this page its own successor, which deletes leads whose notice was seen.
  const openedAt = Math.min(memory.openedAt, world.now);
  const [next, effects] = respond({ ...memory, openedAt }, event, world);
  return [withReports(next, effects), effects];
};

/** How long the page may wait until it looks at its leads again, in ms; undefined when nothing is due. */
export const nextWake = (
  memory: Memory,
  { entries, now }: Pick<World, 'entries' | 'now'>,
): number | undefined => {
  const untilNext = (lead: OutboxEntry) => {
    if (!isGivenUp(lead, now)) return waitWith(memory, memory.pendingUrge, lead, now);
    // Given up since its last report, by nothing but time.
    return memory.reports.get(lead.id)?.state === 'held' ? 0 : Infinity;
  };
  const idle = entries.filter(({ id }) => !isBusy(memory, id));
  const untilDue = Math.min(...idle.map((lead) => untilNext(withSaneTimes(lead, now))));
  if (memory.isProbing || untilDue === Infinity) return undefined;
  const { misses } = memory;
  const untilProbe = misses > 0 ? (PROBE_PAUSES[misses - 1] ?? LONGEST_PROBE_PAUSE) : 0;
  return Math.max(untilDue, untilProbe, SHORTEST_WAIT);
};
