/**
 * `npm run contact-sheet`: every kind of page, and what only opens, fails or changes, at four widths, for a designer's eyes.
 * The pictures are in `reports/contact-sheet/`. `-- --docs` also writes those of docs/pictures. `SHEET_ONLY` takes the views
 * with a text in their name.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { launchOptions } from '../playwright.config';
import { paths } from '../src/config/paths';
import { OPENER } from '../src/handover/handover.markup';
import type { DialogId } from '../src/leads/formCatalogue';
import { kinds } from './accessibility/kinds';
import { expectThanks, fillLead, heldNotice, homeForm, submit } from './helpers/forms';
import { siteUrl } from './helpers/ports';
import { openAllHydrated } from './helpers/quality';
import { menuButton, whatsNew } from './helpers/shell';

const screens = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const widths = Object.keys(screens).map(Number) as (keyof typeof screens)[];
const folder = 'reports/contact-sheet';
const docs = 'docs/pictures';

/** An address, and what brings its page into the state of the picture. */
type View = [address: string, act?: (page: Page) => Promise<unknown>, isWhole?: boolean];

const dialog = (address: string, id: DialogId | 'whatsNew', act?: View[1]): View => [
  address,
  async (page) => {
    const openers = page.locator(`[${OPENER}=${id}]`).filter({ visible: true });
    await (id === 'whatsNew' ? await whatsNew(page) : openers.first()).press('Enter');
    await page.getByRole('dialog').locator('button[type=submit]').waitFor();
    await act?.(page);
  },
];
const send = (page: Page) => page.locator('button[type=submit]').filter({ visible: true }).last().click();
const lead = (isOffline: boolean): View => [
  paths.home,
  async (page) => {
    await fillLead(homeForm(page), 'Rao');
    await page.context().setOffline(isOffline);
    await submit(homeForm(page));
    await (isOffline ? heldNotice(page).waitFor() : expectThanks(page));
  },
];

const slide = (number: number): View => [
  paths.home,
  (page) => page.getByRole('button', { name: `Show slide ${number}` }).click(),
];

const views: Record<string, View> = {
  ...Object.fromEntries(Object.entries(kinds).map(([name, address]) => [name, [address]])),
  ...Object.fromEntries(Object.entries(paths.services).map(([name, path]) => [`service ${name}`, [path]])),
  'second slide': slide(2),
  'third slide': slide(3),
  'menu open': [
    paths.about,
    async (page) => {
      if (await menuButton(page, 'Menu').isVisible()) await menuButton(page, 'Menu').click();
      await menuButton(page, 'Our Services').click();
    },
  ],
  'what’s new': dialog(paths.about, 'whatsNew'),
  'lead dialog': dialog(paths.works, 'portfolio'),
  'lead dialog, wrong': dialog(paths.works, 'portfolio', send),
  'service dialog': dialog(paths.services.webdevelopment, 'serviceClosing'),
  'course dialog': dialog(paths.course(2), 'course'),
  'contact form, wrong': [paths.contact, send],
  thanks: lead(false),
  'lead not sent': lead(true),
  'nothing found': [`${paths.courseList}?q=zzz`, () => Promise.resolve(), true],
  'text of 200 %': [paths.contact, (page) => page.addStyleTag({ content: 'html { font-size: 200% }' }), true],
  print: [paths.course(2), (page) => page.emulateMedia({ media: 'print' }), true],
};

const fileOf = (name: string, width: number | 'all') =>
  join(folder, `${name.replaceAll(/[^a-z0-9]+/gi, '-')}-${width}.jpg`);

/** Waits for the pictures of the page, which load as they come into view. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });

const take = async (name: string, [address, act, isWhole = !act]: View, width: keyof typeof screens) => {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: { width, height: screens[width] },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await (act ? openAllHydrated(page, address) : page.goto(address));
  await act?.(page);
  await settle(page);
  const path = fileOf(name, width);
  await page.screenshot({ path, type: 'jpeg', quality: 80, fullPage: isWhole });
  await context.close();
};

/** The pictures of some views, a row each, as one file. */
const writeSheet = async (file: string, names: string[], of: readonly number[] = widths, width = 868) => {
  const pictures = names.map((name) => {
    const cells = of.map((one) => readFileSync(fileOf(name, one)).toString('base64'));
    return `<p>${name}</p><div>${cells.map((data) => `<img src="data:image/jpeg;base64,${data}">`).join('')}</div>`;
  });
  const page = await browser.newPage({ viewport: { width, height: 100 } });
  await page.setContent(`<style>
    body { margin: 8px; background: #17171c; color: #fff8e6; font: 700 13px sans-serif }
    div { display: grid; grid-template-columns: ${of.map((one) => `${Math.sqrt(one)}fr`).join(' ')}; gap: 4px; max-height: ${width / 2}px; align-items: start; overflow: hidden }
    img { width: 100% }
  </style>${pictures.join('')}`);
  await settle(page);
  await page.screenshot({ path: file, type: 'jpeg', quality: 60, fullPage: true });
  await page.close();
  console.log(file);
};

await import('./servers');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
const chosen = Object.entries(views).filter(([name]) => name.includes(process.env['SHEET_ONLY'] ?? ''));
for (const width of widths)
  for (const [name, view] of chosen)
    await take(name, view, width).catch((error: unknown) => {
      console.error(`${name} at ${width} px: ${String(error).split('\n')[0]}`);
      process.exitCode = 1;
    });

const names = chosen.map(([name]) => name);
for (const name of names) await writeSheet(fileOf(name, 'all'), [name], widths, 1200);
if (process.argv.includes('--docs')) {
  await writeSheet(join(docs, 'contact-sheet.jpg'), names, [360, 1280], 500);
  await writeSheet(join(docs, 'home-1280.jpg'), ['home'], [1280]);
  for (const name of Object.keys(kinds)) await writeSheet(join(docs, `look-${name}.jpg`), [name]);
}
await browser.close();
process.exit();
