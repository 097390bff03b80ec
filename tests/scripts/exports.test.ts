// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leadFields } from '../../schemas/index.ts';
import { checkLeads } from '../../scripts/leads/check.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

const check = (content: string | Buffer) => {
  const file = join(temporaryFolder(), 'leads.csv');
  writeFileSync(file, content);
  return checkLeads([file]);
};

const phone = leadFields.phone.sample;

/** Three lines: headings, a lead without fault, and one whose email has no dot. */
const exports = {
  'a Salesforce report': `"Lead Owner","Last Name","Email","Phone","Description"\r
"Web","Asha Rao","asha@example.com","${phone}","Call me"\r
"Web","Ravi Rao","ravi@example","${phone}","Call me"\r
\r
"Leads of November"\r
`,
  'a Salesforce report that a spreadsheet has saved': `Lead Owner,Last Name,Email,Phone,Description\r
Web,Asha Rao,asha@example.com,${phone},Call me\r
Web,Ravi Rao,ravi@example,${phone},Call me\r
,,,,\r
Leads of November,,,,\r
Copyright (c) 2026 salesforce.com,,,,\r
`,
  'Facebook Lead Ads': `id\tcreated_time\tad_name\tis_organic\tfull_name\tphone_number\temail
l:1\t2026-11-01T10:00:00+05:30\tDevOps\tfalse\tAsha Rao\tp:${phone}\tasha@example.com
l:2\t2026-11-01T11:00:00+05:30\tDevOps\tfalse\tRavi Rao\tp:${phone}\travi@example
`,
  HubSpot: `"Record ID","Contact name","Email","Phone Number","Message","Lifecycle Stage"
"1","Asha Rao","asha@example.com","${phone}","Call me","lead"
"2","Ravi Rao","ravi@example","${phone}","Call me","lead"
`,
  'Google Forms and Sheets': `Timestamp,Your name,Email Address,WhatsApp number,Comments
11/1/2026 10:00:00,Asha Rao,asha@example.com,${phone},Call me
11/1/2026 11:00:00,Ravi Rao,ravi@example,${phone},"Call, please"
`,
  'Excel in a country with decimal commas': `\uFEFFName;E-Mail;Mobile;Message\r
Asha Rao;asha@example.com;${phone};Call me, please\r
Ravi Rao;ravi@example;${phone};Call me\r
`,
  'Excel with a separator line': `sep=;\r
Name;Email;Phone;Message\r
Asha Rao;asha@example.com;${phone};Call me\r
Ravi Rao;ravi@example;${phone};Call me\r
`,
  'Excel as Unicode text': Buffer.from(
    `\uFEFFName\tEmail\tPhone\tMessage\r
Asha Rao\tasha@example.com\t${phone}\tCall me\r
Ravi Rao\travi@example\t${phone}\tCall me\r
`,
    'utf16le',
  ),
  'UTF-16 with the high byte first': Buffer.from(
    `\uFEFFName,Email,Phone,Message\r
Asha Rao,asha@example.com,${phone},Call me\r
Ravi Rao,ravi@example,${phone},Call me\r
`,
    'utf16le',
  ).swap16(),
  'UTF-16 without a byte order mark': Buffer.from(
    `Name,Email,Phone,Message
Asha Rao,asha@example.com,${phone},Call me
Ravi Rao,ravi@example,${phone},Call me
`,
    'utf16le',
  ),
};

test.each(Object.entries(exports))('reads the export of %s', (_, content) => {
  const { text } = check(content);
  expect(text.split('\n').filter((line) => line.startsWith('Row '))).toEqual([
    expect.stringMatching(/^Row 3 \| email \| .* \| ravi@example$/),
  ]);
  expect(text).toContain('Rows read: 2\nRows clean: 1\n');
  expect(text).toMatch(/ as last_name, .* as email, .* as phone/);
});

test('a phone that the form accepts when pasted is no fault', () => {
  const { isClean } = check(`Name,Email,Phone,Message\nAsha Rao,asha@example.com,p: ${phone},Call me\n`);
  expect(isClean).toBe(true);
});

test('the ids of the company’s own fields are headings', async () => {
  vi.stubEnv('VITE_CRM_FIELDS', 'message=00N0X0000045KwM');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.resetModules();
  const { findColumns } = await import('../../scripts/leads/columns.ts');
  expect(findColumns(['Last Name', '00N0X0000045KwM', '00NUH000003VHUI']).places).toEqual(
    new Map([
      ['last_name', 0],
      ['message', 1],
      ['designation', 2],
    ]),
  );
});

test('a number that a spreadsheet has shortened is named', () => {
  const { text } = check('Name,Phone\nAsha Rao,9.87654E+09\n');
  expect(text).toContain(
    'first row 2: a spreadsheet has shortened a number, such as 9.87E+09. Export it again with the column as text.',
  );
});

test('the separator is found although a heading has a line break and commas in it', () => {
  const file = 'Name;"Message, question,\nor note";Email\nAsha Rao;Hello;asha@example.com;more\n';
  expect(check(file).text).toContain('A semicolon outside quotes');
});

test('the note on moved values names the separator of the file', () => {
  expect(check('Name;Email\nAsha Rao;asha@example.com;more\n').text).toContain('A semicolon outside quotes');
});

test.each<[string, string | Buffer, RegExp]>([
  [
    'a workbook that is named CSV',
    'PK\x03\x04xl',
    /a spreadsheet's own file, not CSV\. Open it in the spreadsheet/,
  ],
  ['a web page', '<html><table>', /a web page, not CSV; .* choose "Save as", then "CSV UTF-8/],
  ['JSON', '[{"email": "a@example.com"}]', /JSON, not CSV\. Export the leads again and choose CSV/],
  ['a PDF', '%PDF-1.7', /a PDF, not CSV/],
  [
    'a file without headings',
    'Asha Rao;asha@example.com\n',
    /no column to check\. .* Insert a row of headings/,
  ],
])('%s is refused with what to do', (_, content, message) => {
  expect(() => check(content)).toThrow(message);
});

test('a folder and a missing file are refused with what to do', () => {
  const folder = temporaryFolder();
  expect(() => checkLeads([folder])).toThrow('is a folder. Name the CSV file in it.');
  expect(() => checkLeads([join(folder, 'none.csv')])).toThrow('Check its name and folder.');
});
