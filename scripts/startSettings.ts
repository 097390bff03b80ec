import { relayDefaults } from '../packages/relay/settings.ts';
import type { Config } from '../schemas/config.ts';
import type { Variables } from '../schemas/settingNames.ts';
import { isLocal } from '../schemas/webAddress.ts';
import { portFrom } from './config.ts';

/** Printed by `npm start`. The relay listens on this machine alone. */
const SAMPLE_TOKEN = 'operator-password';

/**
 * The settings that `npm start` takes from the environment, and the variables that it adds for the build and the servers.
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

/**
 * The address of the sandbox's inbox, as commands print it, and the place to which leads go instead, if there is one.
 * @param relay the relay to which the pages post, unless it is that of `npm start`
 */
export const inboxLine = (port: number, relay: string | undefined, env: Variables): string => {
  const elsewhere = relay ?? env['VITE_CRM_ENDPOINT'];
  return `http://localhost:${port}${elsewhere ? `   (leads go to ${elsewhere})` : ''}`;
};

/** Hosts by which no other machine reaches a server. */
const onThisMachine = /^(?:localhost|127\.[\d.]+|::1)$/;

/**
 * A warning when other machines can open the site, but not send its forms.
 * @param host the host and the port that the site listens on
 */
export const warningOfForms = (
  host: string,
  port: number,
  { crm, relay }: Pick<Config, 'crm' | 'relay'>,
): string | undefined => {
  const endpoint = new URL(relay ?? crm.endpoint);
  if (onThisMachine.test(host) || !isLocal(endpoint.hostname)) return undefined;
  const endpointPort = endpoint.port || '80';
  return (
    `HOST=${host} opens the site to other machines, but its forms cannot be sent from them: the pages post to ${endpoint.origin}, ` +
    `and there localhost is the other machine. To send forms from one, forward the ports ${port} and ${endpointPort} to it (for a ` +
    `phone on a cable: adb reverse tcp:${port} tcp:${port}, and the same with ${endpointPort}) and open http://localhost:${port} there.`
  );
};
