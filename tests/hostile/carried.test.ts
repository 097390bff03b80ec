// @vitest-environment node
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import {
  contactSchema,
  customFieldIds,
  extraFieldNames,
  extrasToWire,
  leadSchema,
  SERVLET_PATH,
} from '../../schemas/index.ts';
import { postFields } from '../../src/leads/crm.ts';
import { makeContactValues, makeLeadValues } from '../helpers/factories.ts';
import { leadsOf } from '../crm-sandbox/helpers.ts';
import { bodyOf, pasted, posted } from './carriage.ts';
import { controls, entries, markup, protocols } from './corpus.ts';
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
  const changes = names.map((name): [string, string] => [name, pasted(name, text)]);
  return {
    ...values,
    ...Object.fromEntries(changes.filter(([name, value]) => accepts({ ...values, [name]: value }))),
  };
};

const leadWith = (text: string) => {
  const values = withEverywhere(makeLeadValues(), text, (changed) => leadSchema.safeParse(changed).success);
  const page = `http://localhost:4173/blogs?${new URLSearchParams({ q: text.slice(0, 100) }).toString()}`;
  return postFields('lead', leadSchema.parse(values), page);
};
const contactWith = (text: string) => {
  const accepts = (changed: object) => contactSchema.safeParse(changed).success;
  const values = withEverywhere(makeContactValues(), text, accepts);
  const extras = Object.fromEntries(extraFieldNames.map((name) => [name, text]));
  return {
    ...postFields('contact', contactSchema.parse(values), 'http://localhost:4173/getintouch'),
    ...extrasToWire(extras, fieldIds),
  };
};

const HARMLESS = 'Please call tomorrow';
/** Every post, in the order of the numbers that the sandbox gives them. The first two are harmless. */
const sent = [
  leadWith(HARMLESS),
  contactWith(HARMLESS),
  ...entries.flatMap(([, text]) => [leadWith(text), contactWith(text)]),
];
const arrived = sent.map((fields) =>
  Object.fromEntries(Object.entries(fields).map(([wire, value]) => [wire, posted(value)])),
);

const answers: unknown[] = [];
const crm = sharedSandbox({ fieldLabels }, async ({ url }) => {
  for (const fields of sent) {
    const response = await fetch(`${url}${SERVLET_PATH}?encoding=UTF-8`, {
      method: 'POST',
      body: bodyOf(fields),
      redirect: 'manual',
    });
    await response.arrayBuffer();
    answers.push([response.status, response.headers.get('location')]);
  }
});

test('each post is answered with the way back to its page', () => {
  expect(answers).toEqual(sent.map((fields) => [302, fields['retURL']]));
});

test('each text is stored and exported as JSON exactly as it was posted', async () => {
  const leads = (await leadsOf(crm())).toReversed();
  expect(leads.map(({ fields }) => fields)).toEqual(arrived);
});

test('each text is found by searching for it', async () => {
  for (const [name, text] of Object.entries({ ...controls, ...protocols })) {
    const found = await leadsOf(crm(), `?${new URLSearchParams({ q: text }).toString()}`);
    const messages = found.map(({ fields }) => fields[customFieldIds.message]);
    expect(messages, `with ${name}`).toContain(posted(text));
  }
});

test('no cell of the CSV is a formula', async () => {
  // Written again here, so that the writer is not tested with its own idea of a formula.
  const formula = /^(?:[\t\r]|[\s\uFEFF]*[=+\-@＝＋－＠])/;
  const response = await fetch(`${crm().url}/leads.csv`);
  const rows: string[][] = parse(Buffer.from(await response.arrayBuffer()), { bom: true });
  expect(rows).toHaveLength(sent.length + 1);
  expect(rows.flat().filter((cell) => formula.test(cell))).toEqual([]);
});

test('a lead’s page has the same kinds of elements whatever the lead holds', async () => {
  const risky = new Set<unknown>(Object.values(markup));
  const harmless = new Set([
    ...kindsOf(await readPage(crm(), '/leads/1')),
    ...kindsOf(await readPage(crm(), '/leads/2')),
  ]);
  for (const [index, fields] of sent.entries()) {
    if (!risky.has(fields[customFieldIds.message])) continue;
    const number = index + 1;
    const kinds = kindsOf(await readPage(crm(), `/leads/${number}`));
    expect(
      kinds.filter((kind) => !harmless.has(kind)),
      `lead ${number}`,
    ).toEqual([]);
  }
});
