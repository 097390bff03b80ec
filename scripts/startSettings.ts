import { relayDefaults } from '../packages/relay/settings.ts';
import type { Variables } from '../schemas/settingNames.ts';
import { portFrom } from './config.ts';

/** Printed by `npm start`. The relay listens on this machine alone. */
const SAMPLE_TOKEN = 'operator-password';

/**
 * What `npm start` takes from the environment, and the variables that it adds for the build and the servers.
 * @param env with those of .env
 * @param own those of the process alone
 */
export const startSettings = (env: Variables, own: Variables, port: number) => {
  const withRelay = env['RELAY'] === '1';
  const relayPort = portFrom('RELAY_PORT', relayDefaults.port);
  const relay = `http://localhost:${relayPort}${relayDefaults.path}`;
  // The relay answers the pages of one site alone, so with it .env may not name the public site, nor the public relay.
  const siteUrl = withRelay ? own['VITE_SITE_URL'] : env['VITE_SITE_URL'];
  return {
    host: env['HOST'] || 'localhost',
    withRelay,
    relayPort,
    token: env['RELAY_TOKEN'] || SAMPLE_TOKEN,
    forBuild: {
      ALLOW_SANDBOX: '1',
      // So that canonical addresses lead to this copy of the site.
      VITE_SITE_URL: siteUrl || `http://localhost:${port}`,
      ...(withRelay && { VITE_LEAD_RELAY: own['VITE_LEAD_RELAY'] || relay }),
    },
  };
};
