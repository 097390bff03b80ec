// @vitest-environment node
import { build } from 'vite';
import { expect, test, vi } from 'vitest';
import { articlesPlugin } from '../../scripts/articles/plugin';

const LATER = 'src/content/articles/x.md is dated 2062-11-29 and is left out until then.';
vi.mock(import('../../scripts/articles/library'), async (original) => ({
  ...(await original()),
  laterArticles: () => [LATER],
}));

/** Builds nothing but an empty module. */
const buildEmpty = (ssr: boolean) => {
  const empty = { name: 'empty', resolveId: (id: string) => id, load: () => '' };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [articlesPlugin(), empty],
    build: { ssr, write: false, rolldownOptions: { input: 'empty.js' } },
  });
};

test('the build names articles that it leaves out until their date, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await buildEmpty(true);
  await buildEmpty(false);
  expect(warn.mock.calls).toEqual([[LATER]]);
});
