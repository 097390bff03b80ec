/**
 * Starts React when the visitor first does something, Back included, and keeps taps and submits until React has taken over, for at most
 * `DEADLINE`. Until then the boot script answers: drafts, Enter and dialogs work.
 */
import { elementOf } from '../browser/elementOf';
import { opensElsewhere } from '../browser/opensElsewhere';
import { afterPaint } from '../browser/yieldToMain';
import { marked } from '../config/mark';
import { ISLAND, NATIVE, OPENER } from './handover.markup';
import { ISLAND_HYDRATED, islands, unhydratedHostOf } from './islandRegistry';
import { createPendingActions, formOf, type PendingActionsParts } from './pendingActions';

/** Controls that wait for React; a native one has its own script, and a search is an ordinary request for its list. */
const controls = `:is(button, [role="button"]):not(${marked(NATIVE)}, ${marked(OPENER)}, [role="search"] *)`;

/** Menus, questions and choices, which the browser answers by itself. */
const nativeControls = 'summary, label';
/**
 * The events of a visitor who reaches for a part of the page. Those of a tap make React hydrate the part at once,
 * which would delay the answer of a native control; so on native controls React does not get them.
 */
const reaching =
  'pointerover pointerdown pointerup touchstart touchend mousedown mouseup click input change focusin keydown';

interface StartUpParts extends PendingActionsParts {
  /** Fetches and starts the app; called once. */
  load: () => Promise<unknown>;
}

/**
 * Starts listening.
 * @returns the function that starts the app at once
 */
export const startUp = ({ load, ...parts }: StartUpParts) => {
  const pending = createPendingActions(parts);
  let started: Promise<unknown> | undefined;
  const start = () => {
    started ??= load();
  };

  let isTouched = false;
  const onFirstInteraction = () => {
    if (isTouched) return;
    isTouched = true;
    // Importing the app at once would delay the frame that answers the touch.
    afterPaint(start);
  };
  /** Asks for React in the part under an event. Returns whether the part still waits for it. */
  const hydrateUnder = (event: Event) => {
    const host = unhydratedHostOf(event.target);
    if (host) islands.hydrate(host.getAttribute(ISLAND) ?? '');
    return host !== null;
  };
  const onReach = (event: Event) => {
    onFirstInteraction();
    if (hydrateUnder(event) && elementOf(event)?.closest(nativeControls)) event.stopPropagation();
  };

  for (const type of reaching.split(' '))
    document.addEventListener(type, onReach, { capture: true, passive: true });
  // Back and Forward between pages of the app, after a reload, change the address alone: only React can show the other page.
  for (const type of ['scroll', 'popstate'])
    addEventListener(type, onFirstInteraction, { once: true, passive: true });

  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    const control = elementOf(event)?.closest<HTMLElement>(controls);
    if (!control || !hydrateUnder(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const form = formOf(control);
    pending.defer(control, () => (form ? form.requestSubmit() : control.click()));
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.matches('[role="search"]')) return;
    // A program may submit a form that nobody has touched.
    onFirstInteraction();
    if (!hydrateUnder(event)) return;
    event.preventDefault();
    pending.defer(form, () => form.requestSubmit());
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener(ISLAND_HYDRATED, ({ target }) => pending.replay(target));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') pending.sendAll();
  });
  addEventListener('pagehide', pending.sendAll);

  return start;
};
