/**
 * `npm run licences`: what the built site is made of that others wrote, with versions and licences. Fails on a licence
 * that is unknown or asks for more than to be named. See docs/dependencies.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Licences that let anybody ship the code, at most with its notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  'Zlib',
]);

/** Development packages whose content, not code, ends up in the site: each under the one licence that was looked at. */
const content = new Map([
  ['@fontsource/bricolage-grotesque', 'OFL-1.1'],
  ['@fontsource-variable/figtree', 'OFL-1.1'],
  ['@fontsource/figtree', 'OFL-1.1'],
  ['@iconify-json/ph', 'MIT'],
]);

/** What came as files rather than as a package. */
const byHand = [
  { name: 'Open Peeps (scripts/art/figures), Pablo Stanley', version: '-', licence: 'CC0-1.0', fine: true },
  { name: 'SVG Logos and Simple Icons (public/logos.svg)', version: '-', licence: 'CC0-1.0', fine: true },
];

/** Whether an SPDX expression leaves a permissive choice. `OR` binds less than `AND`; brackets stand around one of them. */
export function isPermissive(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner?.[1] !== undefined) {
    const answer = isPermissive(inner[1]) ? 'MIT' : 'refused';
    return isPermissive(expression.replace(inner[0], () => answer));
  }
  return expression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => permissive.has(licence.trim())));
}

interface Entry {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly fine: boolean;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
const textOf = (value: unknown) => (typeof value === 'string' ? value : 'unknown');

/** An installed package, by its path from the root; `expected` is the only licence it may have, if given. */
function entryOf(root: string, path: string, expected?: string): Entry {
  const { name, version, license } = read(join(root, path, 'package.json'));
  const licence = textOf(license);
  const fine = expected === undefined ? isPermissive(licence) : licence === expected;
  return { name: textOf(name), version: textOf(version), licence, fine };
}

/** Everything that `npm install --omit=dev` would install, by path. */
function productionPaths(root: string): string[] {
  const packages = read(join(root, 'package-lock.json'))['packages'] as Record<
    string,
    { dev?: boolean; optional?: boolean }
  >;
  return Object.entries(packages).flatMap(([path, { dev, optional }]) => {
    if (path === '' || dev) return [];
    // Packages for other systems are listed, and not installed here.
    return optional && !existsSync(join(root, path)) ? [] : [path];
  });
}

const noticeIn = (folder: string) => {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
};

/** The notices that the licences ask for, as a text to publish with the site. */
export function noticesOf(root: string): string {
  const paths = [...productionPaths(root), ...[...content.keys()].map((name) => `node_modules/${name}`)];
  const notices = paths.map((path) => {
    const { name, version, licence } = entryOf(root, path);
    return `${name} ${version} (${licence})\n\n${noticeIn(join(root, path))}`;
  });
  return `This site is made with the work of others:\n\n${notices.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

export function licencesOf(root: string): Entry[] {
  const packages = productionPaths(root).map((path) => entryOf(root, path));
  const contents = [...content].map(([name, expected]) => entryOf(root, `node_modules/${name}`, expected));
  return [...packages, ...contents, ...byHand];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const entries = licencesOf(fileURLToPath(new URL('..', import.meta.url)));
  const width = Math.max(...entries.map(({ name }) => name.length));
  for (const { name, version, licence, fine } of entries)
    console.log(`${name.padEnd(width)}  ${version.padEnd(9)}  ${licence}${fine ? '' : '   <- not allowed'}`);
  const refused = entries.filter(({ fine }) => !fine);
  console.log(
    `\n${entries.length} packages and sources, ${refused.length} with a licence that is not allowed.`,
  );
  if (refused.length > 0) {
    console.error('Replace them, or, once somebody has read the licence, add it to scripts/licences.ts.');
    process.exitCode = 1;
  }
}
