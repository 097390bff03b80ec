/** Visitors who press Submit before React has started and do not wait for an answer, in any engine. */
import { expect } from 'playwright/test';
import { DIALOG_HOST, THANKS_HOST } from '../../src/dialogs/dialogs.markup';
import { faultCookieText } from '../chaos/brokenFiles';
import { leadsWith, uniqueWord } from '../helpers/crm';
import { selectorOf, siteForms } from '../helpers/forms';
import { chosenSite, crmPort } from '../helpers/ports';
import { fillEveryField, send } from './sendForm';
import { setCookie } from './setCookie';
import { test } from './test';
import { keys, type Visitor } from './visitor';
import { untilDialogMarkup, untilHeldOrConfirmed, untilLeadArrives } from './waits';

/** Another host name makes this another site, not only another origin. */
const otherSite = `http://127.0.0.1:${crmPort}/favicon.ico`;

/** Opens a page on which the named file never arrives. Without the file, React cannot take the form over. */
const openWithout = async (visitor: Visitor, file: string, path: string) => {
  await setCookie(visitor, faultCookieText('stall', file, 'unanswered'), chosenSite.url);
  await visitor.session.go(chosenSite.url + path);
};

/** Fills in the form, presses Submit, and waits until the form is busy, as it is while the page waits for React. */
const submit = async ({ run, until, click }: Visitor, form: string, word: string) => {
  await until('the form', (wanted) => document.querySelector(wanted)?.checkVisibility() === true, form);
  await run(fillEveryField, form, word, `${word}@example.com`);
  await click(`${form} button[type="submit"]`);
  await until('a busy form', (wanted) => document.querySelector(wanted)?.ariaBusy === 'true', form);
};

/**
 * Expects one or two copies of a lead: a page that is left before the CRM has answered may send its lead once more. So this opens the
 * next page and waits until it has decided whether to send a copy. Another lead then starts later than any copy, so every copy
 * has arrived when it arrives.
 */
const expectOneOrTwoCopies = async (visitor: Visitor, word: string) => {
  await untilLeadArrives(word);
  const next = uniqueWord();
  // Replaces the fault: this page gets all of its files.
  await openWithout(visitor, 'no-such-file.js', siteForms.contactPage.page);
  await untilHeldOrConfirmed(visitor);
  await send(visitor, 'contactPage', next);
  await untilLeadArrives(next);
  expect((await leadsWith(word)).length).toBeLessThanOrEqual(2);
};

test('a form is sent although its visitor leaves for another site before the answer', async ({ visitor }) => {
  const word = uniqueWord();
  await openWithout(visitor, 'entry-client.js', siteForms.contactPage.page);
  await submit(visitor, selectorOf('contactPage'), word);
  await visitor.session.go(otherSite);
  await expectOneOrTwoCopies(visitor, word);
});

test('a form is sent, with thanks, although its visitor closes the dialog before the answer', async ({
  visitor,
}) => {
  const { opener, page } = siteForms.heroProject;
  const word = uniqueWord();
  await openWithout(visitor, 'entry-dialogs.js', page);
  await untilDialogMarkup(visitor);
  await visitor.click(`[data-dialog="${opener}"]`);
  await submit(visitor, selectorOf('heroProject'), word);
  await visitor.press(keys.escape);
  await visitor.until('no dialog', (id) => document.getElementById(id)?.childElementCount === 0, DIALOG_HOST);
  // The thanks close by themselves after 2 s, so the test looks for them before the lead.
  await visitor.until(
    'the thanks',
    (id) => document.getElementById(id)?.checkVisibility() === true,
    THANKS_HOST,
  );
  await expectOneOrTwoCopies(visitor, word);
});
