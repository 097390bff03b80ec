// @vitest-environment node
import { expect, test } from 'vitest';
import {
  firstFailure,
  forms,
  rulesOf,
  subscribeSchema,
  type FormKind,
  type Moment,
} from '../../schemas/index.ts';
import { messages } from '../schemas/helpers.ts';
import { hostileStrings } from './chosenValues.ts';

/** The message of one field for a value; undefined when it is accepted. */
const messageFor = (form: FormKind, name: string, value: string, moment: Moment = 'submit') => {
  const field = forms[form][name];
  if (!field) throw new Error(`${form} has no field ${name}.`);
  return firstFailure(rulesOf(field, moment), value)?.message;
};
const names = [
  ['Asha', 'asha', 'A', 'Asha Rao', 'A Rao', 'José', 'Jose\u0301 A\u0301lvarez', 'Nguyễn Văn', 'ǅuro'],
  ['శ్రీనివాస్', 'రాజ్\u200cకుమార్', 'श्री\u200dधर वर्मा', 'മോഹന്\u200d', 'తెలుగు', 'தமிழ் செல்வன்', 'ಕನ್ನಡ', 'ਗੁਰਪ੍ਰੀਤ'],
  ['علی\u200cرضا', 'محمد علي', 'نُورَة', 'שָׁלוֹם'],
  ['王小明', 'さくら', '김 철수', 'Ольга Петрова', 'Ελένη', '𐐀𐐨𐐩'],
].flat();

test.each(names)('the name %s passes in both kinds of form', (value) => {
  expect(messageFor('contact', 'first_name', value)).toBeUndefined();
  expect(messageFor('lead', 'last_name', value)).toBeUndefined();
});

test('the rules that are never the first to fail keep the messages of the specification', () => {
  const shadowed = Object.values(forms.lead).flatMap(({ rules }) =>
    rules.filter(({ shadowedBy }) => shadowedBy),
  );
  expect(shadowed.map(({ message }) => message)).toEqual([
    'Entered email is not valid.',
    'Phone number cannot start with consecutive zeros.',
    'Phone number cannot be all zeros.',
  ]);
});

const invalid = 'Invalid email address format.';
const label64 = 'b'.repeat(64);

test.each<[string | undefined, (string | undefined)[]]>([
  ['Email is required.', ['', '  ', '\n', undefined]],
  [
    invalid,
    ['asha', 'asha@', '@example.com', 'a b@example.com', 'a@b@c.in', 'a@-b.in', 'a@b-.in', 'a@b..in'],
  ],
  [invalid, ['a@.in', 'a@b.in.', 'é@example.com', 'a@exämple.com', `a@${label64}.in`, ...hostileStrings]],
  ['Please keep this to 80 characters or fewer.', [`${'a'.repeat(69)}@example.com`]],
  [undefined, ['asha@localhost', '9@9', 'a@b.c', '.a..b.@example.com', "!#$%&'*+/=?^_`{|}~-@example.com"]],
])('newsletter, email: %s', (message, values) => {
  for (const email of values)
    expect(messages(subscribeSchema, { email })).toEqual(message ? { email: message } : {});
});

test('the limits are those of Salesforce for standard fields, and ours for custom ones', () => {
  const limitsOf = (form: FormKind) =>
    Object.fromEntries(Object.entries(forms[form]).map(([name, { limit }]) => [name, limit]));
  expect(limitsOf('lead')).toEqual({ last_name: 80, email: 80, phone: 40, message: 32_000 });
  expect(limitsOf('contact')).toEqual({
    first_name: 40,
    last_name: 80,
    designation: 80,
    college_name: 80,
    services: 80,
    location: 80,
    message: 32_000,
    email: 80,
    phone: 40,
  });
});
