// @vitest-environment node
import { expect, test } from 'vitest';
import { parseConfig } from '../../schemas/config';
import type { Variables } from '../../schemas/settingNames';
import { inboxLine, startSettings, warningOfForms } from '../../scripts/startSettings';

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

const servlet = 'https://webto.salesforce.com/servlet/servlet.WebToLead?encoding=UTF-8';

test.each([
  { to: 'the sandbox', env: {}, note: '' },
  { to: 'Salesforce', env: { VITE_CRM_ENDPOINT: servlet }, note: `   (leads go to ${servlet})` },
  {
    to: 'a relay',
    relay: dotEnv.VITE_LEAD_RELAY,
    env: { VITE_CRM_ENDPOINT: servlet },
    note: `   (leads go to ${dotEnv.VITE_LEAD_RELAY})`,
  },
])('the address of the inbox says when leads go to another place: $to', ({ relay, env, note }) => {
  expect(inboxLine(4174, relay, env)).toBe(`http://localhost:4174${note}`);
});

const toSandbox = parseConfig({}, 'http://localhost:4173');

test('a site that is open to other machines, whose forms post to this one, says that and what to do', () => {
  expect(warningOfForms('0.0.0.0', 4173, toSandbox)).toBe(
    'HOST=0.0.0.0 opens the site to other machines, but its forms cannot be sent from them: the pages post to http://localhost:4174, and there localhost is the other machine. To send forms from one, forward the ports 4173 and 4174 to it (for a phone on a cable: adb reverse tcp:4173 tcp:4173, and the same with 4174) and open http://localhost:4173 there.',
  );
  const relay = 'http://localhost:4176/leads';
  expect(warningOfForms('192.168.1.5', 4173, { ...toSandbox, relay })).toContain(
    'post to http://localhost:4176,',
  );
});

test.each(['localhost', '127.0.0.1', '::1'])(
  'a site for this machine alone has no such warning: %s',
  (host) => {
    expect(warningOfForms(host, 4173, toSandbox)).toBeUndefined();
  },
);

test('nor has one whose forms post to another machine', () => {
  const relay = dotEnv.VITE_LEAD_RELAY;
  expect(warningOfForms('0.0.0.0', 4173, { ...toSandbox, relay })).toBeUndefined();
});
