import { whenIdle } from '../browser/whenIdle';
import { marked } from '../config/mark';
import { HYDRATED, ISLAND, notHydrated } from './handover.markup';

export const hostOf = (name: string) => document.querySelector<HTMLElement>(marked(ISLAND, name));

/**
 * Decides when each island hydrates. An island is a part of the prerendered page that React takes over separately: when
 * the visitor reaches for it, when the address changes, or else when the browser is idle.
 */
export const createIslands = () => {
  const waiting = new Map<string, () => void>();
  const requested = new Set<string>();
  let isAllRequested = false;
  let hasLeft = false;
  let reportLeft = () => {};
  const untilLeft = new Promise<void>((resolve) => (reportLeft = resolve));

  /** Hydrates one island: now, or as soon as the app has started. */
  const hydrate = (name: string) => {
    requested.add(name);
    waiting.get(name)?.();
    waiting.delete(name);
  };
  return {
    hydrate,
    /** Hydrates everything. A navigation needs it, because React cannot replace a page that it has not taken over. */
    hydrateAll: () => {
      // Also islands that have not asked yet.
      isAllRequested = true;
      for (const name of waiting.keys()) hydrate(name);
    },
    /** Another page replaces the prerendered one, whose islands may still be in the page meanwhile. */
    leave: () => {
      hasLeft = true;
      reportLeft();
    },
    /** Resolves when another page is to replace the prerendered one. */
    untilLeft,
    /** Whether the prerendered part of an island is in the page, and works until its code arrives. */
    isPrerendered: (name: string) => !hasLeft && hostOf(name)?.hasChildNodes() === true,
    /** Resolves when an island may load its code: at once if it is not in the page, as after a navigation. */
    untilRequested: (name: string) =>
      new Promise<void>((resolve) => {
        if (!hostOf(name) || isAllRequested || requested.has(name)) {
          resolve();
          return;
        }
        waiting.set(name, resolve);
        whenIdle(() => hydrate(name));
      }),
  };
};

/** The islands of this page. */
export const islands = createIslands();

export const ISLAND_HYDRATED = 'island:hydrated';
/** Marks a host as taken over by React. */
export const markHydrated = (host: HTMLElement | null) => {
  if (!host || host.hasAttribute(HYDRATED)) return;
  host.setAttribute(HYDRATED, '');
  host.dispatchEvent(new CustomEvent(ISLAND_HYDRATED, { bubbles: true }));
};

/** The island around an element that React has not taken over yet. */
export const unhydratedHostOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(notHydrated) : null;
