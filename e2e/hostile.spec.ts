import { expect, type Page } from 'playwright/test';
import { customFieldIds, sandboxDefaults } from '../schemas/salesforce/ids';
import { controls, corpus, markup, protocols } from '../tests/hostile/corpus';
import { asPosted } from '../tests/hostile/formEncoding';
import { test, theLeadWith } from './helpers/crm';
import { expectThanks, field, fillLead, homeForm, submit } from './helpers/forms';
import { openAllHydrated, untilHydrated, watchConsole } from './helpers/quality';

// tests/schemas tries other hostile texts on the rules, and packages/crm-sandbox/tests on the inbox.

/** Watches a page for scripts, dialogs and console messages; every hostile script sets `wasRun`. */
const watch = (page: Page, expected?: RegExp) => {
  const consoleLines = watchConsole(page, expected);
  page.on('dialog', (box) => {
    consoleLines.push(`dialog: ${box.message()}`);
    void box.dismiss();
  });
  return async () => {
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
    expect(consoleLines).toEqual([]);
  };
};

/** All of these in one text, as it comes out of a text field: its line breaks are line feeds there. */
const together = (...groups: Record<string, string>[]) =>
  groups.flatMap(Object.values).join('\n').replace(/\r\n?/g, '\n');

test('hostile texts in a form are refused, stripped or sent; none runs', async ({ page, word }) => {
  const expectNothingRan = watch(page);
  await openAllHydrated(page, '/');
  const form = homeForm(page);
  const script = '"><script>window.wasRun=1</script><img src=x onerror=window.wasRun=1>';
  for (const label of ['Name', 'Email', 'Phone']) await field(form, label).fill(script);
  await field(form, 'Message').fill(script);
  await submit(form);
  await expect(field(form, 'Name')).toHaveAccessibleDescription(/should not contain special characters/);
  await expect(field(form, 'Name')).toHaveValue(script);
  await expect(field(form, 'Email')).toHaveValue('scriptwindow.wasRun1scriptimgsrcxonerrorwindow.wasRun1');
  await expect(field(form, 'Phone')).toHaveValue('.1.1');

  await fillLead(form, word);
  const message = `${word}\n${together(markup, controls, protocols)}\nశ్రీ 👩‍👩‍👧‍👦 ﷺ`;
  await field(form, 'Message').fill(message);
  await submit(form);
  await expectThanks(page);
  const sent = { last_name: `Asha ${word}`, [customFieldIds.message]: asPosted(message) };
  expect(await theLeadWith(word)).toMatchObject(sent);
  await expectNothingRan();
});

const hostileAddresses = [
  `/blogs?q=${encodeURIComponent('"><script>window.wasRun=1</script>')}&page=-1`,
  '/blogs?q=%E0%A4%A%00<img src=x onerror=window.wasRun=1>&page=NaN&page=2',
  '/viewallcourses?q=__proto__#javascript:window.wasRun=1',
  `/viewallinternshipsandtrainings?q=${'<'.repeat(4000)}`,
  '/?utm_source=<script>window.wasRun=1</script>#"><img src=x onerror=window.wasRun=1>',
  '/privacy-policy#%E0%A4%A',
  `/terms-and-conditions#${'<svg onload=window.wasRun=1>'.repeat(4000)}`,
  `/blog/${encodeURIComponent('<script>window.wasRun=1</script>')}`,
];

// tests/scripts/serve.test.ts tries paths that lead out of the site.
test('hostile addresses show their page', async ({ page }) => {
  const expectNothingRan = watch(page, /status of 404/);
  for (const address of hostileAddresses) {
    const response = await page.goto(address);
    expect(response?.status(), address.slice(0, 80)).toBe(address.startsWith('/blog/') ? 404 : 200);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    await expectNothingRan();
  }
});

test('a device full of hostile entries delivers the good leads', async ({ page, word }) => {
  const expectNothingRan = watch(page);
  await page.addInitScript(
    ({ texts, mark, oid }) => {
      // The hidden frame that a lead is posted into belongs to the site as well.
      if (window !== window.top || sessionStorage.getItem('poisoned')) return;
      sessionStorage.setItem('poisoned', 'yes');
      const [script = ''] = texts;
      for (const key of ['outbox:later', 'cookie-choice', 'first-touch', script])
        localStorage.setItem(key, script);
      texts.forEach((text, index) => localStorage.setItem(`outbox:${index}`, text));
      const fields = { oid, retURL: location.href, last_name: `<b>${mark}</b>`, action: script };
      const times = { createdAt: Date.now(), tries: 0, posts: 0, nextTry: 0 };
      const held = { version: 1, id: script, form: '__proto__', fields, ...times };
      localStorage.setItem(`outbox:${held.id}`, JSON.stringify(held));
    },
    {
      texts: ['"><script>window.wasRun=1</script>', ...Object.values(corpus)],
      mark: word,
      oid: sandboxDefaults.oid,
    },
  );
  await openAllHydrated(page, '/');
  expect((await theLeadWith(word))['last_name']).toBe(`<b>${word}</b>`);
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(stored).not.toContain(word);
  expect(await stored()).toContain('outbox-unreadable:0');
  await expectNothingRan();
});
