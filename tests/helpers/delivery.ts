import { vi } from 'vitest';
import { PROBE_TIMEOUT } from '../../src/leads/connection';
import { createDispatcher, type DispatcherParts } from '../../src/leads/dispatcher';
import type { LeadState } from '../../src/leads/leadMachine';
import { createOutbox } from '../../src/leads/outbox';
import type { OutboxEntry } from '../../src/leads/outboxEntry';
import { FRAME_TIMEOUT } from '../../src/leads/postInFrame';

/** How long a CRM that works takes to answer, in ms. */
const ANSWER = 4_000;

/** An answer that comes later. */
export const later = <Answer>(ms: number, answer: Answer) =>
  new Promise<Answer>((resolve) => void setTimeout(() => resolve(answer), ms));

/** Runs a task unless one of the same name is running, as the browser's locks do. */
const makeLocks = () => {
  const busy = new Set<string>();
  return async (name: string, task: () => Promise<void>) => {
    if (busy.has(name)) return;
    busy.add(name);
    try {
      await task();
    } finally {
      busy.delete(name);
    }
  };
};

/** A dispatcher whose surroundings a test decides: connection, CRM, locks. Call it with the clock stopped. */
export const makeDelivery = () => {
  const surroundings = { online: true, exclusively: makeLocks() };
  const post = vi.fn<DispatcherParts['post']>(async () => 'proven');
  const postWhileLeaving = vi.fn<(lead: OutboxEntry) => boolean>(() => true);
  const cancelPost = vi.fn<(id: string, as: 'left' | 'deleted') => void>();
  const hasArrived = vi.fn<(id: string) => boolean>(() => false);
  const probe = vi.fn<() => Promise<boolean>>(async () => true);
  const outbox = createOutbox({ storage: () => localStorage });
  const dispatcher = createDispatcher({
    outbox,
    post,
    postWhileLeaving,
    cancelPost,
    hasArrived,
    probe,
    isOnline: () => surroundings.online,
    exclusively: (name, task) => surroundings.exclusively(name, task),
    now: Date.now,
    after: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
  const reported: [id: string, state: LeadState][] = [];
  const stopListening = dispatcher.listen((lead, state) => void reported.push([lead.id, state]));
  return {
    surroundings,
    post,
    postWhileLeaving,
    cancelPost,
    hasArrived,
    probe,
    outbox,
    dispatcher,
    reported,
    stopListening,
    states: () => reported.map(([, state]) => state),
    /** From now on the CRM takes posts but never proves them. */
    takeSilently: () => {
      post.mockImplementation(() => later(FRAME_TIMEOUT, 'unproven' as const));
      probe.mockImplementation(() => later(ANSWER, true));
    },
    /** From now on the CRM cannot be reached: nothing arrives. */
    goDown: () => {
      post.mockImplementation(() => later(FRAME_TIMEOUT, 'unproven' as const));
      probe.mockImplementation(() => later(PROBE_TIMEOUT, false));
    },
    /** From now on the CRM works again. */
    recover: () => {
      post.mockImplementation(() => later(ANSWER, 'proven' as const));
      probe.mockImplementation(() => later(ANSWER, true));
    },
  };
};
