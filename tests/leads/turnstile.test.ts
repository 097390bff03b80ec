import { fireEvent } from '@testing-library/dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPostToRelay } from '../../src/leads/postToRelay';
import { makeEntry } from '../helpers/factories';
import { find, stopListeningAfterwards } from '../helpers/page';

/** How Cloudflare's script says that it has no token. */
const troubles = [
  ['an error of the widget', 'error-callback'],
  ['the news that the browser is not supported', 'unsupported-callback'],
  ['a puzzle that the visitor does not solve in time', 'timeout-callback'],
] as const;

type Options = { callback: (token: string) => void } & Record<
  (typeof troubles)[number][1],
  (code?: string) => boolean
>;

let { post, cancel } = createPostToRelay('');
/** The token of each post that was sent. */
const tokens: (string | null)[] = [];
const cloudflare = 'script[src^="https://challenges.cloudflare.com/turnstile/"]';
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(cloudflare)];

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  tokens.length = 0;
  stopListeningAfterwards();
  for (const script of scripts()) script.remove();
  document.body.innerHTML = '<input id="search"><form data-form="contactPage"><input id="name"></form>';
  vi.stubEnv('VITE_TURNSTILE_SITE_KEY', 'site-key');
  ({ post, cancel } = createPostToRelay('https://www.example.com/leads'));
  vi.stubGlobal(
    'fetch',
    async (_address: string, { body, signal }: { body: URLSearchParams; signal: AbortSignal }) => {
      signal.throwIfAborted();
      tokens.push(body.get('cf-turnstile-response'));
      return Response.json({ id: body.get('lead_id') });
    },
  );
  return () => {
    vi.unstubAllEnvs();
    delete window.turnstile;
    delete window.trustedTypes;
  };
});

/** From here no time passes: what waits for a token waits until the test gives it one. */
const freezeTime = () => vi.useFakeTimers({ shouldAdvanceTime: false });
/** Lets everything happen that waits for no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const focus = (id: string) => fireEvent.focusIn(find(`#${id}`));
const send = (id = 'lead-number-1') => post(makeEntry({ id }), { lead_id: id });

/** The visitor begins with a form, which fetches Cloudflare's script. */
const beginForm = async () => {
  focus('name');
  return vi.waitFor(() => scripts()[0] ?? expect.fail('Cloudflare’s script was not fetched.'), 10_000);
};

/** Cloudflare's script after it has loaded; its first token is still to come. */
const loadScript = async () => {
  const script = await beginForm();
  const shown: (Options & { style: CSSStyleDeclaration })[] = [];
  const reset = vi.fn<(widget?: string) => void>();
  window.turnstile = {
    render: ({ style }, options) => `widget-${shown.push({ ...(options as unknown as Options), style })}`,
    reset,
  };
  fireEvent.load(script);
  const [options] = shown;
  if (!options) throw new Error('No widget was shown.');
  return { options, reset };
};

test('a focus outside the forms does not fetch Cloudflare’s script', async () => {
  focus('search');
  // A post waits for a script that is on its way.
  await send();
  expect(scripts()).toEqual([]);
});

test('the lead of a visitor who has not begun with a form goes at once without a token', async () => {
  freezeTime();
  void send();
  await settle();
  expect(tokens).toEqual(['']);
});

test('the first focus in a form fetches Cloudflare’s script', async () => {
  focus('name');
  await vi.waitFor(() => expect(scripts()).toHaveLength(1), 10_000);
});

test('a later focus in a form does not fetch Cloudflare’s script again', async () => {
  const { options } = await loadScript();
  focus('name');
  options.callback('token');
  // A post waits for a script that is on its way.
  await send();
  expect(scripts()).toHaveLength(1);
});

test('the widget has the site’s key, and leaves the fields to the site', async () => {
  const { options } = await loadScript();
  expect(options).toMatchObject({ sitekey: 'site-key', 'response-field': false });
});

test('only a visitor whom Cloudflare doubts sees the widget, in a corner', async () => {
  const { options } = await loadScript();
  expect(options).toMatchObject({
    appearance: 'interaction-only',
    style: { position: 'fixed', insetBlockEnd: '0px', insetInlineStart: '0px', zIndex: '9999' },
  });
});

test('a lead that its visitor deletes while its token is awaited is not posted', async () => {
  const { options } = await loadScript();
  freezeTime();
  const sent = send();
  cancel('lead-number-1');
  options.callback('token');
  expect(await sent).toBe('unproven');
  expect(tokens).toEqual([]);
});

test('a post waits for its token', async () => {
  const { options } = await loadScript();
  freezeTime();
  const sent = send();
  await settle();
  expect(tokens).toEqual([]);
  options.callback('first');
  expect(await sent).toBe('proven');
  expect(tokens).toEqual(['first']);
});

