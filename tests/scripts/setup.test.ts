// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { answersIn, exampleAnswers } from '../../scripts/setup/answers';
import { logoShapes } from '../../scripts/setup/logo';
import { writeAnswers } from '../../scripts/setup/write';
import { company as present } from '../../src/content/company';
import { temporaryFolder } from '../helpers/temporaryFolder';

/** A copy of these parts of the project, with a logo. */
const copyOf = (...parts: string[]) => {
  const root = temporaryFolder();
  for (const part of [...parts, '.prettierrc.json'])
    cpSync(part, join(root, part), { recursive: true, filter: (file) => !file.includes('node_modules') });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  const logoFile = join(root, 'logo.svg');
  writeFileSync(logoFile, logo);
  const file = join(root, 'answers.json');
  return {
    root,
    read: (name: string) => readFileSync(join(root, name), 'utf8'),
    /** Writes a file of answers, and reads it as the command does. */
    answers: (value: object) => {
      writeFileSync(file, JSON.stringify({ logo: logoFile, ...value }));
      return answersIn(file);
    },
  };
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
const written = ['src/config/company.json', 'src/config/accent.json', 'src/components/markShapes.ts'];

test('a file of answers changes company, accent and logo; a second run changes nothing', async () => {
  const { root, read, answers: give } = copyOf(...written);
  expect(await writeAnswers(root, give(answers))).toEqual(written);
  const company = JSON.parse(read('src/config/company.json')) as object;
  const { name, phone, offices } = answers;
  expect(company).toEqual({ ...present, name, phone, offices });
  expect(JSON.parse(read('src/config/accent.json'))).toMatchObject({ brand: '#1B4F9C', text: 'white' });
  expect(read('src/components/markShapes.ts')).toContain("fill: '#12504a'");
  expect(read('src/components/markShapes.ts')).toContain('hasOwl: boolean = false');
  expect(await writeAnswers(root, give(answers))).toEqual([]);
});

test('the example, with a logo that exists, changes nothing else', async () => {
  const { root, answers: give } = copyOf(...written);
  const { logo: _, ...example } = exampleAnswers;
  expect(await writeAnswers(root, give(example))).toEqual(['src/components/markShapes.ts']);
});

test('wrong answers in a file are all named', () => {
  const wrong = {
    colour: 'red',
    accent: 'blue',
    logo: 'none.svg',
    offices: [{ ...york, countryCode: 'England' }],
  };
  const { answers: give } = copyOf();
  for (const mistake of [
    'Nothing was changed. In ',
    'offices[0].countryCode is wrong: Write the two capital letters of the country, such as GB.',
    'accent is wrong: Write a colour as # and six digits, such as #7DB8F0.',
    'logo is wrong: There is no such file. Write the path of an SVG file.',
    'The file has no field called colour',
    'A file may have: name, legalName, blogName,',
  ])
    expect(() => give({ ...answers, ...wrong })).toThrow(mistake);
});

test('on the terminal, Enter keeps a value, a wrong answer is asked again, and too few answers change nothing', async () => {
  const { root, read } = copyOf('src', 'schemas', 'scripts', 'art', 'package.json');
  /** Runs the command in the copy, with these lines typed. */
  const setup = async (...typed: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/setup/main.ts', '--no-art'], {
      cwd: root,
    });
    child.stdin.end(typed.map((line) => `${line}\n`).join(''));
    const [said, complained, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { said, complained, code: code as number };
  };
  const few = await setup('Brightharbour');
  expect(few.complained).toBe('\nThe answers ended before the last question, so nothing was changed.\n');
  expect(few.code).toBe(1);
  const company = ['Brightharbour', '', '', '', '', '01904 000000', '+44 1904 000000', '441904000000'];
  const office = ['1', '', '1 Stonegate', 'York', 'North Yorkshire', 'YO1 8AN', 'United Kingdom', 'gb', 'GB'];
  const { code, said } = await setup(...company, ...office, '', '');
  expect(code).toBe(0);
  expect(said).toContain(`Name of the company [${present.name}]: `);
  expect(said).toContain('Write it with + and the country code, in groups, such as +44 1904 000000.');
  expect(said).toContain('Write the two capital letters of the country, such as GB.');
  expect(said).toContain('Wrote src/config/company.json.');
  expect(read('src/config/company.json')).toContain(`"legalName": "${present.legalName}"`);
});

test.each([
  ['no drawing', '<html>', 'it is not an SVG drawing. Export it again as SVG.'],
  [
    'see-through parts',
    logo.replace('fill=', 'opacity=".5" fill='),
    'it has a gradient, a transparent part, a mask, a filter, a dashed line or a photo.',
  ],
  ['nothing in it', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', 'it shows nothing.'],
])('a logo with %s is refused', (_, svg, message) => {
  expect(() => logoShapes(svg)).toThrow(message);
});
