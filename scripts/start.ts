/** Builds the site for this machine and serves it together with the CRM sandbox. */
import './explain.ts';
import { spawnSync } from 'node:child_process';
import { listen } from '../packages/crm-sandbox/listen.ts';
import { sandboxFor } from '../packages/crm-sandbox/sandboxFor.ts';
import { startSandbox } from '../packages/crm-sandbox/server.ts';
import { startRelay } from '../packages/relay/node/server.ts';
import { environment } from '../schemas/environment.mjs';
import { crmPort, readConfig, sitePort } from './config.ts';
import { originsOf } from './headers.ts';
import { serve } from './serve.ts';
import { inboxLine, startSettings, warningOfForms } from './startSettings.ts';

/** A problem with the port shows before the build, which takes a while. */
const assertPortIsFree = async (port: number, host: string) => {
  const probe = await listen(() => {}, port, host, 'PORT');
  await probe.close();
};

const port = sitePort();
const { host, withRelay, relayPort, token, forBuild } = startSettings(environment(), process.env, port);
Object.assign(process.env, forBuild);
const config = readConfig();

await assertPortIsFree(port, host);
const sandbox = await startSandbox(sandboxFor(config, crmPort()));
// Without HOST the relay listens on this machine alone. VITE_LEAD_RELAY would let operators in by another host name.
const relaySettings = { ...environment(), HOST: undefined, VITE_LEAD_RELAY: undefined, RELAY_TOKEN: token };
if (withRelay) await startRelay(relaySettings);

const build = ['--import', 'tsx', 'scripts/build.ts'];
// The end of this process also ends the sandbox and the relay.
if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0) process.exit(1);
const site = await serve({ folder: 'dist', port, host, ...originsOf(config) });
console.log(`
  The site        http://localhost:${site.port}
  The CRM inbox   ${inboxLine(sandbox.port, withRelay ? undefined : config.relay, environment())}
${withRelay ? `  The relay       http://localhost:${relayPort}/operators   (user operator, password ${token})\n` : ''}
  Try this: open the site, press "Get in touch", send your details, and find the lead in the inbox.
  Then switch the network off, send another, switch it on again: that lead arrives too.
  Stop with Ctrl+C.
`);
const warning = warningOfForms(host, site.port, config);
if (warning) console.warn(warning);
