// @vitest-environment node
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answersIn } from '../../scripts/setup/answers';
import { logoShapes } from '../../scripts/setup/logo';
import { writeAnswers } from '../../scripts/setup/write';
import { company as present } from '../../src/content/company';
import { temporaryFolder } from '../helpers/temporaryFolder';

/** Writes a file of answers into a folder, and reads it as the command does. */
const answersFrom = (folder: string, value: object) => {
  const logoFile = join(folder, 'logo.svg');
  writeFileSync(logoFile, logo);
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify({ logo: logoFile, ...value }));
  return answersIn(file);
};

const york = {
  name: 'Main office',
  street: '1 Stonegate',
  city: 'York',
  region: 'North Yorkshire',
  postalCode: 'YO1 8AN',
  country: 'United Kingdom',
  countryCode: 'GB',
};
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <circle cx="16" cy="16" r="14" fill="#12504A"/><path d="M4 22h24" stroke="#fff" stroke-width="2"/></svg>`;
const answers = {
  name: 'Brightharbour',
  phone: '+44 1904 000000',
  offices: [york],
  // No company's own: setup leaves an accent that is there already.
  accent: '#1b4f9c',
};
const written = [
  'src/config/company.json',
  'schemas/salesforce/notProvided.json',
  'src/config/accent.json',
  'src/components/markShapes.ts',
];

test('a file of answers changes company, accent and logo; a second run changes nothing', async () => {
  const root = temporaryFolder();
  for (const file of [...written, '.prettierrc.json']) cpSync(file, join(root, file));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(await writeAnswers(root, answersFrom(root, answers))).toEqual(written);
  const { name, phone, offices } = answers;
  expect(JSON.parse(read('src/config/company.json'))).toEqual({ ...present, name, phone, offices });
  expect(JSON.parse(read('src/config/accent.json'))).toMatchObject({ brand: '#1B4F9C', text: 'white' });
  expect(JSON.parse(read('schemas/salesforce/notProvided.json'))).toEqual({
    domain: 'brightharbour.example',
  });
  expect(read('src/components/markShapes.ts')).toContain("fill: '#12504a'");
  expect(await writeAnswers(root, answersFrom(root, answers))).toEqual([]);
});

test('a company whose name has no Latin letters gets a domain for addresses that nobody gave', async () => {
  const root = temporaryFolder();
  for (const file of [...written, '.prettierrc.json']) cpSync(file, join(root, file));
  await writeAnswers(root, answersFrom(root, { name: 'విద్య' }));
  expect(JSON.parse(readFileSync(join(root, 'schemas/salesforce/notProvided.json'), 'utf8'))).toEqual({
    domain: 'not-provided.example',
  });
});

test('wrong answers in a file are all named', () => {
  const wrong = {
    colour: 'red',
    accent: 'blue',
    logo: 'none.svg',
    offices: [{ ...york, countryCode: 'England' }],
    social: [{ name: 'Mastodon', icon: 'masto-logo', url: 'https://mastodon.example/us' }],
  };
  for (const mistake of [
    'Nothing was changed. In ',
    'offices[0].countryCode is wrong: Write the two capital letters of the country, such as GB.',
    'accent is wrong: Write a colour as # and six digits, such as #7DB8F0.',
    'logo is wrong: There is no such file. Write the path of an SVG file.',
    'The file has no field called colour',
    'social[0].icon is wrong: There is no Phosphor icon of this name. Look for one at https://phosphoricons.com.',
  ])
    expect(() => answersFrom(temporaryFolder(), { ...answers, ...wrong })).toThrow(mistake);
});

test.each([
  [{ pages: null }, 'pages must be fields in { }, is null'],
  [
    { whatsapp: 'none' },
    'whatsapp is wrong: Write digits only, with the country code, such as 441904000000, or "" for none.',
  ],
  [{ copyrightYear: '2021' }, 'copyrightYear must be a number without quotes, is "2021"'],
  [{ countsInLakh: 'no' }, 'countsInLakh must be true or false, without quotes, is "no"'],
  [{ social: 'none' }, 'social must be a list in [ ], is "none"'],
])('an answer of another kind is refused by what to write: %j', (wrong, mistake) => {
  expect(() => answersFrom(temporaryFolder(), wrong)).toThrow(mistake);
});

test('a file that Windows began with a byte order mark is read', () => {
  const file = join(temporaryFolder(), 'answers.json');
  writeFileSync(file, '\uFEFF{"name":"Brightharbour"}');
  expect(answersIn(file)).toMatchObject({ name: 'Brightharbour' });
});

test('a file that is no JSON, or missing, is refused with what to do', () => {
  const file = join(temporaryFolder(), 'answers.json');
  expect(() => answersIn(file)).toThrow('npm run setup without a name writes answers.json.');
  writeFileSync(file, '{name:"x"}');
  expect(() => answersIn(file)).toThrow('Names and texts need double quotes, entries a comma between.');
});

const drawn = (path: string) =>
  logoShapes(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${path}</svg>`);

test('the holes of a logo stay holes', () => {
  const ring = '<path fill-rule="evenodd" d="M0 0H40V40H0ZM10 10H30V30H10Z"/>';
  expect(drawn(ring)).toMatchObject([{ fillRule: 'evenodd' }]);
});

test('the ends and corners of a logo’s lines stay as they are drawn', () => {
  const line =
    '<path d="M4 22H60V60" fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="bevel"/>';
  expect(drawn(line)).toMatchObject([{ strokeLinecap: 'round', strokeLinejoin: 'bevel' }]);
});

test('a logo’s corners that are drawn sharp do not become round', () => {
  expect(drawn('<path d="M4 22H60V60" stroke="#fff"/>')).toMatchObject([{ strokeLinejoin: 'miter' }]);
});

test('a logo that is no drawing is refused', () => {
  expect(() => logoShapes('<html>')).toThrow('it is not an SVG drawing. Export it again as SVG.');
});

const square = (attributes: string, path: string) =>
  logoShapes(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="${path}"/></svg>`);
const whole = [{ d: 'M0 0L64 0L64 64L0 64Z' }];

test.each([
  { what: 'larger than its own units', attributes: 'width="800" height="800" viewBox="0 0 24 24"' },
  { what: 'in millimetres', attributes: 'width="12mm" height="12mm" viewBox="0 0 24 24"' },
  { what: 'of one width alone', attributes: 'width="12" viewBox="0 0 24 24"' },
])('a logo whose size is $what fills the square', ({ attributes }) => {
  expect(square(attributes, 'M0 0H24V24H0Z')).toMatchObject(whole);
});

test('a logo whose corner is not at zero is in the middle of the square', () => {
  expect(square('viewBox="-16 -16 32 32"', 'M-16 -16H16V16H-16Z')).toMatchObject(whole);
  const wide = [{ d: 'M0 16L64 16L64 48L0 48Z' }];
  expect(square('viewBox="10 20 32 16"', 'M10 20H42V36H10Z')).toMatchObject(wide);
});
