import { expect, test } from 'vitest';
import { fieldsByForm, fixedFields, formKinds, samplesOf } from '../../../schemas/index.ts';
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

const missing = (['lead', 'contact'] as const).flatMap((kind) =>
  Object.entries(fieldsByForm[kind])
    .filter(([, { optional }]) => !optional)
    .map(([name]) => ({ kind, name })),
);
test.each(missing)('a post of the $kind form without its $name is asked for it', ({ kind, name }) => {
  const { [name]: _, ...post }: Record<string, string> = samplesOf(fieldsByForm[kind]);
  const { kind: found, messages } = read(post);
  expect({ found, asked: Object.keys(messages) }).toEqual({ found: kind, asked: [name] });
});
