/** The visitor's actions in any engine. */
import { setTimeout as pause } from 'node:timers/promises';
import { OUTBOX_KEY } from '../../src/config/storageKeys';
import { leadNotices } from '../../src/content/leadNotices';
import type { FormId } from '../../src/leads/formCatalogue';
import { MENUS_READY } from '../../src/native/menus.markup';
import { leadsWith } from '../helpers/crm';
import { selectorOf, siteForms } from '../helpers/forms';
import { Unanswered, type ActionSource, type Session } from './engine';

/** As WebDriver writes the keys that type no letter. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' };

declare global {
  interface Window {
    /** Set by a test, so that it notices a reload. */
    isFirstLoad?: boolean;
  }
}

/** Only to end a check that hangs: no verdict depends on the speed of the machine. */
const longest = 60_000;

export interface Visitor {
  session: Session;
  /** Runs a function in the page. Its arguments and result must be JSON. */
  run: <Given extends unknown[], Value>(act: (...given: Given) => Value, ...given: Given) => Promise<Value>;
  /** Waits until the function returns true in the page. */
  until: <Given extends unknown[]>(what: string, act: (...g: Given) => boolean, ...g: Given) => Promise<void>;
  press: (...texts: string[]) => Promise<unknown>;
  /** Scrolls to the first visible element of a selector and clicks its middle. */
  click: (selector: string) => Promise<void>;
}

/** For a question that may be asked again: no answer counts as no. */
const falseIfUnanswered = (error: unknown) => {
  if (error instanceof Unanswered) return false;
  throw error;
};

