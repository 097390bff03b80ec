// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageText, postLead, sandbox } from '../../packages/crm-sandbox/tests/helpers.ts';
import { customFieldIds, firstFailure, leadFields, rulesOf, toWire } from '../../schemas/index.ts';
import { checkLeads } from '../../scripts/leads/check.ts';
import { validValues } from '../helpers/factories.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

const fileOf = (content: string | Buffer) => {
  const file = join(temporaryFolder(), 'leads.csv');
  writeFileSync(file, content);
  return file;
};

const check = (content: string | Buffer) => {
  const { isClean, text: out } = checkLeads([fileOf(content)]);
  return { isClean, out, faults: out.split('\n').filter((line) => line.startsWith('Row ')) };
};

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
const csv = (...rows: string[][]) => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

const HEAD = ['Last Name', 'Email', 'Phone', 'Description'];
const { phone } = leadFields;
const CLEAN = ['Asha Rao', 'asha@example.com', phone.sample, 'Call me'];
/** A phone number that ends too early, and the rule that it breaks. */
const SHORT = phone.sample.slice(0, 5);
const broken = firstFailure(rulesOf(phone, 'submit'), SHORT);

test('a file without faults is clean', () => {
  expect(check(csv(HEAD, CLEAN, CLEAN)).isClean).toBe(true);
});

test('the summary counts each rule, the most frequent first', () => {
  const rows = [['ASHA', '', SHORT, 'Hi'], CLEAN, CLEAN.with(1, ''), CLEAN.with(0, '')];
  const { out } = check(csv(HEAD, ...rows));
  expect(out.slice(out.indexOf('Rows read')).replaceAll(/ {2,}/g, '')).toBe(
    'Rows read: 4\nRows clean: 1\nRows with faults: 3\nFaults by field and rule:\n' +
      `2email required\n1last_name lowercase-rest\n1last_name required\n1phone ${broken?.rule.id}\n`,
  );
});

const third = csv(HEAD, CLEAN, CLEAN, CLEAN.with(1, 'x'));
test.each([
  ['a byte order mark', `\uFEFF${third}`],
  ['UTF-16', Buffer.from(`\uFEFF${third}`, 'utf16le')],
  ['an empty row', `${csv(HEAD, CLEAN)}\r\n${csv(CLEAN.with(1, 'x'))}`],
  ['line breaks and quotes inside quotes', third.replace('Call me', 'One,\r\n""two""\nthree')],
  ['different line ends in one file', third.replace('\r\n', '\n').replace('\r\n', '\r')],
])('numbers rows as a spreadsheet does, with %s', (_, content) => {
  const { faults } = check(content);
  expect(faults).toEqual(['Row 4 | email | shape | Invalid email address format. | x']);
});

test('escapes control characters and invisible ones', () => {
  const { faults } = check(csv(HEAD, CLEAN.with(0, 'A\u001B[31m\u200Bsha\n')));
  expect(faults[0]?.split(' | ').at(-1)).toBe('A\\u{1b}[31m\\u{200b}sha\\n');
});

test('reads the sandbox’s export, in which missing details have placeholders', async () => {
  const crm = await sandbox();
  await postLead(crm, toWire('contact', validValues('contact', { email: '', phone: '' }), customFieldIds));
  const { out, faults } = check(await pageText(crm, '/leads.csv'));
  expect(faults).toEqual([]);
  expect(out).toContain('Rows clean: 1\n');
});

test.each(['9.87E+09', '9,87E+09', '9E+09', '1e+10'])(
  'a number that a spreadsheet has shortened to %s is pointed out',
  (number) => {
    expect(check(csv(HEAD, CLEAN.with(2, number))).out).toContain('a spreadsheet has shortened a number');
  },
);

test('a missing number that a spreadsheet has saved as 0 counts as missing', () => {
  const ofContacts = ['First Name', ...HEAD];
  const { out, faults } = check(csv(ofContacts, ['Asha', ...CLEAN.with(HEAD.indexOf('Phone'), '0')]));
  expect(faults).toEqual([]);
  expect(out).toContain('Rows clean: 1\n');
});

test.each<[string, () => string[], RegExp]>([
  ['an empty file', () => [fileOf('')], /\.csv has no column to check\. Its first row is empty/],
  ['a workbook', () => ['a.xlsx'], /a\.xlsx is a spreadsheet's own.*Save as/],
  ['a quote that is never closed', () => [fileOf(`${csv(HEAD)}"Asha\n`)], /A quotation mark is never closed/],
  ['no file', () => [], /^Usage: npm run check-leads FILE\.csv/],
  ['an unknown form', () => ['a.csv', '--kind', 'leed'], /--kind lead\|contact/],
])('%s is refused with what to do', (_, args, message) => {
  expect(() => checkLeads(args())).toThrow(message);
});

const script = join(import.meta.dirname, '../../scripts/check-leads.ts');
const command = (name: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', script, name], { encoding: 'utf8' });

test('the command prints the faults and ends with 1', () => {
  const { status, stdout, stderr } = command(fileOf(csv(HEAD, CLEAN.with(2, SHORT))));
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toContain(`Row 2 | phone | ${broken?.rule.id} | ${broken?.message} | ${SHORT}\n`);
});

test('the command names a file that is not there and ends with 2', () => {
  expect(command('none.csv')).toMatchObject({
    status: 2,
    stderr: 'There is no file none.csv. Check its name and folder.\n',
  });
});
