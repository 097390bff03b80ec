import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '../../../schemas/config.ts';

const NAME = 'relay.sqlite';

/** Whether the file is there, or a copy that the next start takes back. */
const isInUse = (file: string) =>
  existsSync(dirname(file)) && readdirSync(dirname(file)).some((name) => name.startsWith(NAME));

/**
 * The relay's file.
 * @param named the value of RELAY_DB
 * @param folder where the relay was started
 */
export function databaseFile(named: string | undefined, folder = ''): string {
  if (named?.includes('://'))
    throw new ConfigError(`RELAY_DB should be a file on this machine, not ${named}. docs/relay.md says why.`);
  if (named) return named;
  const file = join(folder, 'data', NAME);
  // The default of earlier versions, in a folder that people empty. Its leads must not be left there unseen.
  const former = join(folder, '.cache', NAME);
  if (!isInUse(former)) return file;
  console.warn(
    `The leads are in ${former}, and people empty that folder. Stop the relay and move every ${former}* to ${dirname(file)}.`,
  );
  return former;
}
