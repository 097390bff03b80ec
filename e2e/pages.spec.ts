/** What single pages do: the dark scenes, the certificate, the film and the numbers of the about page, legal contents. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { marked } from '../src/config/mark';
import { paths } from '../src/config/paths';
import { detailPages } from '../src/content/detailPages';
import { founded } from '../src/content/facts/promises';
import { homeHeadings } from '../src/content/home';
import { works } from '../src/content/works';
import { LIGHT } from '../src/native/attention.markup';
import { SLIDE, SLIDESHOW } from '../src/native/slideshow.markup';
import { expectNoAxeViolations, openAllHydrated, openHydrated } from './helpers/quality';
import { neverAnswer } from './helpers/stall';
import { resize } from './helpers/texts';

/** The lit drawing of a dark scene: the lamp of Home, or the torch of the 404 page. */
const lightOf = (page: Page) => page.locator(`main ${marked(LIGHT)}`);

const lamp = (page: Page) => page.getByRole('button', { name: homeHeadings.lamp, exact: true });
const carousel = (page: Page) => page.getByRole('region', { name: homeHeadings.hero });
const ground = (page: Page) =>
  carousel(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const ink = 'rgb(23, 23, 28)';
const sun = 'rgb(242, 179, 49)';

/** The slideshow's script listens to its buttons. */
const untilRunning = (page: Page) =>
  expect(page.locator(marked(SLIDESHOW))).toHaveAttribute('data-running', '');

const expectLit = async (page: Page) => {
  await expect(lamp(page)).toBeHidden();
  await expect(lightOf(page)).toBeVisible();
  await expect(lightOf(page)).toHaveCSS('clip-path', 'none');
  expect(await ground(page)).not.toBe(ink);
};

test('one press lights the whole slide and says so, a second one puts it out; React changes nothing', async ({
  page,
}) => {
  await page.goto(paths.home);
  await expect.poll(() => ground(page)).toBe(ink);
  await expect(lamp(page)).toHaveAttribute('aria-pressed', 'false');
  await untilRunning(page);
  await lamp(page).press('Enter');
  await expect(lamp(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#root')).toHaveAttribute('data-hydrated', '');
  await expect(lamp(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => ground(page)).not.toBe(ink);
  await lamp(page).click();
  await expect(lamp(page)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => ground(page)).toBe(ink);
});

test('axe finds nothing in the slideshow with its dark scene', async ({ page }) => {
  await openAllHydrated(page, paths.home);
  await untilRunning(page);
  // With reduced motion the scene would be lit. The slides wait as long as one of their buttons has the focus.
  await page.getByRole('button', { name: 'Show slide 1' }).press('Enter');
  await expect(page.locator(marked(SLIDE)).first()).toHaveCSS('opacity', '1');
  await expect.poll(() => ground(page)).toBe(ink);
  await expectNoAxeViolations(page, marked(SLIDESHOW));
});

test('with reduced motion, in forced colours and on paper the scene is lit', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.home);
  await expectLit(page);
  await page.emulateMedia({ reducedMotion: null, forcedColors: 'active' });
  await expectLit(page);
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expectLit(page);
});

test('the certificate with a name is saved as a PNG, and the name is sent nowhere', async ({ page }) => {
  const { label, button, done } = detailPages.namedCertificate;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await openHydrated(page, '/internshipdetailpage/1');
  await page.getByLabel(label).fill('Zebulon Ωmega');
  await expect(page.getByRole('img', { name: /A sample for Zebulon Ωmega/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1716, 1236]);
  await expect(page.getByText(done)).toBeVisible();
  expect(sent.filter((text) => text.includes('Zebulon'))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('Zebulon');
});

test('the film plays with native controls', async ({ page }) => {
  await openHydrated(page, '/aboutus');
  const video = page.locator('video');
  await expect(video).not.toHaveAttribute('controls');
  await expect(video).toContainText('Your browser does not support the video tag.');
  await page.getByRole('link', { name: 'Play the promo video' }).press('Enter');
  await expect(video).toHaveAttribute('controls');
  await expect(video).toBeFocused();
  await expect(page.getByRole('link', { name: 'Play the promo video' })).toHaveCount(0);
});

test('a link that says that it opens in a new tab does so', async ({ page }) => {
  await openHydrated(page, '/aboutus');
  await expect(page.getByRole('link', { name: /opens in a new tab/ }).first()).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('the banner of the about page is for wide screens', async ({ page }) => {
  await openHydrated(page, '/aboutus');
  const banner = page.getByRole('heading', { name: "Let's Work Together" });
  await expect(banner).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(banner).toBeHidden();
});

// tests/sections/Statistics.test.tsx counts.
test('the numbers of the about page show by themselves when the scripts never arrive', async ({ page }) => {
  await neverAnswer(page, '**/assets/*.js');
  await page.goto('/aboutus', { waitUntil: 'commit' });
  const first = page.locator('dl > div').first();
  await expect(first).toHaveCSS('opacity', '0');
  // Ends what the style sheet does by itself, as if the page had been left alone.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(first).toHaveCSS('opacity', '1');
  await expect(first).toContainText(String(founded));
});

test('the contents of a legal page link to its sections', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Cookies', exact: true })
    .click();
  await expect(page).toHaveURL('/privacy-policy#cookies');
  await expect(page.getByRole('heading', { name: 'Cookies', exact: true })).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the scene of Home is lit, without its lamp', async ({ page }) => {
    await page.goto(paths.home);
    await expectLit(page);
  });

  test('the scene of the 404 page is lit', async ({ page }) => {
    await page.goto('/nothing-here');
    await expect(lightOf(page)).toBeVisible();
  });

  test('the certificate is a picture without a field for a name', async ({ page }) => {
    await page.goto('/internshipdetailpage/1');
    await expect(page.getByRole('img', { name: /Name, date and signature are still blank/ })).toBeVisible();
    await expect(page.getByLabel(detailPages.namedCertificate.label)).toBeHidden();
  });

  test('the exhibit of the campus page is a picture', async ({ page }) => {
    await page.goto(paths.campus);
    await expect(page.getByRole('img', { name: 'Enhancement, and then the first again.' })).toBeVisible();
  });

  for (const address of [paths.services.fullstack, paths.services.dataanalytics])
    test(`the exhibit of ${address} is a picture with its output and without controls`, async ({ page }) => {
      await page.goto(address);
      await expect(page.locator('figure svg[role=img]')).toBeVisible();
      await expect(page.locator('figure output')).not.toBeEmpty();
      await expect(page.locator('figure input').filter({ visible: true })).toHaveCount(0);
    });

  test('a poster unfolds its sources', async ({ page }) => {
    await page.goto('/works');
    await page.getByText(works.results.more).first().click();
    await expect(page.locator('article details[open] a').first()).toBeVisible();
  });

  test('the interview has no dead button', async ({ page }) => {
    await page.goto('/works');
    await expect(page.getByRole('button', { name: works.interview.button })).toBeHidden();
  });
});

test('the courses page highlights three testimonials at every width', async ({ page }) => {
  await page.goto('/SkillOrientedCourses');
  const list = page.getByRole('group', { name: 'Moving strip of testimonials' }).locator('ul').first();
  const standingOut = () =>
    list
      .locator('figure')
      .evaluateAll(
        (cards, colour) =>
          cards.flatMap((card, index) => (getComputedStyle(card).backgroundColor === colour ? [index] : [])),
        sun,
      );
  for (const [width, indexes] of [
    [360, [3, 4, 5]],
    [768, [2, 3, 4]],
    [1280, [2, 3, 4]],
  ] as const) {
    await resize(page, width);
    expect(await standingOut(), `${width} px`).toEqual(indexes);
  }
});

test('the services panel is 713 px wide', async ({ page }) => {
  await page.goto(paths.privacy);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Our Services').hover();
  expect((await page.locator('#services-menu').boundingBox())?.width).toBe(713);
});

test('a legal text begins at 79 px', async ({ page }) => {
  await page.goto(paths.privacy);
  const top = await page
    .locator('main > *')
    .first()
    .evaluate((one) => one.getBoundingClientRect().top + parseFloat(getComputedStyle(one).paddingTop));
  expect(top).toBe(79);
});

const choices = [
  {
    choice: 'Software solutions',
    heading: 'Custom software, priced milestone by milestone',
    point: 'Tests and documentation with the code',
    pictures: 'Our services',
  },
  {
    choice: 'EdTech products',
    heading: 'A tech job, or your fee back',
    point: 'Mentors who work in the field',
    pictures: 'Our EdTech products',
  },
] as const;
const partsOf = (page: Page, { heading, point, pictures }: (typeof choices)[number]) => [
  page.getByRole('heading', { name: heading }),
  page.getByRole('listitem').filter({ hasText: point }),
  page.getByRole('list', { name: pictures }).locator('img').first(),
];
const [software, edTech] = choices;

test('Home shows its software solutions before any choice', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'Software solutions' })).toBeChecked();
  for (const part of partsOf(page, software)) await expect(part).toBeVisible();
  for (const part of partsOf(page, edTech)) await expect(part).toBeHidden();
});

