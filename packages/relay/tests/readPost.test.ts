import { expect, test } from 'vitest';
import { fieldsByForm, fixedFields, formKinds, samplesOf, type FormKind } from '../../../schemas/index.ts';
import { readPost } from '../readPost.ts';
import { parseRelaySettings } from '../settings.ts';
import { settings, SITE } from './helpers.ts';

const read = (post: Record<string, string>) =>
  readPost(new URLSearchParams(post), parseRelaySettings(settings, SITE));

// A post does not say which form it comes from: `kindOf` in readPost.ts tells it by its fields.
test.each(formKinds)('a post of the %s form is checked by the rules of that form', (kind) => {
  const post = { ...fixedFields[kind], ...samplesOf(fieldsByForm[kind]) };
  expect(read(post)).toMatchObject({ kind, messages: {} });
});

const email = 'asha@example.com';
test.each<{ post: Record<string, string>; kind: FormKind }>([
  { post: { email, message: 'Call me' }, kind: 'lead' },
  { post: { email }, kind: 'lead' },
  { post: { email, last_name: 'Newsletter subscriber' }, kind: 'subscribe' },
  { post: { email, last_name: '[possible spam] Newsletter subscriber' }, kind: 'subscribe' },
  // The page may have been opened before a release that changed the fixed name.
  { post: { email, last_name: 'Subscriber' }, kind: 'subscribe' },
])('a newsletter always posts its fixed name, so $post is of the $kind form', ({ post, kind }) => {
  expect(read(post).kind).toBe(kind);
});

const namesOf = (kind: FormKind) => Object.keys(fieldsByForm[kind]);
const allNames = [
  ...new Set(formKinds.flatMap((kind) => [...namesOf(kind), ...Object.keys(fixedFields[kind])])),
];
const isWholeForm = (names: readonly string[]) =>
  formKinds.some((kind) => namesOf(kind).toSorted().join() === names.toSorted().join());

const tooFew = formKinds.flatMap((kind) =>
  Object.entries(fieldsByForm[kind])
    .filter(([, { optional }]) => !optional)
    .map(([name]) => ({ kind, name, others: namesOf(kind).filter((other) => other !== name) }))
    // A post with just these names is another form's.
    .filter(({ others }) => !isWholeForm(others)),
);
test.each(tooFew)('a post of the $kind form without its $name is asked for it', ({ kind, name }) => {
  const { [name]: _, ...post }: Record<string, string> = {
    ...fixedFields[kind],
    ...samplesOf(fieldsByForm[kind]),
  };
  const { kind: found, messages } = read(post);
  expect({ found, asked: Object.keys(messages) }).toEqual({ found: kind, asked: [name] });
});

// A newsletter's post with a phone could as well be a lead without a message.
const tooMany = (['lead', 'contact'] as const).flatMap((kind) =>
  allNames.filter((name) => !namesOf(kind).includes(name)).map((name) => ({ kind, name })),
);
test.each(tooMany)(
  'a post of the $kind form with $name, which it does not have, is accepted',
  ({ kind, name }) => {
    expect(read({ ...samplesOf(fieldsByForm[kind]), [name]: 'x' })).toMatchObject({ kind, messages: {} });
  },
);

test('the address to come back to is written as browsers write it, because it becomes a header', () => {
  const post = { ...samplesOf(fieldsByForm.lead), retURL: `${SITE}/works\n<!channel> సీ` };
  expect(read(post).returnUrl).toMatch(/^https:\/\/www\.example\.com\/works[!-~]*$/);
});

test('an address to come back to is recognised however the setting spells the site', () => {
  const spelled = { ...settings, VITE_SITE_URL: 'https://WWW.Example.com:443' };
  const post = { ...samplesOf(fieldsByForm.lead), retURL: 'https://WWW.Example.com:443/works#thank-you' };
  const { returnUrl } = readPost(new URLSearchParams(post), parseRelaySettings(spelled, ''));
  expect(returnUrl).toBe('https://www.example.com/works#thank-you');
});

test('a lead from before the site had a relay keeps what marketing knows of it', () => {
  const { VITE_CRM_FIELDS, ...others } = settings;
  const withForm = { ...others, VITE_CRM_FIELDS: `${VITE_CRM_FIELDS},form=00N5g000000Form` };
  const post = { ...samplesOf(fieldsByForm.lead), '00N5g000000Form': 'homeInline' };
  const { fieldsWith } = readPost(new URLSearchParams(post), parseRelaySettings(withForm, SITE));
  expect(fieldsWith('lead-number-1')).toMatchObject({ '00N5g000000Form': 'homeInline' });
});
