import { expect, test } from 'playwright/test';
import { untilAllAwake } from '../helpers/quality';
import { focusOf, markStops } from './focus';
import { kinds } from './kinds';

// The whole of each kind of page by Tab alone. Less motion, so that no stop is looked at while it still moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 120_000 });

const walks = [
  ...Object.entries(kinds).map(([kind, address]) => ({ kind, address, width: 1280 })),
  ...(['home', 'works', 'internships'] as const).map((kind) => ({ kind, address: kinds[kind], width: 768 })),
  ...(['home', 'contact', 'courses', 'internships', 'legal'] as const).map((kind) => ({
    kind,
    address: kinds[kind],
    width: 360,
  })),
];

for (const { kind, address, width } of walks) {
  test(`Tab reaches everything on ${kind} at ${width} px in the order of the page, each stop in sight, and leaves again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await untilAllAwake(page);
    const count = await markStops(page);
    const order: number[] = [];
    const problems: string[] = [];
    for (let presses = 0; presses < count; presses += 1) {
      await page.keyboard.press('Tab');
      const { stop, name, problem } = await focusOf(page);
      order.push(stop);
      if (problem) problems.push(`${name}: ${problem}`);
    }
    expect(problems).toEqual([]);
    expect(order).toEqual(Array.from({ length: count }, (_, index) => index));
    await page.keyboard.press('Tab');
    const { stop } = await focusOf(page);
    expect(stop, 'past the last stop the focus leaves the page, or starts over').toBeLessThanOrEqual(0);
  });
}
