// @vitest-environment node
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { contactSchema, customFields, leadSchema, limits } from '../../schemas/index.ts';
import { extraFieldNames, extrasToWire } from '../../schemas/extras.ts';
import { leadFields } from '../../crm-sandbox/fields.ts';
import { webToLead } from '../../src/leads/webToLead.ts';
import { makeContactValues, makeLeadValues } from '../helpers/factories.ts';
import { leadsOf } from '../crm-sandbox/helpers.ts';
import { bodyOf, pasted, posted } from './carriage.ts';
import { controls, entries, fullLength, markup, protocols } from './corpus.ts';
import { kindsOf, readPage, sharedSandbox } from './inbox.ts';

const fieldIds = Object.fromEntries(extraFieldNames.map((name, index) => [name, `00N00000000000${index}`]));
const fieldLabels = Object.fromEntries(extraFieldNames.map((name) => [fieldIds[name] ?? '', name]));

/** The values with a text in every field whose rules accept it, as pasted there. */
const withEverywhere = <Values extends object>(
  values: Values,
  text: string,
  accepts: (values: Values) => boolean,
): Values => {
  const names = Object.keys(values).filter((name) => name !== 'consent');
  const changes = names.map((name) => [name, pasted(name, text)]);
  return {
    ...values,
    ...Object.fromEntries(changes.filter(([name, value]) => accepts({ ...values, [String(name)]: value }))),
  };
};

/** The page's own address may hold the text too, as a search does. */
const pageWith = (text: string) =>
  `http://localhost:4173/blogs?${new URLSearchParams({ q: text }).toString()}`;

const leadWith = (text: string) => {
  const values = withEverywhere(makeLeadValues(), text, (changed) => leadSchema.safeParse(changed).success);
  return webToLead('lead', leadSchema.parse(values), pageWith(text.slice(0, 100)));
};
const contactWith = (text: string) => {
  const values = withEverywhere(
    makeContactValues(),
    text,
    (changed) => contactSchema.safeParse(changed).success,
  );
  const extras = Object.fromEntries(extraFieldNames.map((name) => [name, text]));
  return {
    ...webToLead('contact', contactSchema.parse(values), 'http://localhost:4173/getintouch'),
    ...extrasToWire(extras, fieldIds),
  };
};

/** What only the message takes is on its way often enough by the contact page. */
const isMoreThanMessage = ({ fields }: { fields: Record<string, string> }) =>
  Object.values(fields).filter((value) => value === fields[customFields.message]).length > 1;

const longest = fullLength(limits.message);
const TAME = 'Please call tomorrow';
/** Every post, in the order of the numbers that the sandbox gives them. The first two are tame. */
const sent = [
  { name: 'a tame text, lead form', fields: leadWith(TAME) },
  ...[['a tame text', TAME] as const, ...entries, ['a full length of emoji', longest.emoji] as const].map(
    ([name, text]) => ({ name, fields: contactWith(text) }),
  ),
  ...entries
    .map(([name, text]) => ({ name: `${name}, lead form`, fields: leadWith(text) }))
    .filter(isMoreThanMessage),
];
const arrived = sent.map(({ name, fields }) => ({
  name,
  fields: Object.fromEntries(Object.entries(fields).map(([wire, value]) => [wire, posted(value)])),
}));

const answers: unknown[] = [];
const crm = sharedSandbox({ fieldLabels }, async ({ url }) => {
  for (const { fields } of sent) {
    const response = await fetch(`${url}/servlet/servlet.WebToLead?encoding=UTF-8`, {
      method: 'POST',
      body: bodyOf(fields),
      redirect: 'manual',
    });
    await response.arrayBuffer();
    answers.push([response.status, response.headers.get('location')]);
  }
});

describe('every hostile text that the forms accept', () => {
  test('stands in the fields that accept it, so that the tests below mean something', () => {
    const values = sent.flatMap(({ fields }) => Object.values(fields));
    const carried = entries.filter(([, text]) => values.includes(text));
    expect(entries.length - carried.length).toBeLessThan(5);
    expect(values.filter((value) => value === 'श्री क्षत्रिय').length).toBeGreaterThan(7);
  });

  test('is answered by sending the visitor back to their page, and by nothing else', () => {
    expect(answers).toEqual(sent.map(({ fields }) => [302, fields['retURL']]));
  });

  test('is stored and exported as JSON to the letter', async () => {
    const leads = (await leadsOf(crm())).toReversed();
    expect(leads.map(({ fields }, index) => ({ name: sent[index]?.name, fields }))).toEqual(arrived);
  });

  test('is found by searching for it', async () => {
    const missed: string[] = [];
    for (const [name, text] of Object.entries({ ...controls, ...protocols })) {
      const found = await leadsOf(crm(), `?${new URLSearchParams({ q: text }).toString()}`);
      if (!found.some(({ fields }) => fields[customFields.message] === posted(text))) missed.push(name);
    }
    expect(missed).toEqual([]);
  });

  test('is no page that a lead could have come from', async () => {
    for (const [name, page] of Object.entries(protocols))
      expect(await leadsOf(crm(), `?${new URLSearchParams({ page }).toString()}`), `with ${name}`).toEqual(
        [],
      );
  });
});

