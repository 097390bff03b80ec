import { expect, vi } from 'vitest';
import { stopListeningAfterwards } from './page';

/** A page whose clock stands, that has loaded and that nobody has touched. */
export const preparePage = () => {
  vi.useFakeTimers();
  stopListeningAfterwards();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  location.hash = '';
};

/** The runtime of a page that was just opened, with these parts in it. */
export const open = async (body: string) => {
  vi.resetModules();
  document.body.innerHTML = `<div data-island="app">${body}</div>`;
  const { startUp, ...startup } = await import('../../src/runtime/startUp');
  const { submitWithoutReact } = await import('../../src/leads/submitWithoutReact');
  const registry = await import('../../src/runtime/islandRegistry');
  return {
    ...registry,
    ...startup,
    startUp: (load: () => Promise<unknown> = async () => {}) => startUp(load, submitWithoutReact),
    /** React takes over these islands. */
    takeOver: (...names: string[]) => {
      for (const name of names) registry.markHydrated(find(`[data-island="${name}"]`));
    },
  };
};

/** An island with one control. */
export const faq = '<div data-island="faq"><button>Question</button></div>';

/** An island with a form. */
export const contactForm = `<div data-island="contact-form">
  <form data-form="contactPage"><input name="name" required><button type="button">Clear</button>
  <button type="submit">Submit</button><p data-note="sent" hidden>Thanks</p><p data-note="notSent" hidden>Not sent</p><p data-note="notConfirmed" hidden>Not confirmed</p>
  <p data-note="stored" hidden>Stored</p><p data-note="unsaved" hidden>Offline</p></form></div>`;

export const find = (selector: string) => {
  const found = document.querySelector(selector);
  if (found instanceof HTMLElement) return found;
  throw new Error(`There is no ${selector}.`);
};
export const theForm = () => document.forms[0] ?? expect.fail('There is no form.');
export const typeName = (value: string) => find('input').setAttribute('value', value);

/** Counts how often an event reaches an element. */
export const count = (selector: string, type: string) => {
  const seen = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  find(selector).addEventListener(type, seen);
  return seen;
};

/** An app that can be fetched. */
export const loads = () => vi.fn<() => Promise<void>>(async () => {});
export const settle = () => vi.advanceTimersByTimeAsync(0);
