/** Builds the site for this machine and serves it together with the CRM sandbox. */
import { execFileSync } from 'node:child_process';
import { startSandbox } from '../crm-sandbox/server.ts';
import { environment, portFrom, readConfig } from './config.ts';
import { originsOf } from './headers.ts';
import { labelledFields } from './labelledFields.ts';
import { serve } from './serve.ts';

const port = portFrom('PORT', 4173);
const crmPort = portFrom('CRM_PORT', 4174);
// The addresses in the pages should be those at which this copy is looked at.
process.env['VITE_SITE_URL'] ||= environment()['VITE_SITE_URL'] || `http://localhost:${port}`;

const portTaken = (name: string, taken: number) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${taken} is in use. Choose another: ${name}=${taken + 10} npm start`);
  process.exit(1);
};

try {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' });
} catch {
  process.exit(1);
}
const config = readConfig();
const endpoint = environment()['VITE_CRM_ENDPOINT'];
const sandbox = await startSandbox({ port: crmPort, fieldLabels: labelledFields(config) }).catch(
  portTaken('CRM_PORT', crmPort),
);
const site = await serve({
  folder: 'dist',
  port,
  ...originsOf(config),
}).catch(portTaken('PORT', port));

if (sandbox && site) {
  console.log(`
  The site        http://localhost:${site.port}
  The CRM inbox   http://localhost:${sandbox.port}${endpoint ? `   (leads go to ${endpoint})` : ''}

  Try this: open the site, press "Get in touch", send your details, and find the lead in the inbox.
  Then switch the network off, send another, switch it on again: that lead arrives too.
  Stop with Ctrl+C.
`);
}
