/** Runs the sandbox alone: `npm start --workspace packages/crm-sandbox`. */
import { environment } from '../../schemas/environment.mjs';
import { listedFieldIds } from '../../schemas/salesforce/fieldIds.ts';
import { WEB_TO_LEAD_PATH } from '../../schemas/salesforce/ids.ts';
import { sandboxDefaults } from './fields.ts';
import { databaseFile, extraLabels } from './sandboxFor.ts';
import { startSandbox } from './server.ts';

const portFrom = (text: string): number => {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`CRM_PORT should be a number up to 65535, not "${text}".`);
};

try {
  const env = environment();
  const sandbox = await startSandbox({
    port: portFrom(env['CRM_PORT'] || String(sandboxDefaults.port)),
    host: env['CRM_HOST'] || undefined,
    file: databaseFile(env['CRM_DB']),
    organisationId: env['VITE_CRM_OID'] || undefined,
    fieldLabels: extraLabels(listedFieldIds(env).ids),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.stop());
  console.log(`[crm-sandbox] Inbox:    ${sandbox.url}/`);
  console.log(`[crm-sandbox] Endpoint: ${sandbox.url}${WEB_TO_LEAD_PATH}`);
  console.log(`[crm-sandbox] Database: ${sandbox.file}`);
} catch (error) {
  console.error(`[crm-sandbox] ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
