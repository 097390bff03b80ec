import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { makeDelivery } from '../helpers/delivery';
import { makeHeldLead } from '../helpers/factories';

const HOUR = 60 * 60 * 1000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A site that things happen to, each by its name. */
const start = () => {
  localStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5) });
  const { dispatcher, surroundings, work, takeSilently, goDown, ...rest } = makeDelivery();
  work();
  const submitted: string[] = [];
  const events = {
    submit: () => {
      const id = `lead-${submitted.length}`;
      submitted.push(id);
      void dispatcher.submit(makeHeldLead({ id, createdAt: Date.now() }));
    },
    offline: () => {
      surroundings.online = false;
    },
    online: () => {
      surroundings.online = true;
      void dispatcher.flush({ regardlessOfPauses: true });
    },
    returnToTab: () => void dispatcher.flush(),
    crmWorks: work,
    crmTakesSilently: takeSilently,
    crmGoesDown: goDown,
  };
  return { ...rest, events, submitted };
};

type Event = keyof ReturnType<typeof start>['events'];
const events: Event[] = [
  'submit',
  'submit',
  'offline',
  'online',
  'returnToTab',
  'crmWorks',
  'crmTakesSilently',
  'crmGoesDown',
];
const happenings = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...events) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: 6_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 12 * HOUR }) },
  ),
  { maxLength: 30, size: 'max' },
);

// The seed is fixed, so that a failure is the same for everybody; a new one is tried whenever this file is worked on.
const runs = { numRuns: 300, seed: 20_261_121 };

test('whatever happens, a lead is confirmed, kept or expired, exactly one of them', () =>
  fc.assert(
    fc.asyncProperty(happenings, async (list) => {
      const { events: site, submitted, outbox, told } = start();
      for (const what of list) {
        if (typeof what === 'number') await pass(what);
        else site[what]();
      }
      const kept = outbox.list().map(({ id }) => id);
      const ended = told.filter(([, state]) => state === 'confirmed' || state === 'expired');
      expect([...kept, ...ended.map(([id]) => id)].toSorted()).toEqual(submitted.toSorted());
    }),
    runs,
  ));

test('whatever happens, a lead arrives in the end unless it was posted three times without proof', () =>
  fc.assert(
    fc.asyncProperty(happenings, async (list) => {
      const { events: site, outbox, post } = start();
      for (const what of list) {
        if (typeof what === 'number') await pass(what);
        else site[what]();
      }
      site.crmWorks();
      site.online();
      await pass(13 * HOUR);
      for (const { id, posts } of outbox.list()) {
        expect(posts).toBe(3);
        const posted = post.mock.calls.filter(([lead]) => lead.id === id);
        expect(posted.length).toBeGreaterThanOrEqual(3);
      }
    }),
    runs,
  ));
