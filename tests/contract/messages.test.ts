// @vitest-environment node
import { expect, test } from 'vitest';
import { firstFailure, forms } from '../../schemas/index.ts';

const names = [
  ['Asha', 'asha', 'A', 'Asha Rao', 'A Rao', 'José', 'Jose\u0301 A\u0301lvarez', 'Nguyễn Văn', 'ǅuro'],
  ['శ్రీనివాస్', 'రాజ్\u200cకుమార్', 'श्री\u200dधर वर्मा', 'മോഹന്\u200d', 'తెలుగు', 'தமிழ் செல்வன்', 'ಕನ್ನಡ', 'ਗੁਰਪ੍ਰੀਤ'],
  ['علی\u200cرضا', 'محمد علي', 'نُورَة', 'שָׁלוֹם'],
  ['王小明', 'さくら', '김 철수', 'Ольга Петрова', 'Ελένη', '𐐀𐐨𐐩'],
].flat();

const nameFields = [forms.contact['first_name'], forms.lead['last_name']];
test.each(names)('the name %s passes in both kinds of form', (value) => {
  expect(nameFields).not.toContain(undefined);
  expect(nameFields.map((field) => field && firstFailure(field.rules, value))).toEqual([
    undefined,
    undefined,
  ]);
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
