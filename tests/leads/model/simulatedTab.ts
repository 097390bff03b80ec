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
  told: LeadListener;
  /** The page asked whether it is online or whether the CRM answers, or it posted. */
  tried: () => void;
  failed: (reason: unknown) => void;
}

/** One open page of the site with the real dispatcher and outbox, wired as `src/leads/index.ts` wires them. */
export const openTab = ({ clock, device, crm }: Surroundings, { told, tried, failed }: Watcher) => {
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

  const outbox = createOutbox(device.storage, clock.now);
  const dispatcher = createDispatcher({
    outbox,
    post: (lead) => {
      tried();
      return crm.post(client, lead);
    },
    probe: () => {
      tried();
      return crm.probe(client);
    },
    probeConfirms: false,
    isOnline: () => {
      tried();
      return device.online;
    },
    exclusively: (name, task) => device.exclusively(client, name, task),
    now: clock.now,
    after,
  });
  dispatcher.listen(told);
  const watch = (work: Promise<void>) => void work.catch(failed);
  watch(dispatcher.flush());

  return {
    submit: (lead: Parameters<typeof dispatcher.submit>[0]) => watch(dispatcher.submit(lead)),
    tryAgain: (id: string) => watch(dispatcher.tryAgain(id)),
    forget: dispatcher.forget,
    kept: outbox.list,
    hearsOnline: () => watch(dispatcher.flush({ regardlessOfPauses: true })),
    isReturnedTo: () => watch(dispatcher.flush()),
    close() {
      crm.cutOff(client);
      for (const cancel of timers) cancel();
      device.releaseLocks(client);
    },
  };
};

export type Tab = ReturnType<typeof openTab>;
