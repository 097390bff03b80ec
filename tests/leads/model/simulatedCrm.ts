import type { OutboxEntry } from '../../../src/leads/outboxEntry';
import type { Device } from './simulatedDevice';
import type { VirtualClock } from './virtualClock';

const SECOND = 1000;
/** How long a post waits for its proof, as the hidden frame does. */
const PATIENCE = 30 * SECOND;
const PROBE_PATIENCE = 5 * SECOND;
export const PROBE_ANSWER = SECOND;

/** What becomes of a post, and whether a probe is answered. Times are ms after the post began. */
const behaviours = {
  works: { arrives: SECOND, proves: 2 * SECOND, answers: true },
  slow: { arrives: 20 * SECOND, proves: 28 * SECOND, answers: true },
  tooSlow: { arrives: 20 * SECOND, proves: 40 * SECOND, answers: true },
  answers500: { arrives: undefined, proves: undefined, answers: true },
  losesRedirect: { arrives: SECOND, proves: undefined, answers: true },
  hangs: { arrives: undefined, proves: undefined, answers: false },
  takesThenHangs: { arrives: SECOND, proves: undefined, answers: false },
} as const;
export type CrmMode = keyof typeof behaviours;
export const crmModes = Object.keys(behaviours) as CrmMode[];

/** One post, as somebody who sees both ends would write it down. */
export interface Post {
  leadId: string;
  tab: object;
  arrived: boolean;
  /** `mayHaveArrived` and `cannotHaveArrived` are what the probe after an unproved post said. */
  outcome: 'underWay' | 'proved' | 'mayHaveArrived' | 'cannotHaveArrived' | 'cutOff';
  /** When the page knows the outcome, in elapsed ms. */
  knownAt: number;
}

/** A tab as far as the CRM's connection to it matters: its timers stop when it is closed. */
export interface Client {
  after: VirtualClock['after'];
}

export const createCrm = (clock: VirtualClock, device: Device) => {
  const posts: Post[] = [];
  const crm = { mode: 'works' as CrmMode, frameBreaks: false };
  const isReachable = () => device.online && behaviours[crm.mode].answers;

  return Object.assign(crm, {
    posts,
    postsOf: (leadId: string) => posts.filter((post) => post.leadId === leadId),
    hasArrived: (leadId: string) => posts.some((post) => post.leadId === leadId && post.arrived),

    post(client: Client, lead: OutboxEntry): Promise<boolean> {
      const { arrives, proves } = behaviours[crm.mode];
      const post: Post = {
        leadId: lead.id,
        tab: client,
        arrived: false,
        outcome: 'underWay',
        knownAt: Infinity,
      };
      posts.push(post);
      const end = (proved: boolean) => {
        if (proved) post.outcome = 'proved';
        else post.outcome = isReachable() ? 'mayHaveArrived' : 'cannotHaveArrived';
        post.knownAt = clock.elapsed() + (proved ? 0 : isReachable() ? PROBE_ANSWER : PROBE_PATIENCE);
      };
      if (crm.frameBreaks) {
        end(false);
        return Promise.reject(new Error('the frame cannot be made'));
      }
      if (arrives !== undefined) {
        client.after(arrives, () => {
          post.arrived = device.online;
        });
      }
      return new Promise((resolve) => {
        const finish = (proved: boolean) => {
          if (post.outcome !== 'underWay') return;
          end(proved);
          resolve(proved);
        };
        if (proves !== undefined) {
          client.after(proves, () => {
            if (post.arrived && device.online) finish(true);
          });
        }
        client.after(PATIENCE, () => finish(false));
      });
    },

    probe(client: Client): Promise<boolean> {
      const answered = isReachable();
      return new Promise((resolve) => {
        client.after(answered ? PROBE_ANSWER : PROBE_PATIENCE, () => resolve(answered));
      });
    },

    /** A closed tab takes its frames with it: what has arrived stays, the rest never does. */
    cutOff(tab: object) {
      for (const post of posts) {
        if (post.tab === tab && post.knownAt > clock.elapsed()) post.outcome = 'cutOff';
      }
    },
  });
};

export type Crm = ReturnType<typeof createCrm>;
