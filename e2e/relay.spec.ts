import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { leadsWith, test, theLeadWith } from './helpers/crm';
import {
  dialog,
  expectThanks,
  field,
  fillContact,
  heldNotice,
  homeForm,
  sendLead,
  submit,
} from './helpers/forms';
import { folder, relayFolder, relaySiteUrl, relayUrl, turnstileSiteKey } from './helpers/ports';
import { openHydrated } from './helpers/quality';

test.use({ baseURL: relaySiteUrl });

// Tests call no one outside this machine. A visitor's content blocker may do the same: it costs no lead.
test.beforeEach(({ context }) =>
  context.route('https://challenges.cloudflare.com/**', (route) => route.abort()),
);

const textsIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|js)$/.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8'));

test('no file has the organisation’s id with a relay, or the relay’s code without', () => {
  expect(textsIn(relayFolder).filter((text) => text.includes('00D000000000000AAA'))).toEqual([]);
  const ofTheRelay = (text: string): boolean =>
    /cf-turnstile-response|challenges\.cloudflare\.com/.test(text);
  expect(textsIn(relayFolder).filter(ofTheRelay)).not.toEqual([]);
  expect(textsIn(folder).filter(ofTheRelay)).toEqual([]);
});

test('while the relay is down the lead waits, and arrives once later', async ({ page, word }) => {
  await page.route(`${relayUrl}/**`, (route) => route.abort('connectionrefused'));
  await page.goto('/');
  await sendLead(homeForm(page), word);
  await expect(dialog(page, 'Thank you')).toBeHidden();
  await expect(heldNotice(page)).toBeVisible();
  expect(await leadsWith(word)).toHaveLength(0);
  await page.unroute(`${relayUrl}/**`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await theLeadWith(word);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(word);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a valid form is thanked, an invalid one comes back with messages', async ({ page, word }) => {
    await page.goto('/getintouch');
    await fillContact(page, word);
    // The browser's own checks take a message of blanks; the relay's do not.
    await field(page, 'Message').fill('  ');
    await submit(page);
    await expect(page.getByRole('heading', { name: 'Please check your details' })).toBeVisible();
    await expect(field(page, 'Last name')).toHaveValue(word);
    await expect(field(page, 'Message')).toHaveAccessibleDescription('This field is required');
    await field(page, 'Message').fill(`About ${word}`);
    await submit(page);
    await expect(page).toHaveURL(/#thank-you$/);
    expect(await theLeadWith(word)).toMatchObject({ first_name: word, company: 'N/A' });
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

  test('Cloudflare’s script comes with the first focus; its token goes along', async ({ page, word }) => {
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
    await openHydrated(page, '/getintouch');
    expect(asked).toEqual([]);
    await fillContact(page, word);
    await expect.poll(() => asked).toEqual(['/turnstile/v0/api.js', '/widget']);
    const post = page.waitForRequest((request) => request.method() === 'POST');
    await submit(page);
    const { searchParams } = new URL(`?${(await post).postData() ?? ''}`, relayUrl);
    expect(searchParams.get('cf-turnstile-response')).toBe(`token-of-${turnstileSiteKey}`);
    await expectThanks(page);
    expect(problems).toEqual([]);
  });
});
