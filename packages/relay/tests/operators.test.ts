// @vitest-environment node
import { expect, test } from 'vitest';
import { expectConsole } from '../../../tests/helpers/console.ts';
import { MINUTE } from '../durations.ts';
import { parseRelaySettings, warningsFor } from '../settings.ts';
import { settings, signIn, simulate, SITE, TOKEN } from './helpers.ts';

test.each([
  ['asks for its password', {}, 401],
  ['opens with its password', signIn(TOKEN), 200],
])('the operators’ page %s', async (_what, headers, status) => {
  expect((await simulate().operate('', undefined, headers)).status).toBe(status);
});

test('a relay without a password has no operators’ page', async () => {
  const { operate } = simulate({ RELAY_TOKEN: '' });
  expect((await operate('', undefined, signIn(TOKEN))).status).toBe(404);
});

test.each<[what: string, sent: Record<string, string>, status: number]>([
  ['another site cannot press the buttons of the operators’ page', { 'sec-fetch-site': 'cross-site' }, 403],
  ['the operators’ page can press its buttons', { 'sec-fetch-site': 'same-origin' }, 303],
  // Over plain HTTP a browser sends only this.
  ['the operators’ page can press its buttons over plain HTTP', { origin: 'https://relay.example.com' }, 303],
])('%s', async (_what, sent, status) => {
  const headers = { ...signIn(TOKEN), ...sent };
  expect((await simulate().operate('/retry', { id: 'lead-number-1' }, headers)).status).toBe(status);
});

test('over plain HTTP the operators’ page lets the browser name its origin', async () => {
  const { headers } = await simulate().operate();
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

test('five wrong passwords from one address stop its guesses for five minutes, and are logged', async () => {
  const { operate, pass } = simulate();
  expectConsole(/^Wrong password for \/operators from 203\.0\.113\.7, number 5\.$/);
  expectConsole(/number [1-4]\.$/);
  const status = async (password: string, options = {}) =>
    (await operate('', undefined, signIn(password), options)).status;
  for (let guess = 0; guess < 5; guess += 1) expect(await status(`guess ${guess}`)).toBe(401);
  expect(await status(TOKEN)).toBe(429);
  expect(await status(TOKEN, { address: '203.0.113.8' })).toBe(200);
  await pass(5 * MINUTE);
  expect(await status(TOKEN)).toBe(200);
});

test('the operators’ page is served under known host names only', async () => {
  const { operate } = simulate({
    VITE_LEAD_RELAY: 'https://leads.example.com/leads',
    RELAY_HOSTS: 'inner, vpn.example',
  });
  const answerTo = async (host: string) =>
    operate('', undefined, signIn(TOKEN), { origin: `http://${host}` });
  for (const host of ['leads.example.com', 'localhost:4176', '[::1]:4176', 'inner', 'vpn.example'])
    expect((await answerTo(host)).status, `at ${host}`).toBe(200);
  const refused = await answerTo('rebound.example');
  expect([refused.status, await refused.text()]).toEqual([421, expect.stringContaining('RELAY_HOSTS')]);
});

const hostsOf = (RELAY_HOSTS: string) => parseRelaySettings({ ...settings, RELAY_HOSTS }, SITE).hosts;

test.each([
  { written: 'Relay.Example.com', host: 'relay.example.com' },
  { written: ' inner, lead_relay ', host: 'lead_relay' },
  { written: '10.0.0.7', host: '10.0.0.7' },
  { written: '[FD00::7]', host: '[fd00::7]' },
])('RELAY_HOSTS $written is taken: a browser asks for $host', ({ written, host }) => {
  expect(hostsOf(written)).toContain(host);
});

test.each([
  { what: 'an address', written: 'https://relay.example.com' },
  { what: 'a port', written: 'relay.example.com:4176' },
  { what: 'the usual port', written: 'relay.example.com:80' },
  { what: 'a path', written: 'relay.example.com/operators' },
  { what: 'a star', written: '*.example.com' },
  { what: 'IPv6 without brackets', written: 'fd00::7' },
  { what: 'one wrong name among right ones', written: 'inner, vpn.example:4176' },
])('RELAY_HOSTS with $what is refused: no request would match it', ({ written }) => {
  expect(() => hostsOf(written)).toThrow(/^RELAY_HOSTS should be host names .*without a port\.$/);
});

test.each([
  { what: 'an empty RELAY_HOSTS', written: '' },
  { what: 'a comma at its end', written: 'inner,' },
])('$what adds no empty host name', ({ written }) => {
  expect(hostsOf(written)).not.toContain('');
});

test('a relay with Turnstile but without an operators’ password does not start', () => {
  const start = () =>
    parseRelaySettings({ ...settings, RELAY_TOKEN: '', RELAY_TURNSTILE_SECRET: 'secret' }, SITE);
  expect(start).toThrow(/^RELAY_TURNSTILE_SECRET needs RELAY_TOKEN\..+Set RELAY_TOKEN to a password/s);
});

test('at its start a relay warns if nobody would see a problem', () => {
  const warnings = (changes: object) =>
    warningsFor(parseRelaySettings({ ...settings, ...changes }, SITE), []);
  expect(warnings({ RELAY_TOKEN: '' }).join()).toContain('neither RELAY_TOKEN nor RELAY_WEBHOOK is set');
  expect(warnings({ RELAY_TOKEN: '', RELAY_WEBHOOK: 'https://hooks.example.org/x' })).toEqual([]);
});

test.each([
  { name: 'RELAY_TOKN', hint: 'Did you mean RELAY_TOKEN?' },
  { name: 'RELAY_KEEP_LEADS_FOR', hint: 'docs/relay.md lists all settings.' },
])('at its start a relay warns of $name, which is no setting: $hint', ({ name, hint }) => {
  const names = [name, 'RELAY', 'PATH', ...Object.keys(settings)];
  expect(warningsFor(parseRelaySettings(settings, SITE), names)).toEqual([
    `${name} is not a setting of the relay. ${hint}`,
  ]);
});

test.each(['true', 'yes', '2', '1 proxy'])('RELAY_PROXY=%s is refused', (RELAY_PROXY) => {
  expect(() => parseRelaySettings({ ...settings, RELAY_PROXY }, SITE)).toThrow(
    'RELAY_PROXY should be 1 if a proxy in front writes X-Forwarded-For, and else 0 or empty.',
  );
});

test.each([
  { RELAY_PROXY: '1', hasProxy: true },
  { RELAY_PROXY: '0', hasProxy: false },
  { RELAY_PROXY: '', hasProxy: false },
])('RELAY_PROXY=$RELAY_PROXY is taken', ({ RELAY_PROXY, hasProxy }) => {
  expect(parseRelaySettings({ ...settings, RELAY_PROXY }, SITE).hasProxy).toBe(hasProxy);
});

test.each(['abc', '65536', '-1', '41.76'])('RELAY_PORT=%s is refused', (RELAY_PORT) => {
  expect(() => parseRelaySettings({ ...settings, RELAY_PORT }, SITE)).toThrow(
    'RELAY_PORT should be a number from 0 to 65535.',
  );
});
