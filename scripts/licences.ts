/**
 * `npm run licences`: lists other people's work in the built site, with versions and licences. Fails on a licence that is
 * unknown or asks for more than a notice. See docs/dependencies.md.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Licences that ask for a notice at most. */
const permissive = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT Unlicense Zlib'.split(' '),
);

/** Development packages whose content is published, each with the licence that was reviewed. */
const published = new Map([
  ['@fontsource/bricolage-grotesque', 'OFL-1.1'],
  ['@fontsource-variable/figtree', 'OFL-1.1'],
  ['@fontsource/figtree', 'OFL-1.1'],
  ['@iconify-json/ph', 'MIT'],
]);

/** Work that is in the repository as files. */
const files = ['SVG Logos and Simple Icons (public/logos.svg)'];

/** Whether an SPDX expression such as `(MIT OR GPL-3.0)` leaves a permissive choice. Nested ones need a review. */
const isPermissive = (expression: string) =>
  expression
    .replace(/^\(([^()]*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => permissive.has(licence.trim())));

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

const packageAt = (root: string, path: string, expected?: string) => {
  const { name, version, license } = read(join(root, path, 'package.json'));
  const licence = String(license);
  const fine = expected === undefined ? isPermissive(licence) : licence === expected;
  return { name: String(name), version: String(version), licence, fine };
};

/** The paths of what the site's own `dependencies` bring. Those of the workspaces are not published. */
const productionPaths = (root: string): string[] => {
  const words = ['ls', '--omit=dev', '--all', '--workspaces=false', '--parseable'];
  const { stdout } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [, ...paths] = stdout.trim().split('\n');
  return paths.map((path) => relative(root, path)).toSorted();
};

const noticeIn = (folder: string) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
};

/** The notices that the licences ask for, to publish with the site. */
export function noticesOf(root: string): string {
  const paths = [...productionPaths(root), ...[...published.keys()].map((name) => `node_modules/${name}`)];
  const notices = paths.map((path) => {
    const { name, version, licence } = packageAt(root, path);
    return `${name} ${version} (${licence})\n\n${noticeIn(join(root, path))}`;
  });
  return `This site is made with the work of others:\n\n${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(import.meta.dirname, '..');
  const entries = [
    ...productionPaths(root).map((path) => packageAt(root, path)),
    ...[...published].map(([name, licence]) => packageAt(root, `node_modules/${name}`, licence)),
    ...files.map((name) => ({ name, version: '-', licence: 'CC0-1.0', fine: true })),
  ];
  for (const { name, version, licence, fine } of entries)
    console.log(`${name.padEnd(36)}  ${version.padEnd(9)}  ${licence}${fine ? '' : '   <- not allowed'}`);
  const refused = entries.filter(({ fine }) => !fine).length;
  console.log(`\n${entries.length} packages and sources, ${refused} with a licence that is not allowed.`);
  if (refused > 0) {
    console.error('Replace them, or review the licence and add it to scripts/licences.ts.');
    process.exitCode = 1;
  }
}
