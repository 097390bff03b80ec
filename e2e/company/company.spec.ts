/** What a second company ships: its built pages, read and opened, and its sent leads. `make.ts` says which company. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'playwright/test';
import { sandboxDefaults } from '../../schemas/salesforce/ids';
import { courses } from '../../src/content/courses';
import { services } from '../../src/content/services';
import { builtFiles, readBuilt } from '../helpers/builtFiles';
import { builtPages, keptPages } from '../helpers/builtPages';
import { test, theLeadWith } from '../helpers/crm';
import { expectThanks, field, fillContact, fillLead, homeForm, selectorOf, submit } from '../helpers/forms';
import { siteUrl } from '../helpers/ports';
import { openAllHydrated } from '../helpers/quality';
import { fieldIds } from './fieldIds';

const texts = builtFiles
  .filter((file) => /\.(?:html|js|css|txt|xml|json|webmanifest|vtt|svg)$|_headers$/.test(file))
  // A hash of the content security policy may spell anything.
  .map((file) => ({
    file,
    text: readBuilt(file)
      .toString()
      .replaceAll(/sha256-[\w+/=]+/g, ''),
  }));

for (const [what, pattern] of [
  ['name', /wiselamp|wise reads/i],
  ['phone number', /90000[ \u00a0]?00000/],
  ['offices', /Benz Circle|Vijayawada|Andhra|West Market Street|\b17401\b/],
  ['field ids', /00NUH0000/],
  ['networks, film and WhatsApp', /wa\.me\/\d|<source src="\/media|youtube\.com\/watch/],
  ['money', /₹|\b[Rr]upees?\b|\d lakh|GST/],
  ['country and time', /en[-_]IN\b|Indian time/],
  ['partner', /LearnWharf/i],
  ['grievance officer', /Kolluri/],
] as const)
  test(`no built file has the ${what} of the first company`, () => {
    const found = texts.flatMap(({ file, text }) => {
      const match = pattern.exec(text);
      return match ? [`${file}: …${text.slice(Math.max(0, match.index - 40), match.index + 40)}…`] : [];
    });
    expect(found).toEqual([]);
  });

/** The first company's kinds of pages that this one has not. */
const leftOut = /internship|campus/i;

test('only its own programmes, services and kinds of pages have addresses', () => {
  const addresses = keptPages.map(({ address }) => address);
  expect(courses).toHaveLength(3);
  expect(addresses.filter((address) => /^\/SkillOrientedCourses\/\d+$/.test(address))).toHaveLength(3);
  expect(services).toHaveLength(4);
  expect(addresses.filter((address) => leftOut.test(address))).toEqual([]);
});

test('no link leads to the kinds of pages that it leaves out', () => {
  const links = builtPages.flatMap(({ document }) =>
    [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
  );
  expect(links.filter((link) => leftOut.test(link))).toEqual([]);
});

/** Expects that no built page has such an element: one that `selector` finds and `isWrong` agrees to. */
const expectNowhere = (selector: string, isWrong: (element: Element) => boolean) => {
  let found = 0;
  for (const { document, file } of builtPages) {
    const elements = [...document.querySelectorAll(selector)];
    found += elements.length;
    const starts = elements.filter(isWrong).map(({ outerHTML }) => outerHTML.slice(0, 120));
    expect.soft(starts, file).toEqual([]);
  }
  // A selector that finds nothing would prove nothing.
  expect(found, selector).toBeGreaterThan(0);
};
const hasText = ({ textContent }: Element) => textContent.trim() !== '';
const alternative = 'img[alt]:not([alt=""]), svg[aria-label]';

test('no heading, list or section is empty', () => {
  expectNowhere(
    'h1, h2, h3, h4, main section, main :not(search) > ul, main ol, main dl, footer ul',
    (element) => !hasText(element) && !element.querySelector(alternative),
  );
});

test('no section has only headings', () => {
  expectNowhere('main section:has(h2, h3)', (section) => {
    const rest = section.cloneNode(true) as Element;
    for (const heading of rest.querySelectorAll('h2, h3, h4')) heading.remove();
    return !hasText(rest) && !rest.querySelector(alternative);
  });
});

test('no link is without a name', () => {
  const named = 'img[alt]:not([alt=""]), [aria-label]';
  expectNowhere(
    'a:not([aria-label]:not([aria-label=""]))',
    (link) => !hasText(link) && !link.querySelector(named),
  );
});

test('its few courses can be read one by one, where eight would be in a carousel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAllHydrated(page, '/SkillOrientedCourses');
  const cards = page.locator('[data-slot]');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card).toBeInViewport({ ratio: 0.9 });
    await expect(card).toHaveCSS('opacity', '1');
    for (const text of await card.locator('h3, p').all())
      expect(await text.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true);
  }
});

test('the address is written as its country writes it', () => {
  const contact = keptPages.find(({ address }) => address === '/getintouch');
  // `text` joins lines without a space.
  expect(contact?.text).toContain('Oranienstraße 610999 BerlinGermany');
});

for (const address of ['/', '/getintouch', '/fullstack', '/SkillOrientedCourses'])
  test(`with its accent every text of ${address} can be read`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']);
    const { violations, passes } = await axe.analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    // Every page has more texts than this; none would mean that axe checked nothing.
    expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(30);
  });

for (const { typed, offer, sent } of [
  { typed: '030 5550199', offer: undefined, sent: '0305550199' },
  { typed: '+49 (0)151 2345678901', offer: 'Use 01512345678901', sent: '01512345678901' },
])
  test(`a lead from Home with the number ${typed} arrives as ${sent}`, async ({ page, word }) => {
    await openAllHydrated(page, '/');
    const form = homeForm(page);
    await fillLead(form, word);
    await field(form, 'Phone').fill(typed);
    // A number is offered once the visitor goes on.
    await field(form, 'Message').focus();
    if (offer) await form.getByRole('button', { name: offer }).click();
    await submit(form);
    await expectThanks(page);
    expect((await theLeadWith(word)).phone).toBe(sent);
  });

// Nobody has typed an email address, so the lead has one of the company's own domain.
test('a lead from the contact page has exactly its own fields', async ({ page, word }) => {
  await page.goto('/getintouch');
  const form = page.locator(selectorOf('contactPage'));
  await fillContact(form, word);
  await submit(form);
  await expectThanks(page);
  expect(await theLeadWith(word)).toEqual({
    ...Object.fromEntries(Object.values(fieldIds).map((id) => [id, word])),
    first_name: word,
    last_name: word,
    email: 'not-provided@kurswerk.example',
    phone: '0000000000',
    company: 'N/A',
    city: 'N/A',
    state: 'N/A',
    description: 'N/A',
    oid: sandboxDefaults.oid,
    recordType: sandboxDefaults.recordType,
    retURL: `${siteUrl}/getintouch`,
  });
});
