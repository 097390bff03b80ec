/** Visitors who press Submit before React and do not wait for an answer, in any engine. */
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

/** Another host name is another site, not only another origin. */
const elsewhere = `http://127.0.0.1:${crmPort}/favicon.ico`;

/** Opens a page on which this file never arrives, so that React does not take its form over. */
const openWithout = async (visitor: Visitor, file: string, path: string) => {
  await setCookie(visitor, faultCookieText('stall', file, 'unanswered'), chosenSite.url);
  await visitor.session.go(chosenSite.url + path);
};

/** Fills in the form and presses Submit, which is busy as long as the page waits for React. */
const submit = async ({ run, until, click }: Visitor, form: string, word: string) => {
  await until('the form', (wanted) => document.querySelector(wanted)?.checkVisibility() === true, form);
  await run(fillEveryField, form, word, `${word}@example.com`);
  await click(`${form} button[type="submit"]`);
  await until('a busy form', (wanted) => document.querySelector(wanted)?.ariaBusy === 'true', form);
};

/**
 * A page that is left before the CRM has answered sends its lead once more. The next page decides whether to post, too; copies
 * have arrived when a lead that is sent later has.
 */
const arrivesOnceOrTwice = async (visitor: Visitor, word: string) => {
  await untilLeadArrives(word);
  const next = uniqueWord();
  await openWithout(visitor, 'no-such-file.js', siteForms.contactPage.page);
  await untilHeldOrConfirmed(visitor);
  await send(visitor, 'contactPage', next);
  await untilLeadArrives(next);
  expect((await leadsWith(word)).length).toBeLessThanOrEqual(2);
};

test('a visitor who leaves for another site before the answer has sent the form', async ({ visitor }) => {
  const word = uniqueWord();
  await openWithout(visitor, 'entry-client.js', siteForms.contactPage.page);
  await submit(visitor, selectorOf('contactPage'), word);
  await visitor.session.go(elsewhere);
  await arrivesOnceOrTwice(visitor, word);
});

test('a visitor who closes the dialog before the answer has sent the form, and is thanked', async ({
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
  // The thanks close by themselves after 2 s, so the lead is looked for later.
  await visitor.until(
    'the thanks',
    (id) => document.getElementById(id)?.checkVisibility() === true,
    THANKS_HOST,
  );
  await arrivesOnceOrTwice(visitor, word);
});
