/** `npx tsx scripts/deploy/cloudfront.ts headers|upload BUCKET`: prints the input of docs/deploy/cloudfront.md's commands. */
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { company } from '../../src/content/company.ts';
import { redirects } from '../../src/seo/addresses.ts';
import { readConfig } from '../config.ts';
import { headerRules, headersFor, originsOf, type HeaderRule } from '../headers.ts';
import { mediaTypes } from '../mediaTypes.ts';
import { filesIn } from './filesIn.ts';

/**
 * A response headers policy. CloudFront has a form of its own for four headers. `Cache-Control` is not in it: it
 * differs by folder, so each file in S3 has its own.
 */
export const cloudFrontHeaders = (rules: readonly HeaderRule[]) => {
  const {
    'Content-Security-Policy': policy = '',
    'Referrer-Policy': referrer = '',
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _noSniff,
    'Cache-Control': _differs,
    ...others
  } = headersFor(rules, '/');
  const items = Object.entries(others).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: new URL(company.siteUrl).hostname.replaceAll('.', '-'),
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
      },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
};

/** The pages that redirect on hosts that cannot. CloudFront redirects by its function. */
const redirectFolders = [...new Set(redirects.map(({ from }) => `${dirname(from).slice(1)}/`))];
/** How the paths of files begin that are only for other hosts. */
const notUploaded = ['.', '_', ...redirectFolders];
const isUploaded = (file: string) => {
  const isFolder = extname(file) === '';
  // CloudFront compresses files itself.
  const isCompressed = /\.(br|gz)$/.test(file);
  return !isFolder && !isCompressed && !notUploaded.some((start) => file.startsWith(start));
};

/**
 * The commands that upload every file once, with its type and caching. Pages are last, so that none ever names a
 * missing file.
 * @throws Error for a file whose extension has no media type
 */
export function s3Commands(
  files: readonly string[],
  rules: readonly HeaderRule[],
  from: string,
  bucket: string,
) {
  const cached = rules.map(({ path }) => path.slice(1, -1)).filter(Boolean);
  const folderOf = (file: string) => cached.find((start) => file.startsWith(start)) ?? '';
  const kinds = new Map(files.filter(isUploaded).map((file) => [`${folderOf(file)}*${extname(file)}`, file]));
  const order = ([kind]: [string, string]) => Number(kind.startsWith('*')) + Number(kind.endsWith('.html'));
  return [...kinds]
    .toSorted((a, b) => order(a) - order(b))
    .map(([kind, file]) => {
      const mediaType = mediaTypes[extname(file).slice(1)];
      if (!mediaType) throw new Error(`${file}: add the type of "${extname(file)}" to scripts/mediaTypes.ts`);
      const folder = folderOf(file);
      // The last filter that matches a file counts.
      const excluded = folder ? [] : [...cached, ...notUploaded].map((start) => `--exclude '${start}*'`);
      return [
        `aws s3 cp ${from} s3://${bucket} --recursive --only-show-errors --exclude '*' --include '${kind}'`,
        ...excluded,
        `--content-type '${mediaType}' --cache-control '${headersFor(rules, `/${folder}`)['Cache-Control']}'`,
      ].join(' ');
    });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, bucket = ''] = process.argv.slice(2);
  const from = process.env['OUT_DIR'] ?? 'dist';
  const rules = headerRules(originsOf(readConfig()));
  if (what === 'headers') console.log(JSON.stringify(cloudFrontHeaders(rules), null, 2));
  else if (what === 'upload' && bucket)
    console.log(s3Commands(filesIn(from), rules, from, bucket).join('\n'));
  else throw new Error('Usage: npx tsx scripts/deploy/cloudfront.ts headers | upload BUCKET');
}
