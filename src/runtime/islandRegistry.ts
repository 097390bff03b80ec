import { ISLAND } from './markup';

/**
 * Decides when each island hydrates. An island is a part of the prerendered page that React takes over separately, at
 * the moment that `When` names.
 */
export type When = 'idle' | 'visible' | 'navigation';

const waiting = new Map<string, () => void>();
const requested = new Set<string>();
let hydratesAll = false;
let isGradual = false;

export const hostOf = (name: string) => document.querySelector<HTMLElement>(`[${ISLAND}="${name}"]`);

/** Hydrates one island: now, or as soon as its code is loaded. */
export const hydrate = (name: string) => {
  requested.add(name);
  waiting.get(name)?.();
  waiting.delete(name);
};

/** Hydrates everything; a navigation needs it, because React cannot replace a page it has not taken over. */
export const hydrateAll = () => {
  // Also for islands that have not asked yet.
  hydratesAll = true;
  for (const name of waiting.keys()) hydrate(name);
};

/** Hydrates the other islands one by one, each time the browser is idle, so that a navigation has nothing to wait for. */
export const hydrateGradually = () => {
  if (isGradual) return;
  isGradual = true;
  for (const name of waiting.keys()) whenIdle(() => hydrate(name));
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
export const untilRequested = (name: string, when: When) =>
  new Promise<void>((resolve) => {
    const host = hostOf(name);
    if (!host || hydratesAll || requested.has(name)) {
      resolve();
      return;
    }
    waiting.set(name, resolve);
    if (isGradual || when === 'idle') whenIdle(() => hydrate(name));
    if (when === 'visible') {
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        hydrate(name);
      });
      observer.observe(host);
    }
  });

export const HYDRATED = 'island:hydrated';
/** Marks a host as taken over by React. */
export const markHydrated = (host: HTMLElement | null) => {
  if (!host || 'hydrated' in host.dataset) return;
  host.dataset.hydrated = '';
  host.dispatchEvent(new CustomEvent(HYDRATED, { bubbles: true }));
};

/** The island around an element that React has not taken over yet. */
export const unhydratedHostOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${ISLAND}]:not([data-hydrated])`) : null;
