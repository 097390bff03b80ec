// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logoShapes } from '../../scripts/setup/logo';
import { company as present } from '../../src/content/company';

let root = '';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Runs the command in the copy, with these lines typed. */
const setup = async (words: string[] = [], typed: string[] = []) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/setup/main.ts', '--no-art', ...words], {
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
  logo: 'logo.svg',
};
const give = (value: object) => writeFileSync(join(root, 'answers.json'), JSON.stringify(value));

describe('in a copy of the project', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'setup-'));
    for (const part of ['src', 'schemas', 'scripts', 'art', '.prettierrc.json', 'package.json'])
      cpSync(part, join(root, part), { recursive: true, filter: (file) => !file.includes('node_modules') });
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'dir');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('a file of answers changes company, accent and logo; a second run changes nothing', async () => {
    give(answers);
    writeFileSync(join(root, 'logo.svg'), logo);
    const { code, said, complained } = await setup(['answers.json']);
    expect([code, complained]).toEqual([0, '']);
    expect(said).toContain(
      'Wrote src/config/company.json, src/config/accent.json, src/components/markShapes.ts.',
    );
    const company = JSON.parse(read('src/config/company.json')) as object;
    expect(company).toMatchObject({ name: 'Brightharbour', phone: '+44 1904 000000', offices: [york] });
    expect(company).toMatchObject({ blogName: present.blogName, copyrightYear: present.copyrightYear });
    expect(JSON.parse(read('src/config/accent.json'))).toMatchObject({ brand: '#1B4F9C', text: 'white' });
    expect(read('src/components/markShapes.ts')).toContain("fill: '#12504a'");
    expect(read('src/components/markShapes.ts')).toContain('hasOwl: boolean = false');
    expect((await setup(['answers.json'])).said).toContain('Nothing changed.');
  });

  test('wrong answers in a file are all named, and nothing changes', async () => {
    give({ ...answers, colour: 'red', accent: 'blue', offices: [{ ...york, countryCode: 'England' }] });
    const before = read('src/config/company.json');
    const { code, complained } = await setup(['answers.json']);
    expect(code).toBe(1);
    for (const part of [
      'Nothing was changed. In answers.json:',
      'offices[0].countryCode is wrong: Write the two capital letters of the country, such as GB.',
      'accent is wrong: Write a colour as # and six digits, such as #7DB8F0.',
      'logo is wrong: There is no such file. Write the path of an SVG file.',
      'The file has no field called colour',
      'A file may have: name, legalName, blogName,',
    ])
      expect(complained).toContain(part);
    expect(read('src/config/company.json')).toBe(before);
  });

  test('on the terminal, Enter keeps a value and a wrong answer is asked for again', async () => {
    const company = ['Brightharbour', '', '', '', '', '01904 000000', '+44 1904 000000', '441904000000'];
    const office = [
      '1',
      '',
      '1 Stonegate',
      'York',
      'North Yorkshire',
      'YO1 8AN',
      'United Kingdom',
      'gb',
      'GB',
    ];
    const { code, said } = await setup([], [...company, ...office, '', '']);
    expect(code).toBe(0);
    expect(said).toContain(`Name of the company [${present.name}]: `);
    expect(said).toContain('Write it with + and the country code, in groups, such as +44 1904 000000.');
    expect(said).toContain('Write the two capital letters of the country, such as GB.');
    expect(said).toContain('Wrote src/config/company.json.');
    expect(read('src/config/company.json')).toContain(`"legalName": "${present.legalName}"`);
  });

  test('the printed example is a file that changes nothing', async () => {
    const { said } = await setup(['--example']);
    give(JSON.parse(said) as object);
    writeFileSync(join(root, 'logo.svg'), logo);
    const { code, complained, said: result } = await setup(['answers.json']);
    expect([code, complained]).toEqual([0, '']);
    expect(result).toContain('Wrote src/components/markShapes.ts.');
  });

  test('answers that end too early change nothing', async () => {
    const { code, complained } = await setup([], ['Brightharbour']);
    expect([code, complained]).toEqual([
      1,
      '\nThe answers ended before the last question, so nothing was changed.\n',
    ]);
  });
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
