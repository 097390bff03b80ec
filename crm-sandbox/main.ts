/** Runs the sandbox alone: `npx tsx crm-sandbox/main.ts`. */
import { portFrom } from '../scripts/config.ts';
import { sandboxDefaults } from './fields.ts';
import { WEB_TO_LEAD_PATH } from './routes/webToLead.ts';
import { startSandbox } from './server.ts';

try {
  const sandbox = await startSandbox({
    port: portFrom('CRM_PORT', sandboxDefaults.port),
    host: process.env['CRM_HOST'],
    file: process.env['CRM_DB'],
    organisationId: process.env['CRM_OID'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.stop());
  process.stdout.write(
    `[crm-sandbox] Inbox:    ${sandbox.url}/\n` +
      `[crm-sandbox] Endpoint: ${sandbox.url}${WEB_TO_LEAD_PATH}\n` +
      `[crm-sandbox] Database: ${sandbox.file}\n`,
  );
} catch (error) {
  process.stderr.write(`[crm-sandbox] ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
