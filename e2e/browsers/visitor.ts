/** The visitor's actions in any engine. waits.ts waits for what the site does, sendForm.ts fills in forms. */
import { setTimeout as pause } from 'node:timers/promises';
import { Unanswered, type ActionSource, type Session } from './engine';

/** As WebDriver writes the keys that type no letter. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' };

declare global {
  interface Window {
    /** Set by a test, so that it notices a reload. */
    isFirstLoad?: boolean;
  }
}

/** In ms. It only ends a check that hangs: no verdict depends on the speed of the machine. */
export const CHECK_LIMIT = 60_000;

export interface Visitor {
  session: Session;
  /** Runs a function in the page. Its arguments and result must be JSON. */
  run: <Given extends unknown[], Value>(act: (...given: Given) => Value, ...given: Given) => Promise<Value>;
  /** Waits until the function returns true in the page. */
  until: <Given extends unknown[]>(what: string, act: (...g: Given) => boolean, ...g: Given) => Promise<void>;
  /** Types texts, key by key. */
  press: (...texts: string[]) => Promise<unknown>;
  /** Scrolls to the first visible element of a selector and clicks its middle. */
  click: (selector: string) => Promise<void>;
}

/** No answer counts as no: the question is asked again, or the next one shows what has happened. */
const falseIfUnanswered = (error: unknown) => {
  if (error instanceof Unanswered) return false;
  throw error;
};

/** Asks again and again until the answer is true. Throws after the limit, in ms. */
export const repeatUntil = async (what: string, look: () => Promise<boolean>, limit = CHECK_LIMIT) => {
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
    /** Types texts, key by key. */
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
