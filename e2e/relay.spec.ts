import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { leadsWith, theLeadWith, uniqueWord } from './helpers/crm';
import { dialog, expectThanks, field, fillContact, fillLead, heldNotice, leadFields } from './helpers/forms';
import { folder, relayFolder, relaySiteUrl, relayUrl, turnstileSiteKey } from './helpers/ports';
import { untilHydrated } from './helpers/quality';

test.use({ baseURL: relaySiteUrl });

// Tests call no one outside this machine.
test.beforeEach(({ context }) =>
  context.route('https://challenges.cloudflare.com/**', (route) => route.abort()),
);

const inlineForm = { name: "Have questions? We'd love to hear from you" };

const textsIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js)$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'));

test('with a relay no file of the site has the organisation’s id; without one none has the relay’s code', () => {
  expect(textsIn(relayFolder).filter((text) => text.includes('00D000000000000AAA'))).toEqual([]);
  expect(textsIn(folder).filter((text) => /keepalive|turnstile/.test(text))).toEqual([]);
});

test('a lead travels through the relay with exactly the agreed fields, and leaves the browser', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await page.goto('/');
  const form = page.getByRole('form', inlineForm);
  await fillLead(form, word);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  expect((await theLeadWith(request, word)).fields).toEqual(leadFields(word, `${relaySiteUrl}/`));
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
});

test('while the relay is down the lead waits in the outbox and says so, and arrives once later', async ({
  page,
  request,
}) => {
  const word = uniqueWord();
  await page.route(`${relayUrl}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  const form = page.getByRole('form', inlineForm);
  await fillLead(form, word);
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog(page, 'Thank you')).toBeHidden();
  await expect(heldNotice(page)).toBeVisible();
  expect(await leadsWith(request, word)).toHaveLength(0);
  await page.unroute(`${relayUrl}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await theLeadWith(request, word);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a valid form is thanked on its own page, an invalid one comes back with messages and text', async ({
    page,
    request,
  }) => {
    const word = uniqueWord();
    await page.goto('/getintouch');
    await fillContact(page, word);
    // The browser's own checks take a message of blanks; the relay's do not.
    await field(page, 'Message').fill('  ');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Please check your details' })).toBeVisible();
    await expect(field(page, 'Last name')).toHaveValue(word);
    await expect(field(page, 'Message')).toHaveAccessibleDescription('This field is required');
    await field(page, 'Message').fill(`About ${word}`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/#thank-you$/);
    expect((await theLeadWith(request, word)).fields).toMatchObject({ first_name: word, company: 'N/A' });
  });
});

test.describe('Turnstile', () => {
  /** Cloudflare's script as far as it is used; it draws a frame, as the real one does. */
  const script = `window.turnstile = {
    render(container, options) {
      const frame = document.createElement('iframe');
      frame.src = 'https://challenges.cloudflare.com/widget';
      container.append(frame);
      frame.addEventListener('load', () => options.callback('token-of-' + options.sitekey));
      return 'widget';
    },
    reset() {},
  };`;

  test('Cloudflare’s script comes with the first focus of a form, passes the policy, and its token goes with the lead', async ({
    page,
  }) => {
    const asked: string[] = [];
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.route('https://challenges.cloudflare.com/**', (route) => {
      asked.push(new URL(route.request().url()).pathname);
      const isScript = route.request().resourceType() === 'script';
      return route.fulfill(
        isScript ? { contentType: 'text/javascript', body: script } : { contentType: 'text/html', body: '' },
      );
    });
    const word = uniqueWord();
    await page.goto('/getintouch');
    await untilHydrated(page);
    expect(asked).toEqual([]);
    await fillContact(page, word);
    await expect.poll(() => asked).toEqual(['/turnstile/v0/api.js', '/widget']);
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Submit' }).click();
    const { searchParams } = new URL(`?${(await post).postData() ?? ''}`, relayUrl);
    expect(searchParams.get('cf-turnstile-response')).toBe(`token-of-${turnstileSiteKey}`);
    await expectThanks(page);
    expect(problems).toEqual([]);
    // The policy still refuses what is not Cloudflare's.
    const refused = await page.evaluate(() => {
      try {
        document.createElement('script').src = 'https://evil.example/x.js';
        return 'allowed';
      } catch (error) {
        return error instanceof Error ? error.name : 'refused';
      }
    });
    expect(refused).toBe('TypeError');
  });

  test('a content blocker that refuses Cloudflare’s script costs no lead', async ({ page, request }) => {
    await page.route('https://challenges.cloudflare.com/**', (route) => route.abort('blockedbyclient'));
    const word = uniqueWord();
    await page.goto('/getintouch');
    await fillContact(page, word);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expectThanks(page);
    await theLeadWith(request, word);
  });
});
