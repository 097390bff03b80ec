import type { OutboxEntry } from '../../../src/leads/outboxEntry';
import { FRAME_TIMEOUT, PROBE_TIMEOUT } from '../../helpers/delivery';
import { SECOND } from '../../helpers/durations';
import type { Device } from './simulatedDevice';
import type { VirtualClock } from './virtualClock';

const PROBE_ANSWER = SECOND;
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

/** A tab as far as the CRM's connection to it matters: its timers stop when it is closed. */
export interface Client {
  after: VirtualClock['after'];
}

export const createCrm = (clock: VirtualClock, device: Device, probeConfirms: boolean) => {
  const posts: Post[] = [];
  const crm = { mode: 'works' as CrmMode, frameBreaks: false, lastAnsweredProbe: -1 };
  const isReachable = () => {
    const { answers }: Behaviour = behaviours[crm.mode];
    const isChoking = posts.some(({ since }) => clock.elapsed() - since < 60 * SECOND);
    return device.online && (answers === 'chokes' ? !isChoking : answers);
  };

  const begin = (
    tab: Client,
    { id: leadId }: OutboxEntry,
    how: Pick<Post, 'outcome' | 'knownAt' | 'outlives'>,
  ) => {
    const post = { leadId, tab, since: clock.elapsed(), shownAt: clock.now(), recorded: false, ...how };
    posts.push(post);
    return post;
  };

  return Object.assign(crm, {
    posts,
    postsOf: (leadId: string) => posts.filter((post) => post.leadId === leadId),

    post(client: Client, lead: OutboxEntry): Promise<boolean> {
      const { records, loads, returns }: Behaviour = behaviours[crm.mode];
      const post = begin(client, lead, { outcome: 'inFlight', knownAt: Infinity, outlives: false });
      const end = (isProven: boolean) => {
        if (isProven) post.outcome = 'proven';
        else post.outcome = isReachable() ? 'mayHaveArrived' : 'cannotHaveArrived';
        post.knownAt = clock.elapsed() + (isProven ? 0 : isReachable() ? PROBE_ANSWER : PROBE_TIMEOUT);
      };
      if (crm.frameBreaks) {
        end(false);
        return Promise.reject(new Error('the frame cannot be made'));
      }
      return new Promise((resolve) => {
        const finish = (isProven: boolean) => {
          if (post.outcome !== 'inFlight') return;
          end(isProven);
          resolve(isProven);
        };
        client.after(LEAVES_AFTER, () => {
          if (!device.online) {
            // An error page loads too.
            if (probeConfirms) finish(false);
            return;
          }
          // From here on the CRM has the post, whether or not the tab is closed.
          if (records !== undefined) clock.after(records - LEAVES_AFTER, () => (post.recorded = true));
          if (loads === undefined) return;
          client.after(loads - LEAVES_AFTER, () => {
            if (probeConfirms) finish(false);
            else if (returns && device.online) finish(true);
          });
        });
        client.after(FRAME_TIMEOUT, () => finish(false));
      });
    },

    postWhileLeaving(client: Client, lead: OutboxEntry): boolean {
      const { records }: Behaviour = behaviours[crm.mode];
      const post = begin(client, lead, { outcome: 'cutOff', knownAt: clock.elapsed(), outlives: true });
      if (records !== undefined) clock.after(records, () => (post.recorded = true));
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

    /** A closed tab gets no results of its posts. */
    cutOff(tab: object) {
      for (const post of posts) {
        if (post.tab === tab && post.knownAt > clock.elapsed()) post.outcome = 'cutOff';
      }
    },
  });
};

export type Crm = ReturnType<typeof createCrm>;
