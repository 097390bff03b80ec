/**
 * A small company in Berlin takes the site over, in a copy of it, by the steps of docs/howto: three courses, four services, one article, no
 * internships and no campus, one office, a dark accent, phones of different lengths, no networks, film or WhatsApp. Then its
 * site is built, and the tests of a second company run in the copy.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fieldList } from '../../schemas/salesforce/fieldIds';
import { addEntry } from '../../scripts/new/draft';
import { copySite, describePictures, edit } from '../../scripts/siteCopy';
import * as ports from '../helpers/ports';
import { fieldIds } from './fieldIds';
import { keepOnly } from './keepOnly';

const courses = ['data-engineering', 'salesforce', 'web-development'];
const services = ['webdevelopment', 'uiuxdesigns', 'aiml', 'fullstack'];
const article = 'learning-beside-a-job';

/** The entries that stay. */
const lists: [file: string, list: string, kept: readonly string[]][] = [
  ['src/content/courses/index.ts', 'courses', courses],
  ['src/content/courses/details.ts', 'loadCourse', courses.map((_, index) => String(index + 1))],
  ['src/content/covers/courses.ts', 'courseCovers', courses],
  ['src/content/facts/programmes.ts', 'courseFacts', courses],
  ['src/config/paths.ts', 'services', services],
  ['src/content/services/index.ts', 'services', services],
  ['src/content/services/loaders.ts', 'serviceLoaders', services],
  ['src/content/covers/services.ts', 'serviceCovers', services],
  ['src/content/facts/services.ts', 'serviceFacts', services],
  ['src/sections/exhibits/index.ts', 'loaders', services],
  ['src/sections/service/looks.ts', 'looks', services],
  ['src/content/covers/articles.ts', 'articleCovers', []],
];
/** The files that stay in folders of one file an entry. */
const folders: [folder: string, kept: readonly string[]][] = [
  ['src/content/courses', ['index', 'details', ...courses]],
  ['src/content/services', ['index', 'loaders', ...services]],
  [
    'src/sections/exhibits',
    ['index', 'network', 'parts', 'controls', 'Web', 'UiUx', 'UiUx.layouts', 'AiMl', 'FullStack'],
  ],
  ['src/content/articles', ['index', 'list', 'list.d', 'related', 'texts', 'texts.d']],
];

const cover = { layout: 'flow', form: 'route', palette: 'sky', icon: 'clock', minor: ['laptop', 'notebook'] };

const takeOver = () => {
  run('--import', 'tsx', 'scripts/setup/main.ts', 'e2e/company/company.json', '--no-art');
  for (const [file, list, kept] of lists) edit(file, (text) => keepOnly(text, list, kept));
  for (const [folder, kept] of folders)
    for (const name of readdirSync(folder))
      if (!kept.includes(name.replace(/\.\w+$/, ''))) rmSync(join(folder, name), { recursive: true });
  const covers = 'src/content/covers/articles.ts';
  edit(covers, (text) => addEntry(covers, text, 'articleCovers', `'${article}': ${JSON.stringify(cover)}`));
  // Without the services between them two covers next to each other would have one ground.
  edit('src/content/covers/services.ts', (text) =>
    text.replace(/(?<=fullstack: [^}]*palette: ')clay/, 'pine'),
  );
  cpSync('e2e/company/files', '.', { recursive: true });
  run('--import', 'tsx', 'scripts/rule-reference.ts');
  // A picture for shared links that nobody has drawn.
  cpSync('public/og/blogs.png', `public/og/article-${article}.png`);
};

const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'))),
  IGNORE_DOTENV: '1',
  SECOND_COMPANY: '1',
  E2E_PORT: String(ports.sitePort),
  E2E_FOLDER: 'dist',
  CRM_PORT: String(ports.crmPort),
  VITE_SITE_URL: ports.siteUrl,
  SKIP_COMPRESSION: '1',
  VITE_CRM_FIELDS: fieldList(fieldIds),
};
/** Runs a program by Node itself: in Windows npx would need a shell. */
function run(...args: string[]): void {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(1);
}

const copy = resolve('.cache/company');
copySite(copy);
process.chdir(copy);
takeOver();
await describePictures();
run('--import', 'tsx', 'scripts/build.ts');
if (!process.argv.includes('--build-only')) run('node_modules/playwright/cli.js', 'test');
