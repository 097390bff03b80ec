/** Safari announces what a script inserts like what a visitor types. A field must not take its own text for a visitor's. */
import { expect } from 'playwright/test';
import { siteUrl } from '../helpers/ports';
import { test } from './test';
import { untilHydrated } from './waits';

const email = 'main form [data-field="email"]';
const putBack = 'main form [aria-live] button';

test('a press of “Put it back” brings back what the field has removed', async ({ visitor }) => {
  const { session, run, click, press, until } = visitor;
  await session.go(`${siteUrl}/getintouch`);
  await untilHydrated(visitor);
  await click(email);
  await press('asha_rao@example.com');
  const value = () => run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value, email);
  expect(await value()).toBe('asharao@example.com');
  await click(putBack);
  await until(
    'the whole address',
    (wanted) => document.querySelector<HTMLInputElement>(wanted)?.value === 'asha_rao@example.com',
    email,
  );
});
