/**
 * Decides when the app and each island wake up. This is the only script a page runs at first, about one kilobyte; React
 * comes later, at the first touch, key, pointer or scroll, or some time after the page has loaded.
 *
 * An island is a part of the prerendered page that React takes over on its own, when `When` says so. What a visitor does
 * to a part that still sleeps is kept and done again once it is awake, so that no tap is lost.
 */
export type When = 'idle' | 'visible' | 'navigation';

const sleeping = new Map<string, () => void>();
const called = new Set<string>();
let everything = false;
let gradually = false;

export const hostOf = (name: string) => document.querySelector<HTMLElement>(`[data-island="${name}"]`);

/** Wakes one island, now or as soon as it asks. */
export const wake = (name: string) => {
  called.add(name);
  sleeping.get(name)?.();
  sleeping.delete(name);
};

/** Wakes everything; a navigation needs it, because React cannot replace a page it has not taken over yet. */
export const wakeAll = () => {
  // Also for those that have not asked yet.
  everything = true;
  for (const name of sleeping.keys()) wake(name);
};

/** Wakes what sleeps, a part each time the browser is idle, so that a navigation has nothing to wait for. */
const wakeGradually = () => {
  gradually = true;
  for (const name of sleeping.keys()) whenIdle(() => wake(name));
};

/** Calls back when the page has loaded and the browser has nothing better to do. */
export const whenIdle = (callback: () => void) => {
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => callback(), { timeout: 3000 });
    else setTimeout(callback, 200);
  };
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
};

/** Resolves when the island may load its code. An island that is not in the page (a client-side route) wakes at once. */
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
      // Not before it is seen: who scrolls to it has touched the page, which wakes everything.
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        wake(name);
      });
      observer.observe(host);
    }
  });

const RETRY_AFTER = 5000;

/**
 * Loads the code of an island, and tries again when that fails: until then the prerendered part stays as it is, which is
 * better than an error screen because somebody scrolled on a bad connection.
 */
export const patiently = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(
    () =>
      new Promise<T>((resolve) => {
        const again = () => {
          clearTimeout(timer);
          removeEventListener('online', again);
          resolve(patiently(load));
        };
        const timer = setTimeout(again, RETRY_AFTER);
        addEventListener('online', again);
      }),
  );

const AWAKE = 'island:awake';
/** Marks a host as taken over by React; what was done to it before is replayed. */
export const markAwake = (host: HTMLElement | null) => {
  if (!host || 'awake' in host.dataset) return;
  host.dataset.awake = '';
  host.dispatchEvent(new CustomEvent(AWAKE, { bubbles: true }));
};

const asleep = (event: Event) =>
  event.target instanceof Element
    ? event.target.closest<HTMLElement>('[data-island]:not([data-awake])')
    : null;

/** What a control does when the app cannot be fetched. Offline, nothing may leave the page: what was typed stays. */
const withoutScripts = (control: HTMLElement) => {
  const submits = control instanceof HTMLButtonElement && control.type === 'submit';
  const form = control instanceof HTMLFormElement ? control : submits ? control.form : null;
  if (form && !navigator.onLine) form.querySelector('[data-when-stuck]')?.removeAttribute('hidden');
  else if (form && form.reportValidity()) form.submit();
  else if (control instanceof HTMLAnchorElement) location.assign(control.href);
};

const controls = 'button, [role="button"], [data-dialog]';

/**
 * How long after the page has loaded the app starts by itself, in ms. Until then the page is there to be read, and React
 * would only take the processor of a cheap phone from painting and scrolling it.
 */
export const START_AFTER = 1500;

/**
 * Starts listening. `load` fetches and starts the app; it is called once, and again if it failed. When it cannot be
 * fetched, a lost tap falls back to what the page does without scripts: a link is followed, a form posts natively.
 */
export const boot = (load: () => Promise<unknown>) => {
  let started: Promise<unknown> | undefined;
  const kept = new Map<HTMLElement, () => void>();

  const start = () => {
    started ??= load().catch(() => {
      started = undefined;
      const [lost] = kept.keys();
      kept.clear();
      if (lost) withoutScripts(lost);
    });
  };

  const touch = () => {
    start();
    // Somebody who touches a page is likely to go on to the next one.
    if (!gradually) wakeGradually();
  };

  const wakeUnder = (event: Event) => {
    touch();
    const host = asleep(event);
    if (host?.dataset['island']) wake(host.dataset['island']);
    return host;
  };

  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown']) {
    document.addEventListener(type, wakeUnder, { capture: true, passive: true });
  }
  addEventListener('scroll', touch, { once: true, passive: true });

  document.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
      if (!control || !wakeUnder(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      kept.set(control, () => control.click());
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !wakeUnder(event)) return;
      event.preventDefault();
      kept.set(form, () => form.requestSubmit());
    },
    true,
  );
  document.addEventListener(AWAKE, () => {
    for (const [element, again] of kept) {
      if (element.closest('[data-island]:not([data-awake])')) continue;
      kept.delete(element);
      again();
    }
  });

  whenIdle(() => setTimeout(() => whenIdle(start), START_AFTER));
};
