// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { customFieldIds, firstFailure, leadFields, rulesOf, toWire } from '../../schemas/index.ts';
import { checkLeads } from '../../scripts/leads/check.ts';
import { pageText, postLead, sandbox } from '../crm-sandbox/helpers.ts';
import { validValues } from '../helpers/factories.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-leads-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const fileOf = (content: string | Buffer, name = `${(files += 1)}.csv`) => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

function run(...args: string[]) {
  const { isClean, text: out } = checkLeads(args);
  return { isClean, out, faults: out.split('\n').filter((line) => line.startsWith('Row ')) };
}
const check = (content: string | Buffer, ...args: string[]) => run(fileOf(content), ...args);

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
const csv = (...rows: string[][]) => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

const HEAD = ['Last Name', 'Email', 'Phone', 'Description'];
const { phone } = leadFields;
const CLEAN = ['Asha Rao', 'asha@example.com', phone.sample, 'Call me'];
/** A phone number that ends too early, and the rule that it breaks. */
const SHORT = phone.sample.slice(0, 5);
const broken = firstFailure(rulesOf(phone, 'submit'), SHORT);

test('a file of clean leads exits with 0', () => {
  const { isClean, out } = check(csv(HEAD, CLEAN, CLEAN));
  expect(isClean).toBe(true);
  expect(out).toContain('Rows read: 2\nRows clean: 2\nRows with faults: 0\n');
});

test('shows 40 characters of a value that is too long for the CRM', () => {
  const long = [CLEAN.with(0, 'ఆ'.repeat(81)), CLEAN.with(3, '😀'.repeat(16_001))];
  const { faults } = check(csv(HEAD, ...long));
  expect(faults).toEqual([
    `Row 2 | last_name | too-long | Please keep this to 80 characters or fewer. | ${'ఆ'.repeat(40)}…`,
    `Row 3 | message | too-long | Please keep this to 32,000 characters or fewer. | ${'😀'.repeat(40)}…`,
  ]);
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

test('names unknown columns once and does not check missing ones', () => {
  const { isClean, out } = check(csv(['Email', 'Lead Source', 'Phone'], ['a@b.co', 'Web', phone.sample]));
  expect(isClean).toBe(true);
  expect(out).toContain('Not checked, because the file has no such column: last_name, message\n');
  expect(out.match(/Lead Source/g)).toHaveLength(1);
});

test('reads the message from Description only when there is no Message', () => {
  const both = check(csv([...HEAD, 'Message'], [...CLEAN.with(3, ''), 'Hi']));
  expect(both.isClean).toBe(true);
  expect(both.out).toContain('Ignored columns: "Description"');
});

test('--kind overrides the form that the columns suggest', () => {
  const content = csv(['First Name', ...HEAD], ['', ...CLEAN]);
  const { faults } = check(content);
  expect(faults).toEqual(['Row 2 | first_name | required | This field is required | ']);
  expect(check(content, '--kind', 'lead').isClean).toBe(true);
});

test('reads the sandbox’s export, in which missing details have placeholders', async () => {
  const crm = await sandbox();
  await postLead(crm, toWire('contact', validValues('contact', { email: '', phone: '' }), customFieldIds));
  const { out, faults } = check(await pageText(crm, '/leads.csv'));
  expect(faults).toEqual([]);
  expect(out).toContain('Rows clean: 1\n');
});

test('leaves out the footer of a Salesforce report', () => {
  const { isClean, out } = check(`${csv(HEAD, CLEAN)}\r\n\r\n${csv(['Leads'], ['Copyright'])}`);
  expect(isClean).toBe(true);
  expect(out).toContain('Note on 2 rows, first row 5: left out as the footer');
});

test('notes a comma outside quotes and lost characters', () => {
  const western = `${HEAD.join(',')}\nJos\xE9,a@b.co,9876543210,Hi, there\n`;
  const { out } = check(Buffer.from(western, 'latin1'));
  expect(out).toContain('first row 2: more values than columns');
  expect(out).toContain('first row 2: characters were lost');
});

const unclosed = `${csv(HEAD, CLEAN)}"Asha,a@b.co\n`;
test.each<[string, () => string[], RegExp]>([
  ['a file that is not there', () => ['none.csv'], /no such file or directory, open 'none\.csv'/],
  ['an empty file', () => [fileOf('')], /\.csv has no column to check\. Its first row is empty/],
  ['a workbook', () => [fileOf('PK\u0003\u0004', 'a.xlsx')], /a\.xlsx is a spreadsheet's own.*Save as/],
  ['a file of something else', () => [fileOf('Tea,3\n')], /\.csv has no column.*"Tea".* such as Last Name/],
  ['a quote that is never closed', () => [fileOf(unclosed)], /Quote Not Closed: .* quote at line 3/],
  ['no file', () => [], /^Usage: npm run check-leads FILE\.csv/],
  ['two files', () => ['a.csv', 'b.csv'], /^Usage/],
  ['an unknown form', () => ['a.csv', '--kind', 'leed'], /--kind lead\|contact/],
  ['an unknown option', () => ['a.csv', '--kid', 'lead'], /Unknown option '--kid'/],
])('%s is refused with what to do', (_, args, message) => {
  expect(() => run(...args())).toThrow(message);
});

test('the command prints the faults and sets the exit code', () => {
  const script = join(import.meta.dirname, '../../scripts/check-leads.ts');
  const file = fileOf(csv(HEAD, CLEAN.with(2, SHORT)));
  const command = (name: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', script, name], { encoding: 'utf8' });
  const { status, stdout, stderr } = command(file);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toContain(`Row 2 | phone | ${broken?.rule.id} | ${broken?.message} | ${SHORT}\n`);
  expect(command('none.csv')).toMatchObject({
    status: 2,
    stderr: "ENOENT: no such file or directory, open 'none.csv'\n",
  });
});
