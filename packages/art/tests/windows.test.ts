// @vitest-environment node
import type * as fs from 'node:fs';
import type * as path from 'node:path';
import { expect, test, vi } from 'vitest';
import { paths } from '../../../src/config/paths.ts';
import { withCoverHint } from '../coverHint.ts';
import { coverPictures, iconPictures, orphans } from '../pictures.ts';
import { iconUses } from '../sprite.ts';

// Windows separates folders by backslashes: in the names that it lists, and in those that `join` makes.
vi.mock('node:fs', async (original) => {
  const present = await original<typeof fs>();
  const readdirSync = (folder: string, options?: { encoding: 'utf8'; recursive?: boolean }) =>
    present.readdirSync(folder, options).map((name) => name.replaceAll('/', '\\'));
  return { ...present, readdirSync };
});
vi.mock('node:path', async (original) => ({ ...(await original<typeof path>()).win32 }));

test('on Windows no drawn cover, film or sprite counts as left over', async () => {
  const left = orphans([...coverPictures(), ...(await iconPictures())]);
  expect(left.filter((file) => !file.startsWith('public/og'))).toEqual([]);
});

test('on Windows the icons of covers, which are drawn, are not in the sprite', async () => {
  expect((await iconUses()).filter(({ where }) => where.includes('covers'))).toEqual([]);
});

test('on Windows a missing cover is named with the file that asks for it', () => {
  const [service = expect.fail('There is no service.')] = Object.keys(paths.services);
  const { message } = withCoverHint(new Error(`There is no cover 'service-${service}'.`));
  expect(message).toMatch(/src\/content\/\w+\/\w+\.ts:\d+/);
});
