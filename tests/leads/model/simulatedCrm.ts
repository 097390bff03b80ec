import { SECOND } from '../../../src/config/durations';
import { PROBE_TIMEOUT } from '../../../src/leads/connection';
import type { OutboxEntry } from '../../../src/leads/outboxEntry';
import { FRAME_TIMEOUT } from '../../../src/leads/postInFrame';
import type { Device } from './simulatedDevice';
import type { VirtualClock } from './virtualClock';

const PROBE_ANSWER = SECOND;
/** How long a frame that shows an error page waits for its return all the same. */
const GRACE_PERIOD = 2 * SECOND;
/** A post of a tab that is closed earlier never leaves the device. */
const LEAVES_AFTER = 100;

interface Behaviour {
  /** When the CRM records the lead. */
  records?: number;
  /** When its answer loads in the frame. */
  loads?: number;
  /** Whether that answer sends the frame back to the site. */
  returns?: boolean;
  /** Whether probes are answered; a CRM that chokes answers none for a minute after a post. */
  answers: boolean | 'chokes';
}
/** Times are ms after the post began. */
const behaviours = {
  works: { records: SECOND, loads: 2 * SECOND, returns: true, answers: true },
  slow: { records: 20 * SECOND, loads: 28 * SECOND, returns: true, answers: true },
  tooSlow: { records: 20 * SECOND, loads: 40 * SECOND, returns: true, answers: true },
  answers500: { loads: SECOND, answers: true },
  refuses: { loads: 2 * SECOND, returns: true, answers: true },
  losesRedirect: { records: SECOND, loads: SECOND, answers: true },
  hangs: { answers: false },
  takesThenHangs: { records: SECOND, answers: false },
  takesThenChokes: { records: SECOND, answers: 'chokes' },
} satisfies Record<string, Behaviour>;
export type CrmMode = keyof typeof behaviours;
export const crmModes = Object.keys(behaviours) as CrmMode[];

/** One post, as seen from both ends. */
export interface Post {
  leadId: string;
  tab: object;
  /** When it began, in elapsed ms, and by the device's clock. */
  since: number;
  shownAt: number;
  recorded: boolean;
  /** `mayHaveArrived` and `cannotHaveArrived` are the answers of the probe after an unproven post. */
  outcome: 'inFlight' | 'proven' | 'mayHaveArrived' | 'cannotHaveArrived' | 'cutOff';
  /** When the page knows the outcome, in elapsed ms. */
  knownAt: number;
  /** Sent because its page was hidden or left, by a request that outlives it. */
  outlives: boolean;
}

/** How a post ends for its page. */
type Ended = 'proven' | 'notSent' | 'unproven';

/** A tab as far as the CRM's connection to it matters: its timers stop when it is closed. */
export interface Client {
  after: VirtualClock['after'];
}

export const createCrm = (clock: VirtualClock, device: Device, answerConfirms: boolean) => {
  const posts: Post[] = [];
  /** Takes the frame of each post away, which its page notices once it runs again. */
  const frames = new Map<Post, () => void>();
  const crm = { mode: 'works' as CrmMode, frameBreaks: false, lastAnsweredProbe: -1 };
  const isReachable = (): boolean => {
    const { answers }: Behaviour = behaviours[crm.mode];
    const isChoking = posts.some(({ since }) => clock.elapsed() - since < 60 * SECOND);
    return device.online && (answers === 'chokes' ? !isChoking : answers);
  };

  const begin = (
    tab: Client,
    { id: leadId }: OutboxEntry,
    how: Pick<Post, 'outcome' | 'knownAt' | 'outlives'>,
  ) => {
    const post: Post = {
      leadId,
      tab,
      since: clock.elapsed(),
      shownAt: clock.now(),
      recorded: false,
      ...how,
    };
    posts.push(post);
    return post;
  };

  return Object.assign(crm, {
    posts,
    isReachable,
    postsOf: (leadId: string) => posts.filter((post) => post.leadId === leadId),

    post(client: Client, lead: OutboxEntry): Promise<Ended> {
      const { records, loads, returns }: Behaviour = behaviours[crm.mode];
      const post = begin(client, lead, { outcome: 'inFlight', knownAt: Infinity, outlives: false });
      const end = (how: Ended) => {
        const isKnown = how === 'proven' || how === 'notSent';
        if (how === 'proven') post.outcome = 'proven';
        else post.outcome = how === 'unproven' && isReachable() ? 'mayHaveArrived' : 'cannotHaveArrived';
        post.knownAt = clock.elapsed() + (isKnown ? 0 : isReachable() ? PROBE_ANSWER : PROBE_TIMEOUT);
      };
      if (crm.frameBreaks) {
        end('notSent');
        return Promise.resolve('notSent');
      }
      return new Promise((resolve) => {
        const finish = (how: Ended) => {
          if (post.outcome !== 'inFlight') return;
          end(how);
          resolve(how);
        };
        frames.set(post, () => client.after(0, () => finish('unproven')));
        client.after(LEAVES_AFTER, () => {
          if (!device.online) {
            if (answerConfirms) finish('unproven');
            // An error page loads too.
            else client.after(GRACE_PERIOD, () => finish('notSent'));
            return;
          }
          // From here on the CRM has the post, whether or not the tab is closed.
          if (records !== undefined) clock.after(records - LEAVES_AFTER, () => (post.recorded = true));
          if (loads === undefined) return;
          client.after(loads - LEAVES_AFTER, () => {
            if (device.online && (answerConfirms || returns)) finish('proven');
          });
        });
        client.after(FRAME_TIMEOUT, () => finish('unproven'));
      });
    },

    postWhileLeaving(client: Client, lead: OutboxEntry): boolean {
      const { records }: Behaviour = behaviours[crm.mode];
      const post = begin(client, lead, { outcome: 'cutOff', knownAt: clock.elapsed(), outlives: true });
      if (device.online && records !== undefined) clock.after(records, () => (post.recorded = true));
      // A page that stays open asks whether it can have arrived.
      if (!isReachable()) client.after(PROBE_TIMEOUT, () => (post.outcome = 'cannotHaveArrived'));
      return true;
    },

    probe(client: Client): Promise<boolean> {
      const began = clock.elapsed();
      const isAnswered = isReachable();
      return new Promise((resolve) => {
        client.after(isAnswered ? PROBE_ANSWER : PROBE_TIMEOUT, () => {
          if (isAnswered) crm.lastAnsweredProbe = began;
          resolve(isAnswered);
        });
      });
    },

    removeFrames(tab: object, leadId: string) {
      for (const [post, remove] of frames) if (post.tab === tab && post.leadId === leadId) remove();
    },

    /** A closed tab gets no results of its posts. */
    cutOff(tab: object) {
      for (const post of posts) {
        if (post.tab === tab && post.knownAt > clock.elapsed()) post.outcome = 'cutOff';
      }
    },
  });
};

export type Crm = ReturnType<typeof createCrm>;
