// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../helpers/temporaryFolder';

/** The beginnings of the rule's messages on some JSX. */
function said(jsx: string): string[] {
  const folder = temporaryFolder();
  const config = join(folder, 'config.json');
  const file = join(folder, 'Part.tsx');
  const jsPlugins = [resolve('scripts/lint/textAlone.mjs')];
  const rules = { 'site/text-alone': 'error' };
  writeFileSync(config, JSON.stringify({ jsPlugins, categories: { correctness: 'off' }, rules }));
  writeFileSync(file, `export const Part = (a, b) => ${jsx};\n`);
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', config, '-f', 'json', file], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string }[] };
  return diagnostics.map(({ message }) => message.replace(/:.*/, ''));
}

const TEXT = 'This text comes and goes next to others';
const ELEMENT = 'This element comes and goes before a text';

test.each([
  { jsx: "<p>Text {a && 'more'}</p>", message: TEXT },
  { jsx: "<p>Text {a ? 'more' : 'less'}</p>", message: TEXT },
  { jsx: '<>Text {a ? `more` : null}</>', message: TEXT },
  { jsx: "<p>Text {a ? (b ? 'more' : 'less') : a}</p>", message: TEXT },
  { jsx: "<p>Text {a && (b ? 'more' : a)}</p>", message: TEXT },
  { jsx: '<p>{a && <b>x</b>} text</p>', message: ELEMENT },
  { jsx: '<p>{a ? <b>x</b> : null} text</p>', message: ELEMENT },
  { jsx: '<p>{a ? undefined : <b>x</b>} text</p>', message: ELEMENT },
  { jsx: '<p>{a ? <b>x</b> : b ? <i>y</i> : null} text</p>', message: ELEMENT },
])('$jsx is refused', ({ jsx, message }) => {
  expect(said(jsx)).toEqual([message]);
});

test.each([
  "<p>{a && 'more'}</p>",
  "<p>Text {'more'}</p>",
  '<p>Text {a && <b>x</b>}</p>',
  '<p>{a ? <b>x</b> : <i>y</i>} text</p>',
  '<p>{a ? <b>x</b> : null}<span>text</span></p>',
])('%s passes', (jsx) => {
  expect(said(jsx)).toEqual([]);
});
