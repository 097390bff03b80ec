import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Handler } from '../context.ts';
import { HttpError } from '../http/httpError.ts';
import { INBOX_HEADERS, reply } from '../http/reply.ts';
import { STYLES } from '../views/layout.ts';

const require = createRequire(import.meta.url);
const own = (name: string) => () => join(import.meta.dirname, '..', 'public', name);
const packaged = (name: string) => () => require.resolve(`@fontsource-variable/${name}`);

const serve =
  (locate: () => string, type: string): Handler =>
  async ({ response }) => {
    let content: Buffer;
    try {
      content = await readFile(locate());
    } catch {
      // The fonts are an adornment: without their packages the inbox falls back to the system's.
      throw new HttpError(404, 'This file is not installed.');
    }
    reply(response, 200, content, { 'content-type': type, ...INBOX_HEADERS });
  };

export const assets: Readonly<Record<string, Handler>> = {
  ...Object.fromEntries(
    STYLES.map((name) => [`/${name}.css`, serve(own(`${name}.css`), 'text/css; charset=utf-8')] as const),
  ),
  '/inbox.js': serve(own('inbox.js'), 'text/javascript; charset=utf-8'),
  '/icon.svg': serve(own('icon.svg'), 'image/svg+xml'),
  '/fonts/display.woff2': serve(
    packaged('bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    'font/woff2',
  ),
  '/fonts/text.woff2': serve(packaged('figtree/files/figtree-latin-wght-normal.woff2'), 'font/woff2'),
};
