import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchPost } from '../../src/leads/postByFetch';

/** Posts a body of about so many bytes. Returns whether the post outlives its page, and what ends it. */
const post = (bytes: number) => {
  let end = () => {};
  const answer = new Promise<Response>((resolve) => {
    end = () => resolve(new Response());
  });
  const request = vi.fn<typeof fetch>(() => answer);
  vi.stubGlobal('fetch', request);
  const sent = fetchPost('https://crm.example/leads', new URLSearchParams({ message: 'a'.repeat(bytes) }));
  const [, init] = request.mock.calls[0] ?? [];
  const finish = async () => {
    end();
    await sent;
  };
  // The length of a post counts until it has ended.
  onTestFinished(finish);
  return { outlivesPage: init?.keepalive, finish };
};

test('a post outlives its page', () => {
  expect(post(35_000).outlivesPage).toBe(true);
});

// Browsers would refuse it otherwise.
test('a post that is too long does not outlive its page', () => {
  expect(post(65_000).outlivesPage).toBe(false);
});

test('a post that is too long together with another one under way does not outlive its page', () => {
  post(35_000);
  expect(post(35_000).outlivesPage).toBe(false);
});

test('a post outlives its page when the one before it has ended', async () => {
  await post(35_000).finish();
  expect(post(35_000).outlivesPage).toBe(true);
});
