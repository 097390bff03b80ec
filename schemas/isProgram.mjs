/** JavaScript, as environment.mjs is, and for the same reason. */
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const isProgram = (url) => {
  const [, started = ''] = process.argv;
  // Node resolves links in the address of a module, but not in the path of the program.
  return existsSync(started) && realpathSync(started) === realpathSync(fileURLToPath(url));
};
