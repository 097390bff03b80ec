/** Every address that the built site names, and what is wrong with it. */
import { builtFiles, readBuilt } from './builtFiles';
import { builtPages, fileFor, parseXml, site, type BuiltPage } from './builtPages';

const urlsIn = (css: string) =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address);

/** The addresses within a piece of structured data that are this site's own. */
const ownIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith(`${site}/`) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(ownIn) : [];
};

const namedBy = (element: Element): string[] => {
  if (element.getAttribute('type') === 'application/ld+json') return ownIn(JSON.parse(element.textContent));
  return [...element.attributes].flatMap(({ name, value }) => {
    if (['href', 'xlink:href', 'src', 'poster', 'data'].includes(name)) return [value];
    // Each address is before its width.
    if (/srcset/.test(name)) return value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
    if (element.tagName === 'META') return name === 'content' && value.startsWith(site) ? [value] : [];
    return value.includes('url(') ? urlsIn(value) : [];
  });
};

const known = new Map<string, Set<string>>();
const parsed = (file: string) => builtPages.find((page) => page.file === file)?.document ?? parseXml(file);
const idsIn = (file: string) => {
  const ids = known.get(file) ?? new Set([...parsed(file).querySelectorAll('[id]')].map(({ id }) => id));
  known.set(file, ids);
  return ids;
};

/** What is wrong with an address named on the page at `from`; nothing if a visitor who follows it arrives. */
const problemWith = (address: string, from: string): string | undefined => {
  if (address === '') return 'is empty';
  if (!URL.canParse(address, from)) return 'is no address';
  const { protocol, origin, pathname, search, hash } = new URL(address, from);
  if (protocol === 'data:') return undefined;
  // A mail that is shared has a text and no address yet.
  if (protocol === 'mailto:' || protocol === 'tel:') return pathname || search ? undefined : 'names nobody';
  if (origin !== new URL(site).origin) return protocol === 'https:' ? undefined : 'is not secure';
  const file = fileFor(pathname);
  if (file === undefined) return 'leads nowhere';
  if (hash === '') return undefined;
  return idsIn(file).has(decodeURIComponent(hash.slice(1))) ? undefined : `has no such part in ${file}`;
};

/** Every page has the same menu: an address that starts at the root is looked up once. */
const judged = new Map<string, string | undefined>();
const problemOnce = (address: string, from: string) => {
  if (!address.startsWith('/')) return problemWith(address, from);
  if (!judged.has(address)) judged.set(address, problemWith(address, from));
  return judged.get(address);
};

/** What is wrong with the addresses that the page or file at `from` names, a line each. */
export const problemsOf = (addresses: string[], from: string) =>
  [...new Set(addresses)].flatMap((address) => {
    const problem = problemOnce(address, from);
    return problem ? [`${from.replace(site, '')}: ${address} ${problem}`] : [];
  });

/** The addresses that a page names in its elements and its style sheets. */
export const addressesIn = ({ document, css }: BuiltPage) => [
  ...[...document.querySelectorAll('*')].flatMap(namedBy),
  ...urlsIn(css),
];

/** The addresses in every style sheet and in the manifest. */
export const brokenInFiles = () =>
  builtFiles.flatMap((file) => {
    if (file.endsWith('.css')) return problemsOf(urlsIn(readBuilt(file).toString()), `${site}/${file}`);
    if (!file.endsWith('.webmanifest')) return [];
    const manifest = JSON.parse(readBuilt(file).toString()) as {
      start_url: string;
      icons: { src: string }[];
    };
    return problemsOf([manifest.start_url, ...manifest.icons.map(({ src }) => src)], `${site}/${file}`);
  });
