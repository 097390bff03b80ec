import { createDispatcher, type LeadListener } from '../../../src/leads/dispatcher';
import { createOutbox } from '../../../src/leads/outbox';
import type { Client, Crm } from './simulatedCrm';
import type { Device } from './simulatedDevice';
import type { VirtualClock } from './virtualClock';

export interface Surroundings {
  clock: VirtualClock;
  device: Device;
  crm: Crm;
}

interface Watcher {
  reported: LeadListener;
  /** The page found that it is offline, or a probe was not answered. */
  onUnreachable: () => void;
  onWrite: () => void;
  onError: (reason: unknown) => void;
}

interface Page {
  /** How long it waits for another tab where there are no locks. */
  startsAfter: number;
  /** Whether a visit begins with it. */
  beginsVisit: boolean;
}

/** One open page of the site with the real dispatcher and outbox, wired as `src/leads/delivery.ts` wires them. */
export const openTab = (surroundings: Surroundings, page: Page, watcher: Watcher) => {
  const { clock, device, crm } = surroundings;
  const timers = new Set<() => void>();
  const after: VirtualClock['after'] = (ms, callback) => {
    const cancel = clock.after(ms, () => {
      timers.delete(cancel);
      callback();
    });
    timers.add(cancel);
    return cancel;
  };
  const client: Client = { after };

  const outbox = createOutbox({ storage: device.storageFor(watcher.onWrite), now: clock.now });
  const dispatcher = createDispatcher({
    outbox,
    async post(lead) {
      const outcome = await crm.post(client, lead);
      if (outcome === 'notSent') watcher.onUnreachable();
      return outcome;
    },
    // The frame's proof is known at once here.
    hasArrived: () => false,
    cancelPost: (id) => crm.removeFrames(client, id),
    postWhileLeaving(lead) {
      const isAccepted = crm.postWhileLeaving(client, lead);
      // A browser needs a moment to take a post.
      clock.sleep(2);
      return isAccepted;
    },
    async probe() {
      const isAnswered = await crm.probe(client);
      if (!isAnswered) watcher.onUnreachable();
      return isAnswered;
    },
    isOnline() {
      if (!device.online) watcher.onUnreachable();
      return device.online;
    },
    async exclusively(name, task, { mayWait }) {
      if (device.hasLocks) return device.exclusively(client, name, task);
      if (mayWait) await new Promise<void>((resolve) => void after(page.startsAfter, resolve));
      return task();
    },
    now: clock.now,
    after,
  });
  dispatcher.listen(watcher.reported);
  const watch = (work: Promise<void>) => void work.catch(watcher.onError);
  watch(dispatcher.begin({ isNewVisit: page.beginsVisit && device.hasLocks }));

  return {
    submit: (lead: Parameters<typeof dispatcher.submit>[0]) => watch(dispatcher.submit(lead)),
    tryAgain: (id: string) => watch(dispatcher.tryAgain(id)),
    remove: (id: string) => dispatcher.remove(id),
    markNoticeSeen: (id: string) => dispatcher.markNoticeSeen(id),
    keeps: (id: string) => outbox.list().some((lead) => lead.id === id),
    onOnline: () => watch(dispatcher.flush({ reconnected: true })),
    onStorageEvent: () => dispatcher.refresh(),
    onShown: () => watch(dispatcher.flush()),
    leave: (ends: boolean) => dispatcher.leave({ ends }),
    /** It is shown again from the back-forward cache. */
    comeBack: () => watch(dispatcher.comeBack()),
    close() {
      crm.cutOff(client);
      for (const cancel of timers) cancel();
      device.releaseLocks(client);
    },
  };
};

export type Tab = ReturnType<typeof openTab>;
