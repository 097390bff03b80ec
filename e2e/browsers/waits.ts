/** The waits of the tests in any engine. */
import { OUTBOX_KEY } from '../../src/config/storageKeys';
import { leadNotices } from '../../src/content/leadNotices';
import { MENUS_READY } from '../../src/native/menus.markup';
import { leadsWith } from '../helpers/crm';
import { repeatUntil, type Visitor } from './visitor';

/** Waits until the CRM has a lead with the word. */
export const untilLeadArrives = (word: string) =>
  repeatUntil('the lead in the inbox', async () => (await leadsWith(word)).length > 0);

/** Waits until the CRM has the lead and the page knows it. A page that is left earlier sends its lead once more. */
export const untilLeadIsConfirmed = async ({ until }: Visitor, word: string) => {
  await untilLeadArrives(word);
  await until(
    'an empty outbox',
    (prefix) => Object.keys(localStorage).every((key) => !key.startsWith(prefix)),
    OUTBOX_KEY,
  );
};

const { notSent, notConfirmed } = leadNotices.held;
/** Waits until the page says that the lead is waiting: in its notice, or in the form while the notice's code has not arrived. */
export const untilHeld = ({ until }: Visitor) =>
  until(
    'the message that the lead is waiting',
    (...words) => words.some((word) => document.body.innerText.includes(word)),
    notSent,
    notConfirmed,
  );

/** Waits until the page has decided about the lead of an earlier page: it says that the lead is waiting, or knows that it has arrived. */
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

/** Waits until the page's first script has run. From then on menus and dialogs answer. */
export const untilBootScript = ({ until }: Visitor) =>
  until('the boot script', (mark) => document.documentElement.hasAttribute(mark), MENUS_READY);

/**
 * Waits until the markup of the dialogs and its styles have arrived, after the boot script has run. An opener that is pressed
 * earlier leads to the contact page if they take more than 4 s, as may happen on a busy machine.
 */
export const untilDialogMarkup = ({ until }: Visitor) =>
  until('the markup of the dialogs', () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return ['.txt', '.css'].every((ending) =>
      files.some((file) => file.includes('/assets/dialogs-') && file.endsWith(ending)),
    );
  });

/** Touches the page until React, which starts at the first touch, has hydrated it. The islands follow. */
export const untilHydrated = ({ until }: Visitor) =>
  until('React on the page', () => {
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
    return document.querySelector('#root[data-hydrated]') !== null;
  });

/** Whether React has hydrated the page and every island in it. Runs in the page. */
export const hasHydratedEverything = () =>
  document.querySelector('#root:not([data-hydrated]), #root [data-island]:not([data-hydrated])') === null;

/** Touches the page, and waits until React has hydrated it and every island in it. */
export const untilAllHydrated = async (visitor: Visitor) => {
  await untilHydrated(visitor);
  await visitor.until('React in every part', hasHydratedEverything);
};
