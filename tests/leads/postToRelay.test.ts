import { expect, onTestFinished, test, vi } from 'vitest';
import { parseConfig, publicConfig } from '../../schemas/config';
import { createPage } from '../../src/leads/page';
import { createPostToRelay } from '../../src/leads/postToRelay';
import { makeEntry } from '../helpers/factories';
import { override } from '../helpers/page';

const leadId = 'lead-number-1';
const fields = { message: 'Hello', lead_id: leadId };
const relay = 'https://www.example.com/leads';
const { post: postToRelay, cancel } = createPostToRelay(relay);

/** Posts a lead that the relay answers like this. */
const post = async (answer: Response, changes = {}) => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(answer);
  vi.stubGlobal('fetch', send);
  return {
    result: await postToRelay(makeEntry({ id: leadId }), { ...fields, ...changes }),
    request: send.mock.calls[0],
  };
};

const answers: [
  name: string,
  body: object | null,
  status: number,
  result: 'proven' | 'unproven' | 'refused',
][] = [
  ['a receipt for the lead', { id: leadId }, 200, 'proven'],
  ['a receipt for another lead', { id: 'lead-number-2' }, 200, 'unproven'],
  ['an answer that is no receipt', null, 200, 'unproven'],
  ['a list with a receipt', [{ id: leadId }], 200, 'unproven'],
  ['a failure', { id: leadId }, 500, 'unproven'],
  ['a limit of the relay', {}, 429, 'unproven'],
  // No repeat can get another answer.
  ['a final answer', {}, 400, 'refused'],
  ['a final answer', {}, 413, 'refused'],
  ['a final answer', {}, 415, 'refused'],
  ['a final answer', {}, 422, 'refused'],
];
test.each(answers)('%s, %j with %i, means %s', async (_, answer, status, expected) => {
  const { result, request } = await post(Response.json(answer, { status }));
  expect(result).toBe(expected);
  const headers = { accept: 'application/json' };
  const init = { method: 'POST', headers, credentials: 'omit', keepalive: true };
  expect(request).toMatchObject([relay, init]);
  expect(Object.fromEntries(request?.[1]?.body as URLSearchParams)).toEqual(fields);
});

test.each([
  ['breaks', new TypeError('Failed to fetch')],
  ['waits too long', new DOMException('The receipt came too late.', 'TimeoutError')],
])('a post whose connection %s may have arrived', async (_, reason) => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(reason));
  expect(await postToRelay(makeEntry({ id: leadId }), fields)).toBe('unproven');
});

/** Posts a lead to a relay that never answers. */
const postWithoutAnswer = () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  return postToRelay(makeEntry({ id: leadId }), fields);
};

test('a post waits for its receipt for 30 s, and no longer', async () => {
  vi.useFakeTimers();
  const ended = vi.fn<(result: string) => void>();
  void postWithoutAnswer().then(ended);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith('unproven');
});

test('a lead that its visitor deletes ends its post', async () => {
  const result = postWithoutAnswer();
  cancel(leadId);
  expect(await result).toBe('unproven');
});

test('a post whose receipt breaks off may have arrived', async () => {
  const { result } = await post(new Response('{"id":"lead-'));
  expect(result).toBe('unproven');
});

test('a message that is too long for keepalive is posted without it', async () => {
  const { request } = await post(Response.json({}), { message: 'x'.repeat(70_000) });
  expect(request?.[1]?.keepalive).toBe(false);
});

const config = publicConfig(
  parseConfig({ VITE_LEAD_RELAY: relay, VITE_SITE_URL: 'https://www.example.com' }, ''),
);

// e2e/posts.spec.ts has the posts of a site that always had a relay.
test('a lead that was stored before the site had a relay goes there with its id', async () => {
  vi.stubEnv('VITE_LEAD_RELAY', relay);
  onTestFinished(() => void vi.unstubAllEnvs());
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: URLSearchParams }) => {
    if (body) sent.push([address, Object.fromEntries(body)]);
    return Response.json({ id: body?.get('lead_id') });
  });
  const entry = makeEntry();
  localStorage.setItem('outbox:lead-one', JSON.stringify(entry));
  vi.spyOn(Math, 'random').mockReturnValue(0);
  void createPage(config).deliverPending({ isNewVisit: true });
  const expected = { ...entry.fields, lead_id: 'lead-one', retURL: location.origin + location.pathname };
  await vi.waitFor(() => expect(sent).toEqual([[relay, expected]]), 10_000);
});

test.each([
  { what: 'leaves the page', isEnded: false, act: 'leave' },
  { what: 'deletes the lead', isEnded: true, act: 'remove' },
] as const)('a visitor who $what: the post to the relay ends: $isEnded', async ({ act, isEnded }) => {
  vi.stubEnv('VITE_LEAD_RELAY', relay);
  onTestFinished(() => void vi.unstubAllEnvs());
  override(navigator, 'sendBeacon', () => true);
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise(() => {});
  });
  const { dispatcher } = createPage(config);
  void dispatcher.submit(makeEntry({ id: leadId }));
  await vi.waitFor(() => expect(signals).toHaveLength(1), 10_000);
  if (act === 'leave') dispatcher.leave({ ends: true });
  else dispatcher.remove(leadId);
  expect(signals[0]?.aborted).toBe(isEnded);
});

test('with a relay pages have its address and plain names, and need no settings of the CRM', () => {
  const { crm } = config;
  expect(crm.endpoint).toBe(relay);
  expect([crm.oid, crm.recordType, crm.confirmation]).toEqual(['', '', 'frame']);
  expect(crm.formFields.message).toBe('message');
  expect(crm.fields).toEqual({ lead_id: 'lead_id' });
});
