/**
 * What the CRM receives from every form at every moment. This build has none of the optional fields (lead number, origin,
 * consent): tests/leads has those.
 */
import { expect, test, type Browser } from 'playwright/test';
import type { FormId } from '../src/leads/formCatalogue';
import { inTurns } from './chaos/inTurns';
import { leadsWith, theLeadWith, uniqueWord } from './helpers/crm';
import { folder, relayFolder, relaySiteUrl, siteUrl } from './helpers/ports';
import { expectedPost, postMomentsOf, type PostMoment } from './helpers/posts';
import { saveTable, tableOf } from './helpers/savedTable';
import { catalogueForms, formIds } from './leaving/cases';
import { openTab } from './leaving/chromium';
import { fillIn, outboxWith } from './leaving/inPage';
import { bringUp } from './leaving/leave';

const sendWithoutScripts = async (browser: Browser, form: FormId, word: string) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(catalogueForms[form].page);
  const filled = page.locator(`form[data-form="${form}"]`);
  for (const field of await filled.locator('input:visible, textarea:visible').all()) {
    const [name, type] = [await field.getAttribute('name'), await field.getAttribute('type')];
    if (type === 'checkbox' || (await field.getAttribute('data-honeypot')) !== null) continue;
    if (type === 'tel') await field.fill('9876543210');
    else await field.fill(name === 'email' ? `${word}@example.com` : word);
  }
  await filled.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/#thank-you$/);
  return context;
};

const sendWithScripts = async (browser: Browser, form: FormId, moment: PostMoment, word: string) => {
  const isRelayed = moment === 'relay, after React';
  const tab = await openTab(browser, isRelayed ? relaySiteUrl : siteUrl);
  const at = isRelayed || moment === 'no scripts' ? 'after React' : moment;
  const selector = await bringUp(tab, form, at, isRelayed ? relayFolder : folder);
  await tab.run(fillIn, selector, word);
  await tab.run((sent) => document.querySelector<HTMLFormElement>(sent)?.requestSubmit(), selector);
  return {
    close: async () => {
      // A page that is left before the proof would send its lead once more.
      await expect.poll(() => tab.run(outboxWith, word)).toBe('');
      await tab.end();
    },
  };
};

/** A value as the table shows it. */
const shown = (value: string | undefined, word: string) =>
  value === undefined ? 'missing' : value.replaceAll(word, '…').replace(/^http:\/\/localhost:\d+/, '');

test('every form posts the same fields at every moment', async ({ browser }) => {
  test.setTimeout(600_000);
  const cells = formIds.flatMap((form) => postMomentsOf(form).map((moment) => ({ form, moment })));
  const received = await inTurns(cells, 4, async ({ form, moment }) => {
    const word = uniqueWord();
    const visit =
      moment === 'no scripts'
        ? await sendWithoutScripts(browser, form, word)
        : await sendWithScripts(browser, form, moment, word);
    const post = await theLeadWith(word);
    await visit.close();
    return { form, moment, word, post };
  });
  for (const { form, moment, word, post } of received)
    expect.soft(post, `${form}, ${moment}`).toEqual(expectedPost(form, moment, word));
  // The relay would take a second post of a lead for the same lead; the CRM would not.
  for (const { word } of received) expect.soft(await leadsWith(word)).toHaveLength(1);

  const rows = formIds.flatMap((form) => {
    const own = received.filter((cell) => cell.form === form);
    const names = [...new Set(own.flatMap(({ post }) => Object.keys(post)))];
    return names.map((name) => {
      const values = own.map(({ moment, post, word }) => ({ moment, value: shown(post[name], word) }));
      const [first] = values;
      const others = values.filter(({ value }) => value !== first?.value);
      const differing = others.map(({ moment, value }) => `; ${moment}: ${value}`).join('');
      return [form, `\`${name}\``, `${first?.value}${differing}`, `${values.length}`];
    });
  });
  const table = tableOf(['form', 'field', 'value', 'moments'], rows);
  if (process.env['POSTS_SAVE']) await saveTable('posts', table);
  await test.info().attach('posts', { body: table, contentType: 'text/markdown' });
});

test('without scripts the opener of a dialog leads to the contact page', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { page: address, opener } of Object.values(catalogueForms)) {
    if (!opener) continue;
    await page.goto(address);
    await expect(page.locator(`[data-dialog="${opener}"]`).first(), opener).toHaveAttribute(
      'href',
      /^\/getintouch(?:#whats-new)?$/,
    );
  }
  await page.goto('/');
  await page.locator('[data-dialog="heroProject"]').first().click();
  await expect(page).toHaveURL('/getintouch');
  await context.close();
});
