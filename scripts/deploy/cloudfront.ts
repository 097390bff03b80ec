/** `npx tsx scripts/deploy/cloudfront.ts headers|upload BUCKET`: prints what docs/deploy/cloudfront.md hands to `aws`. */
import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readBuiltSite } from './builtSite.ts';
import { cloudFrontHeaders } from './cloudFrontHeaders.ts';
import { asCommand, s3Uploads } from './s3Uploads.ts';

const from = process.env['OUT_DIR'] ?? 'dist';
const [what, bucket = ''] = process.argv.slice(2);

try {
  const { folder, rules } = readBuiltSite(resolve(from));
  if (what === 'headers') console.log(JSON.stringify(cloudFrontHeaders(rules), null, 2));
  else if (what === 'upload' && /^[a-z0-9][a-z0-9.-]+$/.test(bucket)) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
    const kept = rules.map(({ path }) => path.slice(1, -1)).filter((prefix) => prefix !== '');
    for (const upload of s3Uploads(files, rules)) console.log(asCommand(upload, from, bucket, kept));
  } else throw new Error('Usage: npx tsx scripts/deploy/cloudfront.ts headers | upload BUCKET');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