/** Asks again and again until the answer is true. Throws after the limit, in ms. */
export const repeatUntil = async (what: string, look: () => Promise<boolean>, limit = longest) => {
  const end = Date.now() + limit;
  while (!(await look().catch(falseIfUnanswered))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${limit / 1000} s`);
    await pause(50);
  }
};

// These three run in the page, so they use nothing from outside themselves.
const isVisible = (selector: string) =>
  [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ visibilityProperty: true }));

/** Scrolls to the first visible element of a selector. Returns its middle. */
const scrollToMiddle = (selector: string) => {
  const target = [...document.querySelectorAll(selector)].find((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  target?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target?.getBoundingClientRect() ?? new DOMRect();
  // The scrollbar of WebKitGTK lies over the last 21 px of a page and takes the clicks there.
  const middle = Math.min(box.x + box.width / 2, innerWidth - 25);
  return { x: Math.round(middle), y: Math.round(box.y + box.height / 2) };
};

const isUnderPointer = (selector: string, x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest(selector) != null;

export const visitorOf = (session: Session): Visitor => {
  const run: Visitor['run'] = async (act, ...given) => {
    const value = await session.evaluate(
      `JSON.stringify((${act.toString()})(...${JSON.stringify(given)})) ?? 'null'`,
    );
    return JSON.parse(value);
  };
  const until: Visitor['until'] = async (what, act, ...given) => {
    let cause: unknown;
    const look = async () => {
      cause = undefined;
      try {
        return await run(act, ...given);
      } catch (error) {
        // During a navigation every evaluation fails; later ones may not.
        cause = error;
        return false;
      }
    };
    await repeatUntil(what, look).catch((error: Error) => {
      throw new Error(error.message, { cause });
    });
  };

  return {
    session,
    run,
    until,
    press: (...texts) => {
      const strokes = texts.flatMap((text) =>
        Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
      return session.perform([{ type: 'key', id: 'keyboard', actions: strokes }]);
    },
    click: async (selector) => {
      const perform = (...actions: ActionSource['actions']) =>
        session.perform([{ type: 'pointer', id: 'mouse', actions }]);
      await until(`${selector} to click`, isVisible, selector);
      await repeatUntil(`${selector} under the pointer`, async () => {
        const { x, y } = await run(scrollToMiddle, selector);
        await perform({ type: 'pointerMove', x, y });
        // The target has to stay there: a slide turns, and Firefox scrolls a field with new text into view a little later.
        await pause(100);
        if (await run(isUnderPointer, selector, x, y)) {
          await perform({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
          return true;
        }
        // A slideshow does not turn while the pointer is over it.
        await perform({ type: 'pointerMove', x: 1, y: 1 });
        return false;
      });
    },
  };
};

/**
 * Goes through the history as Back and Forward do. It runs in a later task, because leaving the page at once would lose the answer
 * to this call. Where it is lost all the same, the test goes on: it looks at the page that follows.
 */
const travel = async ({ run }: Visitor, steps: -1 | 1) => {
  await run((count) => void setTimeout(() => history.go(count)), steps).catch(falseIfUnanswered);
};
export const back = (visitor: Visitor) => travel(visitor, -1);
export const forward = (visitor: Visitor) => travel(visitor, 1);
/** Reloads the page in a later task, for the same reason. */
export const reload = async ({ run }: Visitor) => {
  await run(() => void setTimeout(() => location.reload())).catch(falseIfUnanswered);
};

/** Waits until the CRM has a lead with the word. */
export const untilLeadArrives = (word: string) =>
  repeatUntil('the lead in the inbox', async () => (await leadsWith(word)).length > 0);

/** Waits until the CRM has the lead and the page knows: a page that is left earlier sends its lead once more. */
export const untilLeadIsConfirmed = async ({ until }: Visitor, word: string) => {
  await untilLeadArrives(word);
  await until(
    'an empty outbox',
    (prefix) => Object.keys(localStorage).every((key) => !key.startsWith(prefix)),
    OUTBOX_KEY,
  );
};

const { notSent, notConfirmed } = leadNotices.held;
/** Waits until the page says that the lead is waiting: in its notice, or in the form itself where the notice's code has not arrived. */
export const untilHeld = ({ until }: Visitor) =>
  until(
    'the message that the lead is waiting',
    (...words) => words.some((word) => document.body.innerText.includes(word)),
    notSent,
    notConfirmed,
  );

/** Waits until the page has decided about a lead that an earlier page has sent: it keeps it and says so, or knows that it has arrived. */
export const untilHeldOrConfirmed = ({ until }: Visitor) =>
  until(
    'the message that the lead is waiting, or an empty outbox',
    (prefix, ...words) =>
      Object.keys(localStorage).every((key) => !key.startsWith(prefix)) ||
      words.some((word) => document.body.innerText.includes(word)),
    OUTBOX_KEY,
    notSent,
    notConfirmed,
  );

/** Waits until the first script of the page has run: menus and dialogs answer then. */
export const untilBootScript = ({ until }: Visitor) =>
  until('the boot script', (mark) => document.documentElement.hasAttribute(mark), MENUS_READY);

/**
 * Waits until the markup of the dialogs and its styles have arrived, after the boot script has run. An opener that is pressed
 * earlier leads to the contact page if they take more than 4 s, as they may on a busy machine.
 */
export const untilDialogMarkup = ({ until }: Visitor) =>
  until('the markup of the dialogs', () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['.txt', '.css'].every((ending) =>
      files.some((file) => file.includes('/assets/dialogs-') && file.endsWith(ending)),
    );
  });

/** Touches the page until React, which starts at the first touch, has hydrated it. */
export const untilHydrated = ({ until }: Visitor) =>
  until('React on the page', () => {
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    return document.querySelector('#root[data-hydrated]') !== null;
  });

/**
 * Fills in every text field of a form, apart from the one that is there for robots, in the page or in a window that it has
 * opened. Runs in the page.
 */
export const fillEveryField = (selector: string, word: string, email: string) => {
  const view = (window as { child?: Window & typeof globalThis }).child ?? window;
  for (const field of view.document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${selector} :is(input, textarea)`,
  )) {
    if (['hidden', 'checkbox'].includes(field.type) || field.matches('[data-honeypot]')) continue;
    const isArea = field.type === 'textarea';
    const owner = isArea ? view.HTMLTextAreaElement : view.HTMLInputElement;
    const text = field.type === 'tel' ? '9876543210' : field.name === 'email' ? email : word;
    // React has replaced the element's own setter; the prototype's is not tracked.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text);
    for (const type of ['input', 'change']) field.dispatchEvent(new view.Event(type, { bubbles: true }));
  }
};

/** Fills in a form of the page and presses its button. A form in a dialog is opened first. */
export const send = async (visitor: Visitor, id: FormId, word: string, email = `${word}@example.com`) => {
  const { opener } = siteForms[id];
  const form = selectorOf(id);
  if (opener) {
    await untilHydrated(visitor);
    await untilDialogMarkup(visitor);
    await visitor.click(`[data-dialog="${opener}"]`);
  }
  await visitor.until(
    `the form ${id}`,
    (wanted) => document.querySelector(wanted)?.checkVisibility() === true,
    form,
  );
  await visitor.run(fillEveryField, form, word, email);
  await visitor.click(`${form} button[type="submit"]`);
};
