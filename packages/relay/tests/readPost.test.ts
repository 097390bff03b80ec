import { expect, test } from 'vitest';
import { fieldsByForm, formKinds } from '../../../schemas/index.ts';
import { readPost } from '../readPost.ts';
import { parseRelaySettings } from '../settings.ts';
import { settings, SITE } from './helpers.ts';

/** The fields of a form, each with the value that passes its rules. */
const samplesOf = (kind: (typeof formKinds)[number]) =>
  Object.entries(fieldsByForm[kind]).map(([name, { sample }]) => [name, sample]);

// A post does not say which form it comes from: `kindOf` in readPost.ts tells it by its fields.
test.each(formKinds)('a post of the %s form is checked by the rules of that form', (kind) => {
  const { kind: read, messages } = readPost(
    new URLSearchParams(samplesOf(kind)),
    parseRelaySettings(settings, SITE),
  );
  expect({ read, messages }).toEqual({ read: kind, messages: {} });
});
