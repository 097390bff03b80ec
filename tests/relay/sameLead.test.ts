// @vitest-environment node
import { expect, test } from 'vitest';
import { MINUTE } from '../helpers/durations.ts';
import { leadPost, simulate, SITE, temporaryStorage } from './helpers.ts';

const NUMBER = '00N5g000000Abcd';
const withoutScripts = (changes: Record<string, string> = {}) => leadPost({ lead_id: '', ...changes });

test('other details under a known lead number become a lead of their own', async () => {
  const { post, pass, arrived } = simulate();
  const messages = ['First.', 'Second.', 'Second.', 'First.'];
  for (const message of messages) {
    const answer = await post(leadPost({ message }));
    expect(await answer.json()).toMatchObject({ id: 'lead-number-1' });
  }
  await pass(0);
  expect(arrived.map(({ '00NUH000003VHUJ': message }) => message)).toEqual(['First.', 'Second.']);
  expect(arrived[0]?.[NUMBER]).toBe('lead-number-1');
  expect(arrived[1]?.[NUMBER]).not.toBe('lead-number-1');
});

test('a repeat from another page, or with other marketing data, is the same lead', async () => {
  const { post, pass, arrived } = simulate({ VITE_CRM_FIELD_PAGE: '00N5g000000Page' });
  await post(leadPost({ page: '/works' }));
  await post(leadPost({ page: '/', retURL: `${SITE}/` }));
  await pass(0);
  expect(arrived).toHaveLength(1);
});

test('without scripts the same details from two pages on one day are one lead', async () => {
  const { post, pass, arrived } = simulate();
  await post(withoutScripts());
  await post(withoutScripts({ retURL: `${SITE}/`, form: 'homeInline' }));
  await post(withoutScripts({ message: 'Another question.' }));
  await pass(0);
  expect(arrived).toHaveLength(2);
});

test('lead numbers without scripts and digests of addresses differ between relays', async () => {
  const seen = [];
  for (const storage of [temporaryStorage(), temporaryStorage()]) {
    const { post } = simulate({}, storage);
    await post(withoutScripts());
    seen.push(...(await storage.all<{ id: string; address: string }>('SELECT id, address FROM leads')));
  }
  const [first, second] = seen;
  expect(first?.id).not.toBe(second?.id);
  expect(first?.address).not.toBe(second?.address);
});

test('a restarted relay still knows a lead without scripts', async () => {
  const { post, pass, arrived, restart } = simulate();
  await post(withoutScripts());
  await restart();
  await post(withoutScripts());
  await pass(MINUTE);
  expect(arrived).toHaveLength(1);
});
