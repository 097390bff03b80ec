/** `npm run dev`: Vite's development server with the CRM sandbox beside it. */
import { createServer } from 'vite';
import { startSandbox } from '../crm-sandbox/server.ts';
import { warnOfStaleArt } from './art/pictures.ts';
import { portFrom, readConfig } from './config.ts';
import { labelledFields } from './labelledFields.ts';

process.env['ALLOW_SANDBOX'] = '1';

try {
  await warnOfStaleArt();
  const sandbox = await startSandbox({
    port: portFrom('CRM_PORT', 4174),
    fieldLabels: labelledFields(readConfig()),
  });
  const vite = await createServer({ server: { port: portFrom('PORT', 4173), strictPort: true } });
  await vite.listen();
  vite.printUrls();
  console.log(`  ➜  CRM inbox: http://localhost:${sandbox.port}/`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
