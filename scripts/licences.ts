/**
 * `npm run licences`: lists other people's work in the built site, with versions and licences. Fails on a licence that is
 * unknown or asks for more than a notice. See docs/dependencies.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Licences that ask for a notice at most. */
const permissive = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT Unlicense Zlib'.split(' '),
);

/** Development packages whose content is published, each with the licence that was reviewed. */
const published = {
  '@fontsource/bricolage-grotesque': 'OFL-1.1',
  '@fontsource-variable/figtree': 'OFL-1.1',
  '@fontsource/figtree': 'OFL-1.1',
  '@iconify-json/ph': 'MIT',
};

/** Work that is in the repository as files. */
const files = [
  { name: 'SVG Logos and Simple Icons (public/logos.svg)', version: '-', license: 'CC0-1.0', isFine: true },
];

const packageIn = (folder: string, reviewed?: string) => {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  const { name, version, license } = JSON.parse(text) as Record<'name' | 'version' | 'license', string>;
  return {
    folder,
    name,
    version,
    license,
    isFine: reviewed ? license === reviewed : permissive.has(license),
  };
};

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The folders of what the site's own `dependencies` bring. Those of the workspaces are not published. */
function productionFolders(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  /** As Node looks for a package: beside its user first, then in the folders above. */
  const find = (name: string, user: string): string | undefined => {
    const folder = join(user, 'node_modules', name);
    if (lock.packages[folder]) return folder;
    return user && find(name, user.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, ''));
  };
  const found = new Set<string>();
  const visit = (user: string) => {
    const { dependencies, peerDependencies } = lock.packages[user] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      const folder = find(name, user);
      if (!folder || found.has(folder) || !existsSync(folder)) continue;
      found.add(folder);
      visit(folder);
    }
  };
  visit('');
  return [...found].toSorted();
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const entries = [...packages(), ...files];
  for (const { name, version, license, isFine } of entries)
    console.log(`${name.padEnd(36)}  ${version.padEnd(9)}  ${license}${isFine ? '' : '   <- not allowed'}`);
  const refused = entries.filter(({ isFine }) => !isFine).length;
  console.log(`\n${entries.length} packages and sources, ${refused} with a licence that is not allowed.`);
  if (refused > 0) console.error('Replace them, or review the licence and add it to scripts/licences.ts.');
  process.exitCode = refused > 0 ? 1 : 0;
}
