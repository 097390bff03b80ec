/** Runs the sandbox alone: `npx tsx crm-sandbox/main.ts`. */
import { environment, portFrom } from '../scripts/config.ts';
import { sandboxDefaults } from './fields.ts';
import { WEB_TO_LEAD_PATH } from './routes/webToLead.ts';
import { startSandbox } from './server.ts';

try {
  const sandbox = await startSandbox({
    port: portFrom('CRM_PORT', sandboxDefaults.port),
    host: process.env['CRM_HOST'],
    file: process.env['CRM_DB'],
    organisationId: environment()['VITE_CRM_OID'] || undefined,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.stop());
  console.log(`[crm-sandbox] Inbox:    ${sandbox.url}/`);
  console.log(`[crm-sandbox] Endpoint: ${sandbox.url}${WEB_TO_LEAD_PATH}`);
  console.log(`[crm-sandbox] Database: ${sandbox.file}`);
} catch (error) {
  console.error(`[crm-sandbox] ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
