import { expect, test } from 'vitest';
import { fieldsByForm, formKinds, samplesOf } from '../../../schemas/index.ts';
import { readPost } from '../readPost.ts';
import { parseRelaySettings } from '../settings.ts';
import { settings, SITE } from './helpers.ts';

// A post does not say which form it comes from: `kindOf` in readPost.ts tells it by its fields.
test.each(formKinds)('a post of the %s form is checked by the rules of that form', (kind) => {
  const { kind: read, messages } = readPost(
    new URLSearchParams(samplesOf(fieldsByForm[kind])),
    parseRelaySettings(settings, SITE),
  );
  expect({ read, messages }).toEqual({ read: kind, messages: {} });
});
