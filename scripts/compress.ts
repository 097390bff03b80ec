/** Writes brotli and gzip copies of text files, so that a static host need not compress. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|vtt)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * In bytes. A page of at most this size arrives with the first ten packets anyway, and a smaller file gains too little:
 * quality 11 takes three times as long as 10 and saves 2%.
 */
const EARLY_PACKETS = 12_500;

const shortest = async (content: Buffer) => {
  const brotli = (quality: number) =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      },
    });
  const fast = await brotli(10);
  return fast.length <= EARLY_PACKETS ? fast : brotli(11);
};

/** Compresses one file, on another thread. Tests that send files over no network set `SKIP_COMPRESSION=1`. */
export async function compress(path: string): Promise<void> {
  if (process.env['SKIP_COMPRESSION'] === '1') return;
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, await shortest(content));
  writeFileSync(`${path}.gz`, await toGzip(content, { level: 9 }));
}

/** Compresses every file of a folder that has no compressed copy yet. */
export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  await Promise.all(files.filter((path) => !existsSync(`${path}.br`)).map(compress));
}
