// @vitest-environment node
import { expect, test } from 'vitest';
import { leadPost, simulate } from '../../packages/relay/tests/helpers.ts';

test('the relay takes a number with the country code, as a form without scripts posts it', async () => {
  const { post, pass, arrived } = simulate();
  await post(leadPost({ phone: '+91 98765 43210' }), { accept: 'text/html' });
  await pass(0);
  expect(arrived).toMatchObject([{ phone: '9876543210' }]);
});
