/**
 * `npm run canary`: sends one marked test lead to the CRM that the site is configured for, as a form of the site would.
 * `-- --dry-run` only prints it. Exits with 0 when the CRM confirms the lead.
 */
import { parseArgs } from 'node:util';
import { ConfigError } from '../../schemas/config.ts';
import { readConfig } from '../config.ts';
import { canaryFields } from './lead.ts';
import { send } from './send.ts';

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const config = readConfig();
  const fields = canaryFields(config, new Date());
  console.log(`POST ${config.crm.endpoint}`);
  for (const [name, value] of Object.entries(fields)) console.log(`  ${name} = ${value}`);
  if (values['dry-run']) console.log('Nothing was sent.');
  else {
    const { accepted, message } = await send(config.crm.endpoint, fields);
    console.log(message);
    if (!accepted) process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof TypeError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