test('a token that a post has waited for is replaced', async () => {
  const { options, reset } = await loadScript();
  const sent = send();
  await settle();
  expect(reset).not.toHaveBeenCalled();
  options.callback('first');
  await sent;
  expect(reset).toHaveBeenCalledExactlyOnceWith('widget-1');
});

test('a post takes a spare token at once', async () => {
  const { options } = await loadScript();
  freezeTime();
  options.callback('spare');
  void send();
  await settle();
  expect(tokens).toEqual(['spare']);
});

test('a spare token is replaced only once a post has taken it', async () => {
  const { options, reset } = await loadScript();
  options.callback('spare');
  expect(reset).not.toHaveBeenCalled();
  await send();
  expect(reset).toHaveBeenCalledExactlyOnceWith('widget-1');
});

test('a spare token serves one post', async () => {
  const { options } = await loadScript();
  options.callback('spare');
  await send();
  const second = send('lead-number-2');
  await settle();
  options.callback('next');
  await second;
  expect(tokens).toEqual(['spare', 'next']);
});

test('two posts that wait have a token each', async () => {
  const { options } = await loadScript();
  const both = [send('lead-number-1'), send('lead-number-2')];
  await settle();
  for (const token of ['first', 'second']) options.callback(token);
  await Promise.all(both);
  expect(tokens).toEqual(['first', 'second']);
});

// Cloudflare accepts a token for 300 s, and the post takes some time.
test.each([
  ['sends a spare token until it is 280 s old', 279_999, 'old'],
  ['does not send an expired token', 280_000, 'new'],
])('%s', async (_what, age, sent) => {
  const { options } = await loadScript();
  freezeTime();
  options.callback('old');
  await vi.advanceTimersByTimeAsync(age);
  const posted = send();
  await settle();
  options.callback('new');
  await posted;
  expect(tokens).toEqual([sent]);
});

test.each([
  { event: 'is blocked', breakScript: (script: HTMLScriptElement) => fireEvent.error(script) },
  {
    event: 'is replaced by an empty one',
    breakScript: (script: HTMLScriptElement) => fireEvent.load(script),
  },
])('when Cloudflare’s script $event, the lead goes at once without a token', async ({ breakScript }) => {
  const script = await beginForm();
  breakScript(script);
  freezeTime();
  void send();
  await settle();
  expect(tokens).toEqual(['']);
});

test('a post waits five seconds for a token, and goes without one then', async () => {
  await loadScript();
  freezeTime();
  const sent = send();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(tokens).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe('proven');
  expect(tokens).toEqual(['']);
});

test.each(troubles)('%s ends the wait for a token', async (_trouble, name) => {
  const { options } = await loadScript();
  freezeTime();
  void send();
  await settle();
  expect(tokens).toEqual([]);
  options[name]();
  await settle();
  expect(tokens).toEqual(['']);
});

test('Cloudflare’s script is told that its error is handled', async () => {
  const { options } = await loadScript();
  expect(options['error-callback']('300010')).toBe(true);
});

test.each(troubles)('after %s a lead goes at once without a token', async (_trouble, name) => {
  const { options } = await loadScript();
  freezeTime();
  options[name]();
  void send();
  await settle();
  expect(tokens).toEqual(['']);
});

test('a widget that recovers from an error gives tokens again', async () => {
  const { options } = await loadScript();
  options['error-callback']('300010');
  options.callback('recovered');
  await send();
  expect(tokens).toEqual(['recovered']);
});

/** The site's own file for tokens does not load, as when the connection breaks. Returns the function that repairs it. */
const loseOwnFile = () => {
  vi.doMock('../../src/leads/turnstile', () => Promise.reject(new TypeError('Failed to fetch')));
  const repair = () => vi.doUnmock('../../src/leads/turnstile');
  onTestFinished(repair);
  return repair;
};

test('when the site’s own file for tokens does not load, the lead goes at once without a token', async () => {
  loseOwnFile();
  freezeTime();
  focus('name');
  expect(await send()).toBe('proven');
  // Otherwise the file has loaded after all.
  expect(scripts()).toEqual([]);
  expect(tokens).toEqual(['']);
});

test('when the site’s own file for tokens did not load, the next focus tries again', async () => {
  const repair = loseOwnFile();
  freezeTime();
  focus('name');
  await send();
  expect(scripts()).toEqual([]);
  repair();
  await beginForm();
  expect(scripts()).toHaveLength(1);
});

test('of all scripts only Cloudflare’s may be loaded', async () => {
  let allows: ((url: string) => string | null) | undefined;
  const createPolicy = vi.fn<NonNullable<typeof window.trustedTypes>['createPolicy']>(
    (_name, rules) => (allows = rules.createScriptURL),
  );
  window.trustedTypes = { createPolicy };
  const { src } = await beginForm();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['default']);
  expect(allows?.(src)).toBe(src);
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
