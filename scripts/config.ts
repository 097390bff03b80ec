/** The configuration as every command reads it. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parseConfig, type Config } from '../schemas/config.ts';
import { company } from '../src/content/company.ts';

const dotEnv = () => {
  // Tests hold what the site does by default, whatever it is configured to do for its visitors.
  const ignored = process.env['VITEST'] ?? process.env['IGNORE_DOTENV'];
  return ignored || !existsSync('.env') ? {} : parseEnv(readFileSync('.env', 'utf8'));
};

/** The variables: those of the process, else those of `.env`. */
export const environment = (): Record<string, string | undefined> => ({ ...dotEnv(), ...process.env });

/** Throws a `ConfigError` that names each wrong variable. */
export const readConfig = (): Config => parseConfig(environment(), company.siteUrl);

/** A port from the environment, or the usual one. */
export const portFrom = (name: 'PORT' | 'CRM_PORT', usual: number): number =>
  Number(environment()[name] || usual);
