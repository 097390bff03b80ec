// @vitest-environment node
import { expect, test } from 'vitest';
import { leadPost, simulate } from './helpers.ts';

test('the form page repeats the hidden fields of a form, and nothing that a sender makes up', async () => {
  const { post } = simulate();
  const made = { phone: '1', form: 'homeInline', page: '/works', oid: '00D666', made_up: 'x' };
  const page = await (await post(leadPost(made), { accept: 'text/html' })).text();
  for (const name of ['form', 'page', 'retURL', 'lead_id'])
    expect(page).toContain(`type="hidden" name="${name}"`);
  expect(page).not.toMatch(/made_up|00D666/);
});

test('a post of thousands of fields is refused before they are read', async () => {
  const { post } = simulate();
  const fields = Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`a${n}`, '']));
  expect((await post(fields, { accept: 'text/html' })).status).toBe(413);
});

test('the longest message in the widest script is taken', async () => {
  const { post, pass, arrived } = simulate();
  const message = 'సీ'.repeat(16_000);
  expect((await post(leadPost({ message }))).status).toBe(200);
  await pass(0);
  expect(arrived[0]?.['00NUH000003VHUJ']).toBe(message);
});

test('a longer body is refused', async () => {
  const { post } = simulate();
  expect((await post(leadPost({ message: 'x'.repeat(350_000) }))).status).toBe(413);
});
