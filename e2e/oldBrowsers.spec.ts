/** What the oldest supported browsers need, and what still older ones get. */
import { execFileSync } from 'node:child_process';
import { expect } from 'playwright/test';
import { parseAst } from 'vite';
import { builtFiles, readBuilt } from './helpers/builtFiles';
import { builtPages } from './helpers/builtPages';
import { test, theLeadWith } from './helpers/crm';
import { expectThanks, homeForm, sendLead, untilNoLeadWaits } from './helpers/forms';
import { folder, siteUrl } from './helpers/ports';
import { openAllHydrated, watchConsole } from './helpers/quality';

test('no script uses a language feature or method that the oldest supported browsers lack', () => {
  // ES2023 is what Chrome 111, Safari 16.4 and Firefox 121 have in common.
  const args = ['es2023', `${folder}/assets/*.js`, '--module', '--checkFeatures', '--noCache', '--quiet'];
  execFileSync('npx', ['es-check', ...args], { stdio: 'pipe' });
});

/** Whether a syntax tree waits outside of every function. */
const waits = (node: object): boolean => {
  const { type = '', await: isAwaited } = node as { type?: string; await?: boolean };
  if (/Function|PropertyDefinition/.test(type)) return false;
  if (type === 'AwaitExpression' || isAwaited === true) return true;
  return Object.values(node).some((part) => typeof part === 'object' && part !== null && waits(part));
};

test('no script waits at its top level: WebKit may run the modules that import it too early', () => {
  expect(waits(parseAst('const a = async () => { await 1; }; if (a) { await a(); }'))).toBe(true);
  const scripts = builtFiles.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => waits(parseAst(readBuilt(file).toString())))).toEqual([]);
});

/** The selectors of a list. A comma in brackets, which may be nested, separates none. */
const selectorsIn = (list: string) => {
  const parts = [''];
  let depth = 0;
  for (const [piece] of list.matchAll(/[(),]|[^(),]+/g)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop()}${piece}`);
  }
  return parts;
};
/** The lists of selectors in which some contain `:has()` and others do not. */
const mixedLists = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/[^{};]+(?=\{)/g)]
    .map(([list]) => list.replace(/\s+/g, ' ').trim())
    .filter((list) => {
      if (list.startsWith('@')) return false;
      const having = new Set(selectorsIn(list).map((selector) => selector.includes(':has(')));
      return having.size > 1;
    });

test('no list has selectors with :has() and without: Firefox 115 to 120 would ignore the whole rule', () => {
  expect(mixedLists('a, b:has(c, d) { } e:not(:has(f)), g:has(h) { } j, k:is(l, m) { }')).toEqual([
    'a, b:has(c, d)',
  ]);
  const styles = builtFiles.filter((file) => file.endsWith('.css')).map((file) => readBuilt(file).toString());
  const found = [...styles, ...builtPages.map(({ css }) => css)].flatMap(mixedLists);
  // The tab of the dock: there it does not go away while the page scrolls, and covers no text.
  const allowed = /^html\[data-dock-away\].*body:has\(form :focus\)/;
  expect([...new Set(found)].filter((list) => !allowed.test(list))).toEqual([]);
});

/** Takes methods away that the oldest supported browsers do not have yet. es-check knows those of the language alone. */
const removeNewMethods = () => {
  const methods: [object, ...string[]][] = [
    [URL, 'canParse', 'parse'],
    [Promise, 'withResolvers', 'try'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Array, 'fromAsync'],
    [AbortSignal, 'any'],
    [Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf'],
    [String.prototype, 'isWellFormed', 'toWellFormed'],
  ];
  for (const [owner, ...names] of methods) for (const name of names) Reflect.deleteProperty(owner, name);
};

test('the oldest supported browsers, which lack newer methods, send a lead from React', async ({
  page,
  word,
}) => {
  const consoleLines = watchConsole(page);
  await page.addInitScript(removeNewMethods);
  await openAllHydrated(page, '/');
  await sendLead(homeForm(page), word);
  await expectThanks(page);
  await theLeadWith(word);
  await untilNoLeadWaits(page);
  expect(consoleLines).toEqual([]);
});

test('a browser that is too old keeps the plain page, which sends leads', async ({ page, word }) => {
  const consoleLines = watchConsole(page);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
  const scripts: string[] = [];
  page.on('request', (each) => {
    if (each.resourceType() === 'script') scripts.push(new URL(each.url()).pathname);
  });
  await page.goto('/');
  await sendLead(homeForm(page), word);
  await expect(page).toHaveURL(`${siteUrl}/#thank-you`);
  expect((await theLeadWith(word))['last_name']).toBe(`Asha ${word}`);
  expect(scripts.filter((path) => /entry-client|react/.test(path))).toEqual([]);
  expect(consoleLines).toEqual([]);
});
