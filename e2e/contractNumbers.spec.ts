/** The numbers of the specification, as visitors meet them in the built pages. */
import { expect, test, type Locator, type Page } from 'playwright/test';
import { paths } from '../src/config/paths';
import { installClock } from './helpers/clock';
import { columnsOf } from './helpers/columns';
import { openAllHydrated, openHydrated } from './helpers/quality';
import { openWhatsNew } from './helpers/shell';
import { resize } from './helpers/texts';

declare global {
  interface Window {
    observedThresholds?: unknown[];
  }
}

/** Stops the time of a page an hour on, so that its clock only ever moves forward. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

/** How far an element is moved sideways, in px. */
const offsetOf = (page: Page, slot: number) =>
  page
    .locator(`li[data-slot="${slot}"]`)
    .evaluate((card) => new DOMMatrix(getComputedStyle(card).transform).e);

const steps = [
  { width: 320, step: 100 },
  { width: 360, step: 100 },
  { width: 390, step: 100 },
  { width: 447, step: 100 },
  { width: 767, step: 100 },
  { width: 768, step: 356 },
  { width: 827, step: 356 },
  { width: 1130, step: 356 },
  { width: 1183, step: 356 },
  { width: 1280, step: 356 },
  { width: 1440, step: 356 },
];

test('the carousel of courses moves by 100 px under 768 px, by 356 px from 768 px up', async ({ page }) => {
  // Without the time that a move takes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, paths.courses);
  for (const { width, step } of steps) {
    await resize(page, width, 900);
    expect.soft((await offsetOf(page, 1)) - (await offsetOf(page, 0)), `${width} px`).toBe(step);
  }
});

test('the carousel has 8 courses, wraps in both directions, and ignores a press for 500 ms', async ({
  page,
}) => {
  await installClock(page.context());
  // The carousel is an island, which React takes over after the page.
  await openAllHydrated(page, paths.courses);
  const position = page.getByText(/^.*\d of 8$/);
  const next = page.getByRole('button', { name: 'Next course' });
  await page.getByRole('button', { name: 'Previous course' }).click();
  await expect(position).toContainText('8 of 8');
  await stopTime(page);
  await next.click();
  await expect(position).toContainText('1 of 8');
  await page.clock.runFor(499);
  await next.click();
  await expect(position).toContainText('1 of 8');
  await page.clock.runFor(1);
  await next.click();
  await expect(position).toContainText('2 of 8');
});

/** The page buttons that each page of the list shows. */
const pageButtons = [
  { page: 1, shown: ['1', '2', '…', '7'] },
  { page: 2, shown: ['1', '2', '3', '…', '7'] },
  { page: 3, shown: ['1', '2', '3', '4', '…', '7'] },
  { page: 4, shown: ['1', '…', '3', '4', '5', '…', '7'] },
  { page: 5, shown: ['1', '…', '4', '5', '6', '7'] },
  { page: 7, shown: ['1', '…', '6', '7'] },
];

