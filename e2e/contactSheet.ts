/**
 * `npm run contact-sheet`: every kind of page, and what only opens, fails or changes, at four widths, for a designer's eyes.
 * The pictures are in `reports/contact-sheet/`, which is emptied first; a view that fails has no sheet there. `-- --docs` also
 * writes those of docs/pictures. `SHEET_ONLY` takes only the views with this text in their names.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { launchOptions } from '../playwright.config';
import { paths } from '../src/config/paths';
import { OPENER } from '../src/handover/handover.markup';
import type { DialogId } from '../src/leads/formCatalogue';
import { kinds } from './accessibility/kinds';
import { expectThanks, fillLead, heldNotice, homeForm, submit } from './helpers/forms';
import { siteUrl } from './helpers/ports';
import { openAllHydrated, untilAllHydrated } from './helpers/quality';
import { menuButton, revealWhatsNew } from './helpers/shell';

const screens = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const widths = Object.keys(screens).map(Number) as (keyof typeof screens)[];
const folder = 'reports/contact-sheet';
const docs = 'docs/pictures';

interface View {
  address: string;
  /** Brings the page into the state of the picture. */
  act?: (page: Page) => Promise<unknown>;
  /** Whether the picture shows the page to its end. Without a value it does where there is no `act`. */
  isWhole?: boolean;
}

const dialog = (address: string, id: DialogId | 'whatsNew', act?: View['act']): View => ({
  address,
  act: async (page) => {
    const openers = page.locator(`[${OPENER}=${id}]`).filter({ visible: true });
    await (id === 'whatsNew' ? await revealWhatsNew(page) : openers.first()).press('Enter');
    await page.getByRole('dialog').locator('button[type=submit]').waitFor();
    await act?.(page);
  },
});
/** Presses the last button that sends a form. An open dialog is at the end of the page. */
const send = (page: Page) => page.locator('button[type=submit]').filter({ visible: true }).last().click();
/** A sent lead: its thanks, or offline the notice that it waits. */
const lead = (isOffline: boolean): View => ({
  address: paths.home,
  act: async (page) => {
    await fillLead(homeForm(page), 'Rao');
    await page.context().setOffline(isOffline);
    await submit(homeForm(page));
    if (isOffline) {
      await heldNotice(page).waitFor();
      return;
    }
    await expectThanks(page);
    // With the focus inside, they stay open until the picture is taken.
    await page.keyboard.press('Tab');
  },
});

const slide = (number: number): View => ({
  address: paths.home,
  act: (page) => page.getByRole('button', { name: `Show slide ${number}` }).click(),
});

const views: Record<string, View> = {
  ...Object.fromEntries(Object.entries(kinds).map(([name, address]) => [name, { address }])),
  ...Object.fromEntries(
    Object.entries(paths.services).map(([name, address]) => [`service ${name}`, { address }]),
  ),
  'second slide': slide(2),
  'third slide': slide(3),
  'menu open': {
    address: paths.about,
    act: async (page) => {
      // Narrow screens have the services menu inside the menu.
      if (await menuButton(page, 'Menu').isVisible()) await menuButton(page, 'Menu').click();
      await menuButton(page, 'Our Services').click();
    },
  },
  'what’s new': dialog(paths.about, 'whatsNew'),
  'lead dialog': dialog(paths.works, 'portfolio'),
  'lead dialog, wrong': dialog(paths.works, 'portfolio', send),
  'service dialog': dialog(paths.services.webdevelopment, 'serviceClosing'),
  'course dialog': dialog(paths.course(2), 'course'),
  'contact form, wrong': { address: paths.contact, act: send },
  thanks: lead(false),
  'lead not sent': lead(true),
  'nothing found': {
    address: `${paths.courseList}?q=zzz`,
    // React does the search.
    act: untilAllHydrated,
    isWhole: true,
  },
  'text of 200 %': {
    address: paths.contact,
    act: (page) => page.addStyleTag({ content: 'html { font-size: 200% }' }),
    isWhole: true,
  },
  print: {
    address: paths.course(2),
    act: (page) => page.emulateMedia({ media: 'print' }),
    isWhole: true,
  },
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

/** Takes the picture of a view at a width. */
const take = async (name: string, { address, act, isWhole = !act }: View, width: keyof typeof screens) => {
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

/** Writes the pictures of some views, a row each, as one file. */
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

const only = process.env['SHEET_ONLY'] ?? '';
const forDocs = process.argv.includes('--docs');
if (forDocs && only) {
  console.error('The pictures of the docs need every view: leave out SHEET_ONLY, or --docs.');
  process.exit(1);
}
// Not earlier: it opens the ports.
await import('./servers');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions);
const chosen = Object.entries(views).filter(([name]) => name.includes(only));
const failed = new Set<string>();
for (const width of widths)
  for (const [name, view] of chosen)
    await take(name, view, width).catch((error: unknown) => {
      console.error(`${name} at ${width} px: ${String(error).split('\n')[0]}`);
      failed.add(name);
      process.exitCode = 1;
    });

const names = chosen.map(([name]) => name).filter((name) => !failed.has(name));
for (const name of names) await writeSheet(fileOf(name, 'all'), [name], widths, 1200);
if (forDocs && failed.size > 0) console.error(`${docs} stays as it was, because a view has failed.`);
else if (forDocs) {
  await writeSheet(join(docs, 'contact-sheet.jpg'), names, [360, 1280], 500);
  await writeSheet(join(docs, 'home-1280.jpg'), ['home'], [1280]);
  for (const name of Object.keys(kinds)) await writeSheet(join(docs, `look-${name}.jpg`), [name]);
}
await browser.close();
process.exit();
