// @vitest-environment node
import { expect, test } from 'vitest';
import type { Variables } from '../../schemas/settingNames';
import { startSettings } from '../../scripts/startSettings';

const dotEnv = {
  VITE_SITE_URL: 'https://www.example.com',
  VITE_LEAD_RELAY: 'https://leads.example.com/leads',
};
const forBuild = (env: Variables, own: Variables = {}) =>
  startSettings({ ...env, ...own }, own, 4173).forBuild;

test('with the relay of npm start, .env cannot make the pages those of another address: the relay would not answer them', () => {
  expect(forBuild({ ...dotEnv, RELAY: '1' })).toMatchObject({
    VITE_SITE_URL: 'http://localhost:4173',
    VITE_LEAD_RELAY: 'http://localhost:4176/leads',
  });
});

test('the command line can name another address', () => {
  expect(forBuild({ ...dotEnv, RELAY: '1' }, { VITE_SITE_URL: 'http://127.0.0.1:4173' }).VITE_SITE_URL).toBe(
    'http://127.0.0.1:4173',
  );
});

test('without the relay the address of .env stays', () => {
  expect(forBuild(dotEnv)).toEqual({ ALLOW_SANDBOX: '1', VITE_SITE_URL: 'https://www.example.com' });
});