for (const width of [320, 360, 390])
  test(`on a phone of ${width} px the page buttons are first, last, current and its neighbours, in one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { page: number, shown } of pageButtons) {
      await openHydrated(page, `${paths.blogs}?page=${number}`);
      const entries = page.getByRole('navigation', { name: 'Pagination' }).getByRole('listitem');
      await expect(entries).toHaveText(shown);
      const tops = await entries.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size, `page ${number}`).toBe(1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('the slides of Home take turns every 5,000 ms, three in all', async ({ page }) => {
  await installClock(page.context());
  await page.goto(paths.home);
  const slides = page.locator('[data-slide]');
  await expect(slides).toHaveCount(3);
  // Slides start when the browser is idle.
  await stopTime(page);
  const current = () =>
    slides.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-current-slide')));
  const changes: number[] = [];
  let shown = await current();
  for (let passed = 0; passed < 16_000; passed += 100) {
    await page.clock.runFor(100);
    const next = await current();
    if (next !== shown) changes.push(passed);
    shown = next;
  }
  const [first = 0, second = 0, third = 0] = changes;
  expect([second - first, third - second]).toEqual([5000, 5000]);
});

const strips = [
  { what: 'testimonials', address: paths.home, name: 'Moving strip of testimonials', lists: 2 },
  { what: 'company logos', address: '/SkillOrientedCourses/1', name: 'Moving strip of companies', lists: 2 },
  { what: 'projects', address: paths.works, name: 'Moving strip of projects', lists: 3 },
];

/** How far an endless strip has moved, in px, at the `moments` after its beginning, and the width of one of its lists. */
const movesOf = (strip: Locator, moments: readonly number[]) =>
  strip.locator('> div').evaluate((track, times) => {
    const [animation] = track.getAnimations();
    const { delay = 0, duration } = animation?.effect?.getTiming() ?? {};
    if (!animation || typeof duration !== 'number') throw new Error('The strip does not move.');
    animation.pause();
    const movedAt = (time: number) => {
      // The delay is negative, because the strip begins in the middle; the beginning is one round later.
      animation.currentTime = delay + duration + time;
      return -new DOMMatrix(getComputedStyle(track).transform).e;
    };
    const [list] = track.children;
    return {
      moved: times.map(movedAt),
      movedInTheEnd: movedAt(duration - 0.01),
      list: list?.getBoundingClientRect().width ?? 0,
      lists: track.childElementCount,
    };
  }, moments);

for (const { what, address, name, lists } of strips) {
  test(`the strip of ${what} moves 1 px every 20 ms`, async ({ page }) => {
    await page.goto(address);
    // Not at the beginning itself, where the end of the round before is as near.
    const { moved } = await movesOf(page.getByRole('group', { name }), [20, 1000, 2000]);
    for (const [index, px] of [1, 50, 100].entries()) expect(moved[index]).toBeCloseTo(px, 1);
  });

  test(`the strip of ${what} has its list ${lists} times, and starts again after one of them`, async ({
    page,
  }) => {
    await page.goto(address);
    const strip = await movesOf(page.getByRole('group', { name }), []);
    expect(strip.lists).toBe(lists);
    expect(strip.movedInTheEnd).toBeCloseTo(strip.list, 1);
  });
}

const cardWidths = [
  { width: 360, card: 250 },
  { width: 600, card: 350 },
  { width: 1000, card: 450 },
  { width: 1440, card: 500 },
];
test('a card of the portfolio is 250, 350, 450 or 500 px wide', async ({ page }) => {
  await page.goto(paths.works);
  for (const { width, card } of cardWidths) {
    await resize(page, width);
    const box = await page.getByRole('article').first().boundingBox();
    expect(box?.width, `${width} px`).toBeCloseTo(card, 2);
  }
});

// That they count for 2 s is tested in tests/sections/Statistics.test.tsx.
test('the numbers of About count from a tenth of their band on, each 0.2 s after the one before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const thresholds: unknown[] = [];
    const Original = IntersectionObserver;
    window.observedThresholds = thresholds;
    window.IntersectionObserver = class extends Original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        thresholds.push(options?.threshold);
      }
    };
  });
  await openHydrated(page, paths.about);
  const band = page.locator('dl').filter({ hasText: 'Founded' });
  await expect(band).toContainText(/Founded.*2021.*Students.*400\+.*Partners.*80/s);
  // In one step: the page, too, sets the stage.
  const delays = await band.evaluate((list) => {
    list.setAttribute('data-stage', 'counting');
    return [...list.querySelectorAll(':scope > div')].map((item) => getComputedStyle(item).animationDelay);
  });
  expect(delays).toEqual(['0s', '0.2s', '0.4s']);
  await expect.poll(() => page.evaluate(() => window.observedThresholds)).toContain(0.1);
});

test('the seven events are a fan over 350 % of a card, each turned 4 degrees more than the one before', async ({
  page,
}) => {
  const cards = (await openWhatsNew(page, 1440)).locator('ul > li');
  await expect(cards).toHaveCount(7);
  const turns = await cards.evaluateAll((items) =>
    items.map((item) => {
      const { a, b } = new DOMMatrix(getComputedStyle(item).transform);
      return Math.round((Math.atan2(b, a) * 180) / Math.PI);
    }),
  );
  expect(turns).toEqual([-12, -8, -4, 0, 4, 8, 12]);
  const share = await cards.evaluateAll((items) => {
    const parts = items.filter((item) => item instanceof HTMLElement);
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return 0;
    return (last.offsetLeft + last.offsetWidth - first.offsetLeft) / first.offsetWidth;
  });
  expect(share).toBeCloseTo(3.5, 1);
});

/** The events that show in What's New, and the buttons that turn them. */
const openEvents = async (page: Page, width: number) => {
  const dialog = await openWhatsNew(page, width);
  return {
    cards: dialog.locator('ul > li:visible'),
    buttons: dialog.getByRole('button', { name: /^(Previous|Next) event$/ }),
  };
};

test('from 768 px up all seven events show, as a fan without buttons', async ({ page }) => {
  const { cards, buttons } = await openEvents(page, 768);
  await expect(cards).toHaveCount(7);
  await expect(buttons).toHaveCount(0);
});

test('below 768 px one event shows at a time, with a button for the next and one for the previous', async ({
  page,
}) => {
  const { cards, buttons } = await openEvents(page, 767);
  await expect(cards).toHaveCount(1);
  await expect(buttons).toHaveCount(2);
});

/** The items of the list in the section that has a certain heading. */
const itemsBeside = (page: Page, heading: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: heading }) })
    .locator('ul')
    .first()
    .locator('> li');

const grids = [
  { address: '/internshipdetailpage/1', heading: 'Top career options', columns: 4 },
  { address: '/SkillOrientedCourses/1', heading: 'Top career options', columns: 4 },
  { address: '/', heading: 'Smart grading system', columns: 4 },
  { address: '/internshipsandtrainings', heading: 'Expert mentorship', columns: 4 },
  { address: '/SkillOrientedCourses', heading: 'Competitive edge', columns: 4 },
  { address: '/aiml', heading: 'Why our models reach production', columns: 4 },
  { address: '/webdevelopment', heading: 'Why businesses choose us for their website', columns: 4 },
  { address: '/cloudservices', heading: 'What you get with our cloud team', columns: 3 },
  { address: '/internshipsandtrainings', heading: 'Gen AI and Prompt Engineering', columns: 3 },
];
for (const { address, heading, columns } of grids)
  test(`from 1024 px on the cards of "${heading}" on ${address} stand in one row of ${columns}`, async ({
    page,
  }) => {
    await page.goto(address);
    const cards = itemsBeside(page, heading);
    for (const width of [1024, 1440]) {
      await resize(page, width);
      await expect(cards).toHaveCount(columns);
      expect(await columnsOf(cards), `${width} px`).toHaveLength(columns);
    }
  });

for (const address of Object.values(paths.services))
  test(`the six services of ${address} stand in a grid of three columns`, async ({ page }) => {
    await page.goto(address);
    const six = page.locator('main ol:has(> li:nth-child(6)) > li');
    await expect(six).toHaveCount(6);
    expect(await columnsOf(six)).toHaveLength(3);
  });

test('a box of questions is at most 500 px high', async ({ page }) => {
  await page.goto(paths.home);
  const questions = page.locator('main [role=region]:has(summary)');
  const height = await questions.evaluate((box) => getComputedStyle(box).maxHeight);
  expect(height).toMatch(/^\d+px$/);
  expect(Number.parseFloat(height)).toBeLessThanOrEqual(500);
});

test('the accent is #F2B331', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#F2B331');
});

test('the plan has six months: 1 and 2, 3 and 4, 5 and 6', async ({ page }) => {
  await openHydrated(page, paths.internships);
  const planner = page.getByRole('form', { name: 'Career planner' });
  for (const select of await planner.getByRole('combobox').all()) await select.selectOption({ index: 1 });
  await planner.getByRole('button', { name: 'Plan Now' }).click();
  const plan = page.getByRole('status').filter({ hasText: 'Map Out the Next Journey' });
  await expect(plan).toContainText(
    /1.{1,3}2.*fundamentals.*3.{1,3}4.*speciali[sz]ation.*5.{1,3}6.*applied projects/is,
  );
});
