/** Reads the configuration, for every command. */
import { ConfigError, parseConfig, type Config } from '../schemas/config.ts';
import { environment } from '../schemas/environment.mjs';
import { sandboxDefaults } from '../schemas/salesforce/ids.ts';
import { company } from '../src/content/company.ts';

/**
 * `--allow-sandbox` on the command line means ALLOW_SANDBOX=1.
 * @throws ConfigError that names each wrong variable
 */
export const readConfig = (): Config => {
  // First, because the addresses that it is a part of would be called wrong.
  crmPort();
  const allowed = process.argv.includes('--allow-sandbox') || process.env['VITEST'];
  return parseConfig({ ...environment(), ...(allowed && { ALLOW_SANDBOX: '1' }) }, company.siteUrl);
};

/**
 * 0, which would take any free port, is refused: the build must know the addresses that it writes into the pages.
 * @param settings by default the variables of the environment and of `.env`
 * @throws ConfigError when the variable is not a port
 */
export const portFrom = (
  name: 'PORT' | 'CRM_PORT' | 'RELAY_PORT',
  usual: number,
  settings: NodeJS.ProcessEnv = environment(),
): number => {
  const port = Number(settings[name] || usual);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new ConfigError(`${name} should be a number from 1 to 65535, not "${settings[name] ?? ''}".`);
};

/** The port of the CRM sandbox. */
export const crmPort = (): number => portFrom('CRM_PORT', sandboxDefaults.port);

/**
 * The port of a site that runs together with the sandbox.
 * @throws ConfigError when both would have the same port
 */
export const sitePort = (): number => {
  const port = portFrom('PORT', 4173);
  if (port !== crmPort()) return port;
  throw new ConfigError(
    `PORT and CRM_PORT are both ${port}, but the site and the CRM sandbox need a port each. Set one of them to another.`,
  );
};
