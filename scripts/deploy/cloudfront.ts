/** `npx tsx scripts/deploy/cloudfront.ts headers|upload BUCKET`: prints the input of docs/deploy/cloudfront.md's commands. */
import { dirname, extname } from 'node:path';
import { isProgram } from '../../schemas/isProgram.mjs';
import { company } from '../../src/content/company.ts';
import { redirects } from '../../src/seo/addresses.ts';
import { readConfig } from '../config.ts';
import { headerRules, headersFor, notFoundHeaders, originsOf, type HeaderRule } from '../headers.ts';
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

const options = (name: 'exclude' | 'include', patterns: readonly string[]) =>
  patterns.map((pattern) => `--${name} '${pattern}'`).join(' ');
const notFoundFiles = ['404.html', '*/404.html'];

/**
 * The commands that upload every file once, with its type and caching. Pages come last, so that none ever names a
 * missing file. The very last command removes the pages that the site no longer has, which would go on taking leads.
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
  const elsewhere = [...cached, ...notUploaded].map((start) => `${start}*`);
  const upload = (include: readonly string[], exclude: readonly string[], type: string, caching = '') =>
    [
      `aws s3 cp ${from} s3://${bucket} --recursive --only-show-errors`,
      // The last filter that matches a file counts.
      options('exclude', ['*']),
      options('include', include),
      ...(exclude.length > 0 ? [options('exclude', exclude)] : []),
      `--content-type '${type}' --cache-control '${caching}'`,
    ].join(' ');
  const kinds = new Map(files.filter(isUploaded).map((file) => [`${folderOf(file)}*${extname(file)}`, file]));
  const order = ([kind]: [string, string]) => Number(kind.startsWith('*')) + Number(kind.endsWith('.html'));
  const uploads = [...kinds]
    .toSorted((a, b) => order(a) - order(b))
    .map(([kind, file]) => {
      const mediaType = mediaTypes[extname(file).slice(1)];
      if (!mediaType) throw new Error(`${file}: add the type of "${extname(file)}" to scripts/mediaTypes.ts`);
      const folder = folderOf(file);
      const exclude = folder ? [] : [...elsewhere, ...(kind === '*.html' ? notFoundFiles : [])];
      return upload([kind], exclude, mediaType, headersFor(rules, `/${folder}`)['Cache-Control']);
    });
  const removeOldPages = [
    `aws s3 sync ${from} s3://${bucket} --delete --size-only --only-show-errors`,
    options('exclude', ['*']),
    options('include', ['*.html']),
    options(
      'exclude',
      notUploaded.map((start) => `${start}*`),
    ),
  ].join(' ');
  return [
    ...uploads,
    upload(notFoundFiles, elsewhere, mediaTypes['html'] ?? '', notFoundHeaders(rules)['Cache-Control']),
    removeOldPages,
  ];
}

if (isProgram(import.meta.url)) {
  const [what, bucket = ''] = process.argv.slice(2);
  const from = process.env['OUT_DIR'] ?? 'dist';
  const rules = headerRules(originsOf(readConfig()));
  if (what === 'headers') console.log(JSON.stringify(cloudFrontHeaders(rules), null, 2));
  else if (what === 'upload' && bucket)
    console.log(s3Commands(filesIn(from), rules, from, bucket).join('\n'));
  else throw new Error('Usage: npx tsx scripts/deploy/cloudfront.ts headers | upload BUCKET');
}
