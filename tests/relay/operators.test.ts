// @vitest-environment node
import { expect, test } from 'vitest';
import { expectConsole } from '../helpers/console.ts';
import { MINUTE } from '../helpers/durations.ts';
import { simulate, TOKEN } from './helpers.ts';

const signIn = (password: string) => ({ authorization: `Basic ${btoa(`operator:${password}`)}` });

test('five wrong passwords from one address stop its guesses for five minutes, and are logged', async () => {
  const { operate, pass } = simulate();
  expectConsole(/^Wrong password for \/operators from 203\.0\.113\.7, number 5\.$/);
  expectConsole(/number [1-4]\.$/);
  const status = async (password: string, address?: string) =>
    (await operate('', undefined, signIn(password), { address })).status;
  for (let guess = 0; guess < 5; guess += 1) expect(await status(`guess ${guess}`)).toBe(401);
  expect(await status(TOKEN)).toBe(429);
  expect(await status(TOKEN, '203.0.113.8')).toBe(200);
  await pass(5 * MINUTE);
  expect(await status(TOKEN)).toBe(200);
});

test('the operators’ page is served under known host names only', async () => {
  const { operate } = simulate({
    VITE_LEAD_RELAY: 'https://leads.example.com/leads',
    RELAY_HOSTS: 'inner, vpn.example',
  });
  const status = async (host: string) => {
    const answer = await operate('', undefined, signIn(TOKEN), { origin: `http://${host}` });
    return answer.status;
  };
  for (const host of [
    'leads.example.com',
    'localhost:4176',
    '127.0.0.1',
    '[::1]:4176',
    'inner',
    'vpn.example',
  ])
    expect(await status(host), `for ${host}`).toBe(200);
  const other = await operate('', undefined, signIn(TOKEN), { origin: 'http://rebound.example' });
  expect([other.status, await other.text()]).toEqual([421, expect.stringContaining('RELAY_HOSTS')]);
});