describe('in the CSV', () => {
  // Written anew here, so that the writer is not judged by its own idea of a formula.
  const formula = /^(?:[\t\r]|[\s\uFEFF]*[=+\-@＝＋－＠])/;
  let rows: Record<string, string>[] = [];
  beforeAll(async () => {
    const response = await fetch(`${crm().url}/leads.csv`);
    rows = parse(Buffer.from(await response.arrayBuffer()), { bom: true, columns: true });
    rows.reverse();
  });

  test('no cell is a formula', () => {
    const cells = rows.flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => formula.test(cell))).toEqual([]);
  });

  test('every value is the one that was stored, but for the apostrophe before a formula and a sign for NUL', () => {
    const unguarded = (cell: string) => (formula.test(cell.slice(1)) ? cell.replace(/^'/, '') : cell);
    const known = leadFields(fieldLabels);
    const read = rows.map((row, index) => ({
      name: sent[index]?.name,
      values: known.map(({ label }) => unguarded(row[label] ?? 'no such column')),
    }));
    const stored = arrived.map(({ name, fields }) => ({
      name,
      values: known.map(({ wire }) => (fields[wire] ?? '').replaceAll('\0', '\uFFFD')),
    }));
    expect(read).toEqual(stored);
  });
});

describe('in the inbox', () => {
  /** What a text is once a browser has read it from a page. */
  const shown = (text: string) => text.replaceAll('\r\n', '\n').replaceAll('\0', '\uFFFD');
  /** What could become more than text on a page. */
  const risky = new Set<string>(Object.values(markup));
  /** What only a long list has: links to its other pages, and to a lead that is the same once its line breaks are. */
  const inLongLists = ['nav[aria-label class]', 'a[class href rel]/', 'a[class href]/', 'span[]'];

  test('a list of hostile leads is made of the same elements as a tame one', async () => {
    const tame = new Set([...kindsOf(await readPage(crm(), `/?q=${TAME}`)), ...inLongLists]);
    const pages = Math.ceil(sent.length / 50);
    for (let number = 1; number <= pages; number += 1) {
      const page = await readPage(crm(), `/?p=${number}`);
      expect(page.querySelectorAll('.leads > tr').length).toBeGreaterThan(0);
      expect(kindsOf(page).filter((kind) => !tame.has(kind))).toEqual([]);
    }
  });

  test('a hostile lead is made of the same elements as a tame one, and every value is shown as it is', async () => {
    const tame = new Set([
      ...kindsOf(await readPage(crm(), '/leads/1')),
      ...kindsOf(await readPage(crm(), '/leads/2')),
    ]);
    for (const [index, { name, fields }] of arrived.entries()) {
      if (!risky.has(sent[index]?.fields[customFields.message] ?? '')) continue;
      const page = await readPage(crm(), `/leads/${index + 1}`);
      expect(
        kindsOf(page).filter((kind) => !tame.has(kind)),
        `with ${name}`,
      ).toEqual([]);
      const cells = [...page.querySelectorAll('.lead .values td')].map((cell) => cell.textContent);
      expect(cells.toSorted(), `with ${name}`).toEqual(Object.values(fields).map(shown).toSorted());
    }
  });

  test('a hostile search is shown as it is, with the same elements', async () => {
    const tame = new Set(kindsOf(await readPage(crm(), '/?q=none&page=/none')));
    for (const text of ['"><script>window.wasRun=1</script>', "'`</title><svg/onload=window.wasRun=1>"]) {
      const query = new URLSearchParams({ q: text, page: text, form: text, aside: text, p: text });
      const page = await readPage(crm(), `/?${query.toString()}`);
      expect(kindsOf(page).filter((kind) => !tame.has(kind))).toEqual([]);
      expect(page.querySelector('input[name=q]')?.getAttribute('value')).toBe(text);
    }
  });
});
