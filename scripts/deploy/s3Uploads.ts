/** How the built site goes into a bucket: which files, in which order, with which type and for how long kept. */
import { headersFor, type HeaderRule } from '../headers.ts';
import { mediaTypes } from '../mediaTypes.ts';

/** CloudFront compresses by itself and redirects by its function; the rest is for other hosts. */
const staysHere = /^(\.|_|course\/)|\.(br|gz)$/;

export interface Upload {
  /** The ending of its files. */
  ending: string;
  /** The folder they are in, with a slash at the end; '' for everywhere but in the folders kept for ever. */
  folder: string;
  mediaType: string;
  cacheControl: string;
}

const fresh = ({ folder }: Upload) => folder === '';
const page = ({ ending }: Upload) => ending === 'html';

/**
 * The uploads that bring every file up once. What pages name comes before the pages, so that none asks for a file that is
 * not there yet.
 * @throws Error for an ending without a type
 */
export function s3Uploads(files: readonly string[], rules: readonly HeaderRule[]): Upload[] {
  const kept = rules.map(({ path }) => path.slice(1, -1)).filter((folder) => folder !== '');
  const uploads = new Map<string, Upload>();
  for (const file of files) {
    if (staysHere.test(file)) continue;
    const folder = kept.find((prefix) => file.startsWith(prefix)) ?? '';
    const ending = /\.([^./]+)$/.exec(file)?.[1] ?? '';
    const mediaType = mediaTypes[ending];
    if (!mediaType) throw new Error(`${file}: add the type of ".${ending}" to scripts/mediaTypes.ts`);
    const cacheControl = headersFor(rules, `/${folder}`)['Cache-Control'] ?? '';
    uploads.set(`${folder} ${ending}`, { ending, folder, mediaType, cacheControl });
  }
  const order = (upload: Upload) => Number(fresh(upload)) + Number(page(upload));
  return [...uploads.values()].toSorted((a, b) => order(a) - order(b));
}

/** An upload as a command. Of its filters the last that fits a file counts. */
export const asCommand = (upload: Upload, from: string, bucket: string, kept: readonly string[]): string =>
  [
    `aws s3 cp ${from} s3://${bucket} --recursive --only-show-errors --exclude '*'`,
    `--include '${upload.folder}*.${upload.ending}'`,
    ...(fresh(upload) ? [...kept, '.', '_', 'course/'].map((start) => `--exclude '${start}*'`) : []),
    `--content-type '${upload.mediaType}' --cache-control '${upload.cacheControl}'`,
  ].join(' ');
