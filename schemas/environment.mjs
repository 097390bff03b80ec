/**
 * The environment variables of a command: the one reader of `.env`. It is JavaScript, so that the types of the site's program do
 * not include Node's. Pages and Workers do not import it.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { trimmed } from './config.ts';

/** In the project's own folder, because the sandbox and the relay may be started in theirs. */
const dotEnv = join(import.meta.dirname, '../.env');

/** The text without its byte order mark, which would become part of the first name. */
function textIn(file) {
  const text = new TextDecoder().decode(readFileSync(file));
  // UTF-16 has nulls between the letters, and other encodings have bytes that UTF-8 does not know.
  if (/[\0\uFFFD]/.test(text))
    throw new Error(`${file} is not UTF-8. Save it as UTF-8: in Notepad, Save as, Encoding.`);
  return text;
}

export const settingsIn = (file) => (existsSync(file) ? parseEnv(textIn(file)) : {});

/** Tests check the defaults, not this machine's configuration. */
const isIgnored = () => Boolean(process.env.VITEST) || process.env.IGNORE_DOTENV === '1';

export const environment = () => trimmed({ ...(isIgnored() ? {} : settingsIn(dotEnv)), ...process.env });
