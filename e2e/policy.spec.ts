import { expect, test } from 'playwright/test';
import { builtFiles } from './helpers/builtFiles';
import { builtPages } from './helpers/builtPages';
import { crmUrl } from './helpers/ports';
import { openHydrated } from './helpers/quality';

// Every other test fails when a page breaks its own policy: a violation is an error in the console. These show that the
// policy is there, and that it bites.

test('the policy blocks an injected script', async ({ page }) => {
  await page.route('/aboutus', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</title>', '</title><script>window.wasRun = true</script>');
    await route.fulfill({ response, body });
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await openHydrated(page, '/aboutus');
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  expect(said.join()).toContain(
    "violates the following Content Security Policy directive 'script-src 'self''",
  );
});

test('an inline style is refused, and a text cannot become markup', async ({ page }) => {
  await page.goto('/');
  const [opacity, outcome] = await page.evaluate(() => {
    const style = document.createElement('style');
    style.append('body { opacity: 0.5 }');
    document.head.append(style);
    document.body.setAttribute('style', 'opacity: 0.5');
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
    } catch (error) {
      return [getComputedStyle(document.body).opacity, String(error)];
    }
    return [getComputedStyle(document.body).opacity, 'it became markup'];
  });
  expect(opacity).toBe('1');
  expect(outcome).toMatch(/^TypeError/);
});

const kinds = [
  { what: 'scripts', folder: 'assets/', sites: 'same-origin' },
  { what: 'fonts', folder: 'fonts/', sites: 'same-origin' },
  { what: 'pictures for shared links', folder: 'og/', sites: 'cross-origin' },
  { what: 'drawings', folder: 'art/', sites: 'cross-origin' },
  { what: 'icons', folder: 'icons/', sites: 'cross-origin' },
];
for (const { what, folder, sites } of kinds)
  test(`which sites may show our ${what}: ${sites}`, async ({ request }) => {
    const file = builtFiles.find((one) => one.startsWith(folder)) ?? '';
    const headers = (await request.get(`/${file}`)).headers();
    expect(headers['cross-origin-resource-policy'], file).toBe(sites);
  });

/** The rules of version 1.4: src/grader/charts.js of github.com/mdn/mdn-http-observatory. */
test('every page has the headers that score 120 points at Mozilla’s Observatory', async ({ request }) => {
  const pages = builtPages.filter(({ kind }) => kind !== 'moved');
  expect(pages.length).toBeGreaterThan(70);
  for (const { file, html } of pages) {
    const headers = (await request.get(`/${file}`)).headers();
    const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(inPage, file).toMatch(/^default-src 'none';script-src 'self';/);
    const policies = (inPage + headers['content-security-policy']).replaceAll(crmUrl, '');
    expect(policies, file).not.toMatch(/'unsafe-|\*|\b(?:http|https|ftp):/);
    expect(headers, file).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
    });
    expect(Object.keys(headers), file).not.toContain('set-cookie');
    expect(Object.keys(headers), file).not.toContain('access-control-allow-origin');
    for (const [, address = ''] of html.matchAll(/<script\b[^>]* src="([^"]+)"/g))
      expect(address, file).toMatch(/^\/[^/]/);
  }
});
