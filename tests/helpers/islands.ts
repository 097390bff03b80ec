import { vi } from 'vitest';
import { markHydrated } from '../../src/handover/islandRegistry';
import { startUp } from '../../src/handover/startUp';
import { find, stopListeningAfterwards } from './page';

/** A loaded page that its visitor has not touched, with a stopped clock. */
export const preparePage = () => {
  vi.useFakeTimers();
  stopListeningAfterwards();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
};

/** An app that can be fetched. */
export const loads = () => vi.fn<() => Promise<void>>(async () => {});

/** Opens a page with this content and starts its boot script, which waits for React. */
export const open = (content: string | HTMLElement, load: () => Promise<void> = loads()) => {
  const root = document.createElement('div');
  root.dataset['island'] = 'app';
  if (typeof content === 'string') root.innerHTML = content;
  else root.append(content);
  document.body.replaceChildren(root);
  const submitWithoutReact = vi.fn<(form: HTMLFormElement) => void>();
  const sendIfValid = vi.fn<(form: HTMLFormElement) => boolean>((form) => form.checkValidity());
  const loadSendIfValid = vi.fn<() => Promise<typeof sendIfValid>>(async () => sendIfValid);
  return {
    submitWithoutReact,
    sendIfValid,
    loadSendIfValid,
    /** Starts the app at once. */
    startApp: startUp({ load, submitWithoutReact, loadSendIfValid }),
    /** React takes over these islands. */
    takeOver: (...names: string[]) => {
      for (const name of names) markHydrated(find(`[data-island="${name}"]`));
    },
  };
};

/** An island with one control. */
export const faq = '<div data-island="faq"><button>Question</button></div>';

/** Makes an element the content of an island. */
export const asIsland = (name: string, content: HTMLElement) => {
  const host = document.createElement('div');
  host.dataset['island'] = name;
  host.append(content);
  return host;
};

/** Counts how often an event reaches an element. */
export const count = (selector: string, type: string) => {
  const seen = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  find(selector).addEventListener(type, seen);
  return seen;
};
