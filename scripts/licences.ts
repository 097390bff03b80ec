/**
 * `npm run licences`: lists other people's work in the built site, with versions and licences. Fails on an unknown
 * licence and on one that asks for more than a notice. See docs/dependencies.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { isProgram } from '../schemas/isProgram.mjs';

/** Licences that ask for a notice at most. */
const permissive = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT Unlicense Zlib'.split(' '),
);

/** Development packages whose content is published, each with the licence that a person has reviewed. */
const published = {
  '@fontsource/bricolage-grotesque': 'OFL-1.1',
  '@fontsource-variable/figtree': 'OFL-1.1',
  '@fontsource/figtree': 'OFL-1.1',
  '@iconify-json/ph': 'MIT',
};

const packageIn = (folder: string, reviewed?: string) => {
  const file = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(file) as Record<'name' | 'version' | 'license', string>;
  const isFine = reviewed ? license === reviewed : permissive.has(license);
  return { folder, name, version, license, isFine };
};

type Locked = Partial<Record<'dependencies' | 'peerDependencies', Record<string, string>>>;

/** The folders of all packages that the site's own `dependencies` need. Those of the workspaces are not published. */
function productionFolders(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  /** Searches like Node: in the package that imports it, then in the folders above. */
  const find = (name: string, user: string): string | undefined => {
    const folder = join(user, 'node_modules', name);
    if (lock.packages[folder]) return folder;
    return user && find(name, user.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''));
  };
  const found = new Set(['']);
  // Iterating a set includes what is added meanwhile.
  for (const user of found) {
    const { dependencies, peerDependencies } = lock.packages[user] ?? {};
    const folders = Object.keys({ ...dependencies, ...peerDependencies }).map((name) => find(name, user));
    for (const folder of folders) if (folder && existsSync(folder)) found.add(folder);
  }
  return [...found].filter(Boolean).toSorted();
}

const packages = () => [
  ...productionFolders().map((folder) => packageIn(folder)),
  ...Object.entries(published).map(([name, licence]) => packageIn(join('node_modules', name), licence)),
];

/** The notices that the licences ask for, to publish with the site. */
export function notices(): string {
  const texts = packages().map(({ folder, name, version, license }) => {
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const notice = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
    return `${name} ${version} (${license})\n\n${notice}`;
  });
  return `This site is made with the work of others:\n\n${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

if (isProgram(import.meta.url)) {
  const rows = packages().map(
    ({ name, version, license, isFine }) =>
      `${name.padEnd(36)}  ${version.padEnd(9)}  ${license}${isFine ? '' : '   <- not allowed'}`,
  );
  console.log([...rows, 'SVG Logos and Simple Icons (public/logos.svg): CC0-1.0'].join('\n'));
  if (!packages().every(({ isFine }) => isFine))
    throw new Error('Replace the packages, or review the licence and add it to scripts/licences.ts.');
}
