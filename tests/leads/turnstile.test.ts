import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createPostToRelay } from '../../src/leads/postToRelay';
import { makeEntry } from '../helpers/factories';
import { stopListeningAfterwards } from '../helpers/page';

interface Options {
  sitekey: string;
  callback: (token: string) => void;
  'error-callback': (code: string) => boolean;
}

let post: ReturnType<typeof createPostToRelay>;
/** The token of each post that was sent. */
const tokens: (string | null)[] = [];
const cloudflare = 'script[src^="https://challenges.cloudflare.com/turnstile/"]';
const script = () => document.querySelector<HTMLScriptElement>(cloudflare);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  tokens.length = 0;
  stopListeningAfterwards();
  script()?.remove();
  document.body.innerHTML = '<input id="search"><form data-form="contactPage"><input id="name"></form>';
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', 'site-key');
  post = createPostToRelay('https://www.example.com/leads');
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: URLSearchParams }) => {
    tokens.push(body.get('cf-turnstile-response'));
    return Response.json({ id: body.get('lead_id') });
  });
  return () => {
    vi.unstubAllEnvs();
    delete window.turnstile;
    delete window.trustedTypes;
  };
});

const focus = (id: string) => fireEvent.focusIn(document.querySelector(`#${id}`) ?? document);
const send = (id = 'lead-number-1') => post(makeEntry({ id }), { lead_id: id });

/** Cloudflare's script after the visitor has begun with a form and it has loaded; its first token is still to come. */
const loadScript = async () => {
  focus('name');
  await vi.waitFor(() => expect(script()).not.toBeNull(), 10_000);
  const shown: (Options & { style: CSSStyleDeclaration })[] = [];
  const reset = vi.fn<(widget?: string) => void>();
  window.turnstile = {
    render: ({ style }, options) => `widget-${shown.push({ ...(options as unknown as Options), style })}`,
    reset,
  };
  fireEvent.load(script() ?? document);
  const [options] = shown;
  if (!options) throw new Error('No widget was shown.');
  return { options, reset };
};

test('Cloudflare’s script is fetched once, at the first focus in a form', async () => {
  focus('search');
  expect(await send()).toBe('proven');
  expect([script(), tokens]).toEqual([null, ['']]);
  focus('name');
  const { options } = await loadScript();
  // The site's own fields carry the token, and only a visitor whom Cloudflare doubts sees the widget.
  expect(options).toMatchObject({
    sitekey: 'site-key',
    appearance: 'interaction-only',
    'response-field': false,
    style: { position: 'fixed', insetBlockEnd: '0px', insetInlineStart: '0px', zIndex: '9999' },
  });
  expect(document.querySelectorAll(cloudflare)).toHaveLength(1);
});

test('each post has a token of its own, which it waits for', async () => {
  const { options, reset } = await loadScript();
  const first = send();
  await vi.advanceTimersByTimeAsync(0);
  expect(reset).not.toHaveBeenCalled();
  for (const token of ['first', 'second']) options.callback(token);
  await first;
  expect(reset).toHaveBeenCalledExactlyOnceWith('widget-1');
  await send('lead-number-2');
  expect(reset).toHaveBeenCalledTimes(2);
  const others = [send('lead-number-3'), send('lead-number-4')];
  await vi.advanceTimersByTimeAsync(0);
  for (const token of ['third', 'fourth']) options.callback(token);
  await Promise.all(others);
  expect(tokens).toEqual(['first', 'second', 'third', 'fourth']);
});

test('does not send an expired token', async () => {
  const { options } = await loadScript();
  options.callback('old');
  await vi.advanceTimersByTimeAsync(300_000);
  const sent = send();
  await vi.advanceTimersByTimeAsync(0);
  options.callback('new');
  await sent;
  expect(tokens).toEqual(['new']);
});

test.each([
  ['is blocked', () => fireEvent.error(script() ?? document)],
  ['is replaced by an empty one', () => fireEvent.load(script() ?? document)],
])('when Cloudflare’s script %s, the lead goes at once without a token', async (_case, breakScript) => {
  focus('name');
  await vi.waitFor(() => expect(script()).not.toBeNull(), 10_000);
  breakScript();
  // From here no time passes.
  vi.useFakeTimers({ shouldAdvanceTime: false });
  expect(await send()).toBe('proven');
  expect(tokens).toEqual(['']);
});

test('a slow script delays the lead by seconds; an error of the widget ends the wait', async () => {
  const { options } = await loadScript();
  const sent = send();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sent).toBe('proven');
  const waiting = send('lead-number-2');
  await vi.advanceTimersByTimeAsync(0);
  expect(options['error-callback']('300010')).toBe(true);
  await waiting;
  await send('lead-number-3');
  options.callback('recovered');
  await send('lead-number-4');
  expect(tokens).toEqual(['', '', '', 'recovered']);
});

test('when the site’s own file for tokens does not load, the lead goes without one, and the next focus tries again', async () => {
  vi.doMock('../../src/leads/turnstile', () => Promise.reject(new TypeError('Failed to fetch')));
  focus('name');
  expect(await send()).toBe('proven');
  vi.doUnmock('../../src/leads/turnstile');
  const { options } = await loadScript();
  options.callback('first');
  await send('lead-number-2');
  expect(tokens).toEqual(['', 'first']);
});

test('of all scripts only Cloudflare’s may be loaded', async () => {
  let allows: ((url: string) => string | null) | undefined;
  const createPolicy = vi.fn<NonNullable<typeof window.trustedTypes>['createPolicy']>(
    (_name, rules) => (allows = rules.createScriptURL),
  );
  window.trustedTypes = { createPolicy };
  await loadScript();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default']);
  const address = script()?.src ?? '';
  expect(allows?.(address)).toBe(address);
  expect(allows?.('https://challenges.cloudflare.com.evil.example/turnstile/')).toBeNull();
});

test('a token that comes too late for its post serves the next one', async () => {
  const { options } = await loadScript();
  const sent = send();
  await vi.advanceTimersByTimeAsync(5_000);
  await sent;
  options.callback('late');
  await send('lead-number-2');
  expect(tokens).toEqual(['', 'late']);
});
