/** Writes brotli and gzip copies of every text file, so that a static host need not compress. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|vtt)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressAll(folder: string): Promise<void> {
  await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(async (file) => {
      if (!compressible.test(file)) return;
      const path = join(folder, file);
      const content = readFileSync(path);
      // Quality 11 is the default.
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${path}.br`, await toBrotli(content, { params }));
      writeFileSync(`${path}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
