import { beforeEach, expect, test, vi } from 'vitest';
import { FRAME_TIMEOUT, later, makeDelivery } from '../helpers/delivery';
import { DAY, HOUR, MINUTE, SECOND } from '../helpers/durations';
import { makeEntry } from '../helpers/factories';
import { pass } from '../helpers/time';

const newLead = () => makeEntry({ createdAt: Date.now() });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
});

test('the post under way is cancelled when the page ends, and not when it is only hidden', async () => {
  const { dispatcher, post, cancelPost } = makeDelivery();
  post.mockImplementation(() => later(FRAME_TIMEOUT, false));
  void dispatcher.submit(newLead());
  await pass(SECOND);
  dispatcher.leave({ ends: false });
  expect(cancelPost).not.toHaveBeenCalled();
  void dispatcher.submit(makeEntry({ id: 'lead-two', createdAt: Date.now() }));
  await pass(SECOND);
  dispatcher.leave({ ends: true });
  expect(cancelPost).toHaveBeenCalledExactlyOnceWith('lead-two');
});

test('a confirmed lead is not repeated when the page is left', async () => {
  const { dispatcher, postWhileLeaving } = makeDelivery();
  await dispatcher.submit(newLead());
  dispatcher.leave({ ends: true });
  expect(postWhileLeaving).not.toHaveBeenCalled();
});

test('a lead whose post has ended without proof keeps its pauses when the page is left', async () => {
  const { dispatcher, postWhileLeaving, takeSilently, outbox } = makeDelivery();
  takeSilently();
  void dispatcher.submit(newLead());
  await pass(FRAME_TIMEOUT + 10 * SECOND);
  expect(outbox.get('lead-one')?.isOpen).toBeUndefined();
  dispatcher.leave({ ends: true });
  expect(postWhileLeaving).not.toHaveBeenCalled();
});

test.each([
  ['offline', { online: false }, true],
  ['when the browser refuses the request', { online: true }, false],
])('%s no post is counted', async (_, { online }, isTaken) => {
  const { dispatcher, post, postWhileLeaving, surroundings, outbox } = makeDelivery();
  post.mockImplementation(() => later(FRAME_TIMEOUT, false));
  postWhileLeaving.mockReturnValue(isTaken);
  void dispatcher.submit(newLead());
  await pass(SECOND);
  surroundings.online = online;
  dispatcher.leave({ ends: true });
  expect(outbox.get('lead-one')).toMatchObject({ posts: 1 });
});

/** A lead whose post ended with its page, a minute ago. */
const cutOff = () => ({
  ...newLead(),
  tries: 1,
  posts: 1,
  lastPost: Date.now() - MINUTE,
  nextTry: Date.now() + HOUR,
  isOpen: true,
});

test('a post that ended with its page is repeated at the first page of the next visit', async () => {
  const { dispatcher, post, outbox } = makeDelivery();
  outbox.save(cutOff());
  await dispatcher.begin({ isFirstPage: true });
  expect(post).toHaveBeenCalledOnce();
});

test('it is not repeated on the next page of the same visit, which reports it', async () => {
  const { dispatcher, post, outbox, states } = makeDelivery();
  outbox.save(cutOff());
  await dispatcher.begin({ isFirstPage: false });
  expect(post).not.toHaveBeenCalled();
  expect(states()).toEqual(['held']);
});

test('a pending lead is reported on every page, also between two retries', async () => {
  const { dispatcher, post, outbox, states } = makeDelivery();
  outbox.save({
    ...newLead(),
    tries: 2,
    posts: 1,
    lastPost: Date.now() - MINUTE,
    nextTry: Date.now() + HOUR,
  });
  await dispatcher.begin({ isFirstPage: true });
  expect(post).not.toHaveBeenCalled();
  expect(states()).toEqual(['held']);
});

test('a lead that was posted a moment ago on another page is reported when its proof is late', async () => {
  const { dispatcher, outbox, states } = makeDelivery();
  outbox.save({ ...cutOff(), lastPost: Date.now() - 4 * SECOND });
  await dispatcher.begin({ isFirstPage: false });
  expect(states()).toEqual([]);
  await pass(6 * SECOND);
  expect(states()).toEqual(['held']);
});

test('a lead that was sent offline goes out at once on the next page', async () => {
  const { dispatcher, post, outbox, states } = makeDelivery();
  outbox.save({ ...newLead(), tries: 1, nextTry: Date.now() + 22 * SECOND });
  await dispatcher.begin({ isFirstPage: true });
  expect(post).toHaveBeenCalledOnce();
  expect(states()).toEqual(['held', 'handedOff', 'confirmed']);
});

test('an answer that no repeat can change gives the lead up at once', async () => {
  const { dispatcher, post, states } = makeDelivery();
  post.mockImplementation(async () => 'refused');
  void dispatcher.submit(newLead());
  await pass(8 * DAY);
  expect(post).toHaveBeenCalledOnce();
  expect(states()).toEqual(['queued', 'handedOff', 'givenUp']);
});
