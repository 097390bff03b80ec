/** A company's own colour must leave every text readable. Measured in the browser: the palette alone does not show a variable that is missing. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import { folder } from '../helpers/ports';
import { folderOf } from './folderOf';

const accents = [
  { name: 'a dark green', accent: '#0B7A75' },
  { name: 'a middle blue', accent: '#1F5FD0' },
  { name: 'a magenta', accent: '#C2185B' },
  { name: 'a light yellow', accent: '#FFCC00' },
];
/** A page of each layout that uses the accent. */
const addresses = ['/', '/getintouch', '/works', '/devops', '/SkillOrientedCourses'];

const rendered = `${folder}-accents`;
const run = (...command: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'e2e/accents/render.ts', ...command]);
/** Building and rendering in a process of its own takes long on a busy machine, in ms. */
const RENDER_LIMIT = 300_000;

// One worker for all, so the renderer is built once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(RENDER_LIMIT);
  await run('build', rendered);
});

for (const { name, accent } of accents)
  test(`with ${name} as the accent every heading, text and button can be read`, async ({ page }) => {
    test.setTimeout(RENDER_LIMIT);
    await run('render', rendered, accent, ...addresses);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [index, address] of addresses.entries()) {
      // The pictures are those of the built site.
      await page.route(`**/in-accent-${index}`, (route) =>
        route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: readFileSync(join(folderOf(rendered, accent), `${index}.html`), 'utf8'),
        }),
      );
      await page.goto(`/in-accent-${index}`);
      // Otherwise axe opens a blank page for the results of frames, which takes long.
      const axe = new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']);
      const { violations, passes } = await axe.analyze();
      const unreadable = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
      expect.soft(unreadable, address).toEqual([]);
      expect(passes.flatMap(({ nodes }) => nodes).length, address).toBeGreaterThan(30);
    }
  });
