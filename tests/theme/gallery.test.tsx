import { act, render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Providers } from '../../src/App';
import { seeNothing } from '../helpers/page';
import { chapters } from '../../src/gallery/chapters';

const root = join(import.meta.dirname, '..', '..');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
    .map(({ name }) => `${folder}/${name}`);

const importIn = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;
const endings = ['', '.ts', '.tsx'];
const isSource = (file: string) => /\.tsx?$/.test(file);

/** Every source file that one leads to by its imports. */
const reachedFrom = (start: string) => {
  const sources = new Set(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((file) => `src/${file.replaceAll('\\', '/')}`),
  );
  const reached = new Set([start]);
  // A set that grows while it is walked is walked to its new end.
  for (const file of reached) {
    for (const [, to = ''] of readFileSync(join(root, file), 'utf8').matchAll(importIn)) {
      const named = relative(root, resolve(root, dirname(file), to)).replaceAll('\\', '/');
      const found = endings.map((ending) => named + ending).find((path) => sources.has(path));
      if (found) reached.add(found);
    }
  }
  return reached;
};

test.each(chapters)(
  'the chapter $title shows itself, without a complaint on the console',
  async ({ Content }) => {
    const sprite = '<svg><symbol id="rocket"></symbol></svg>';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(sprite)));
    seeNothing();
    const { container } = render(<Content />, { wrapper: Providers });
    await act(async () => {});
    expect(container.querySelectorAll('p').length).toBeGreaterThan(0);
  },
);

test('every component, form part, live drawing and shared section has a place in the gallery', () => {
  const shown = reachedFrom('src/gallery/main.tsx');
  const wanted = ['src/components', 'src/components/live', 'src/forms', 'src/sections'].flatMap(filesIn);
  // It shows nothing.
  const invisible = new Set(['src/runtime/Fold.tsx', 'src/components/Seo.tsx']);
  expect(wanted.length).toBeGreaterThan(30);
  expect(wanted.filter((file) => !shown.has(file) && !invisible.has(file))).toEqual([]);
});

test('the gallery is no part of the site', () => {
  const site = ['src/boot.ts', 'src/entry-server.tsx'].flatMap((entry) => [...reachedFrom(entry)]);
  expect(site.length).toBeGreaterThan(100);
  expect(site.filter((file) => file.startsWith('src/gallery/'))).toEqual([]);
});
