/**
 * Decides when each island hydrates. An island is a part of the prerendered page that React takes over separately, at
 * the moment that `When` names.
 */
export type When = 'idle' | 'visible' | 'navigation';

const sleeping = new Map<string, () => void>();
const called = new Set<string>();
let everything = false;
let gradually = false;

export const hostOf = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);

/** Hydrates one island, now or as soon as its code asks. */
export const wake = (name: string) => {
  called.add(name);
  sleeping.get(name)?.();
  sleeping.delete(name);
};

/** Hydrates everything; a navigation needs it, because React cannot replace a page it has not taken over. */
export const wakeAll = () => {
  // Also for islands that have not asked yet.
  everything = true;
  for (const name of sleeping.keys()) wake(name);
};

/** Hydrates the other islands one by one, each time the browser is idle, so that a navigation has nothing to wait for. */
export const wakeGradually = () => {
  if (gradually) return;
  gradually = true;
  for (const name of sleeping.keys()) whenIdle(() => wake(name));
};

/** A file that never arrives holds the page's `load` event back; nothing waits for that longer than this, in ms. */
const LONGEST_LOAD = 6000;

/** Calls back when the page has loaded and the browser is idle. */
export const whenIdle = (callback: () => void) => {
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => callback(), { timeout: 3000 });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') {
    ask();
    return;
  }
  const loaded = () => {
    removeEventListener('load', loaded);
    clearTimeout(timer);
    ask();
  };
  const timer = setTimeout(loaded, LONGEST_LOAD);
  addEventListener('load', loaded);
};

/** Resolves when the island may load its code. An island that is not in the page (a client-side route) does so at once. */
export const untilAwake = (name: string, when: When) =>
  new Promise<void>((resolve) => {
    const host = hostOf(name);
    if (!host || everything || called.has(name)) {
      resolve();
      return;
    }
    sleeping.set(name, resolve);
    if (gradually || when === 'idle') whenIdle(() => wake(name));
    if (when === 'visible') {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake(name);
      });
      observer.observe(host);
    }
  });

export const AWAKE = 'island:awake';
/** Marks a host as taken over by React. */
export const markAwake = (host: HTMLElement | null) => {
  if (!host || 'awake' in host.dataset) return;
  host.dataset.awake = '';
  host.dispatchEvent(new CustomEvent(AWAKE, { bubbles: true }));
};

/** The island around an element that React has not taken over yet. */
export const sleepingHostOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-awake])') : null;