test('a click on EdTech products swaps heading, points and pictures of Home', async ({ page }) => {
  await page.goto('/');
  await page.getByText('EdTech products', { exact: true }).click();
  for (const part of partsOf(page, edTech)) await expect(part).toBeVisible();
  for (const part of partsOf(page, software)) await expect(part).toBeHidden();
});

test('a question shows a plus while it is closed, and a minus while it is open', async ({ page }) => {
  await page.goto('/');
  const question = page.locator('main summary').first();
  const sign = () => question.evaluate((row) => getComputedStyle(row, '::after').content);
  expect(await sign()).toMatch(/^"\+"/);
  await question.click();
  await expect.poll(sign).toMatch(/^"[-−]"/);
  await question.click();
  await expect.poll(sign).toMatch(/^"\+"/);
});

test.describe('the featured programmes on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const open = async (page: Page) => {
    await openAllHydrated(page, '/internshipsandtrainings');
    const row = page.getByRole('group', { name: 'Featured programmes' });
    const cards = row.locator('> ul > li');
    /** The numbers of the cards that are whole between the edges of the screen. */
    const whole = () =>
      cards.evaluateAll((all) =>
        all.flatMap((card, index) => {
          const { left, right } = card.getBoundingClientRect();
          return left >= 0 && right <= innerWidth ? index + 1 : [];
        }),
      );
    const press = (name: string) => row.getByRole('button', { name }).click();
    return { whole, press };
  };

  test('move on by a press of "Next programme"', async ({ page }) => {
    const { whole, press } = await open(page);
    expect(await whole()).toEqual([1]);
    await press('Next programme');
    await expect.poll(whole).toEqual([2]);
  });

  test('move back by a press of "Previous programme"', async ({ page }) => {
    const { whole, press } = await open(page);
    await press('Next programme');
    await expect.poll(whole).toEqual([2]);
    await press('Previous programme');
    await expect.poll(whole).toEqual([1]);
  });
});

test('"Go from Noob to Pro" scrolls to the featured programmes', async ({ page }) => {
  await openAllHydrated(page, '/internshipsandtrainings');
  const first = page.getByRole('heading', { name: 'Gen AI and Prompt Engineering' });
  await expect(first).not.toBeInViewport();
  await page.getByRole('link', { name: 'Go from Noob to Pro' }).click();
  await expect(first).toBeInViewport();
});
