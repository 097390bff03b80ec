/** Builds the site for this machine and serves it together with the CRM sandbox. */
import './explain.ts';
import { spawnSync } from 'node:child_process';
import { listen } from '../packages/crm-sandbox/listen.ts';
import { sandboxFor } from '../packages/crm-sandbox/sandboxFor.ts';
import { startSandbox } from '../packages/crm-sandbox/server.ts';
import { startRelay } from '../packages/relay/node/server.ts';
import { relayDefaults } from '../packages/relay/settings.ts';
import { sandboxDefaults } from '../schemas/salesforce/ids.ts';
import { environment, portFrom, readConfig } from './config.ts';
import { originsOf } from './headers.ts';
import { serve } from './serve.ts';

const port = portFrom('PORT', 4173);
const host = environment()['HOST'] || 'localhost';
// So that canonical addresses lead to this copy of the site.
process.env['VITE_SITE_URL'] ||= environment()['VITE_SITE_URL'] || `http://localhost:${port}`;
process.env['ALLOW_SANDBOX'] = '1';
const withRelay = environment()['RELAY'] === '1';
const relayPort = Number(environment()['RELAY_PORT'] || relayDefaults.port);
const token = environment()['RELAY_TOKEN'] || 'operator-password';
if (withRelay) process.env['VITE_LEAD_RELAY'] ||= `http://localhost:${relayPort}${relayDefaults.path}`;
const config = readConfig();

// Ports and database are checked before the build, so that a problem shows at once.
await (await listen(() => {}, port, host, 'PORT')).close();
const sandbox = await startSandbox(sandboxFor(config, portFrom('CRM_PORT', sandboxDefaults.port)));
const relaySettings = { ...environment(), HOST: undefined, VITE_LEAD_RELAY: undefined, RELAY_TOKEN: token };
if (withRelay) await startRelay(relaySettings);

const build = ['--import', 'tsx', 'scripts/build.ts'];
if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) process.exit(1);
const site = await serve({ folder: 'dist', port, host, ...originsOf(config) });
const endpoint = environment()['VITE_CRM_ENDPOINT'];
console.log(`
  The site        http://localhost:${site.port}
  The CRM inbox   http://localhost:${sandbox.port}${endpoint ? `   (leads go to ${endpoint})` : ''}
${withRelay ? `  The relay       http://localhost:${relayPort}/operators   (user operator, password ${token})\n` : ''}
  Try this: open the site, press "Get in touch", send your details, and find the lead in the inbox.
  Then switch the network off, send another, switch it on again: that lead arrives too.
  Stop with Ctrl+C.
`);
