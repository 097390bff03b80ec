/** The configuration as every command reads it. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError, parseConfig, type Config } from '../schemas/config.ts';
import { company } from '../src/content/company.ts';

const dotEnv = () => {
  // Tests hold what the site does by default, whatever it is configured to do for its visitors.
  const ignored = process.env['VITEST'] ?? process.env['IGNORE_DOTENV'];
  return ignored || !existsSync('.env') ? {} : parseEnv(readFileSync('.env', 'utf8'));
};

/** The variables: those of the process, else those of `.env`. */
export const environment = (): Record<string, string | undefined> => ({ ...dotEnv(), ...process.env });

/** Throws a `ConfigError` that names each wrong variable. The argument `--allow-sandbox` means ALLOW_SANDBOX=1. */
export const readConfig = (): Config => {
  const allowed = process.argv.includes('--allow-sandbox') || process.env['VITEST'];
  return parseConfig({ ...environment(), ...(allowed && { ALLOW_SANDBOX: '1' }) }, company.siteUrl);
};

/** A port from the environment, or the usual one. */
export const portFrom = (name: 'PORT' | 'CRM_PORT', usual: number): number => {
  const port = Number(environment()[name] || usual);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError(`${name} should be a number up to 65535, not "${environment()[name] ?? ''}".`);
};
