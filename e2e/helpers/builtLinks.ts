/** Every address that the built site names, and what is wrong with it. */
import { builtFiles, readBuilt } from './builtFiles';
import { builtPages, fileFor, parseXml, site } from './builtPages';

const urlsIn = (css: string) =>
  [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , address = '']) => address);

const namedBy = (element: Element): string[] => {
  if (element.getAttribute('type') === 'application/ld+json')
    return element.textContent.match(new RegExp(`${site}/[^"]*`, 'g')) ?? [];
  return [...element.attributes].flatMap(({ name, value }) => {
    if (['href', 'xlink:href', 'src', 'poster', 'data'].includes(name)) return [value];
    // Each address is before its width.
    if (/srcset/.test(name)) return value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
    if (element.tagName === 'META') return name === 'content' && value.startsWith(site) ? [value] : [];
    return value.includes('url(') ? urlsIn(value) : [];
  });
};

const known = new Map<string, Set<string>>();
const idsIn = (file: string) => {
  const root = builtPages.find((page) => page.file === file)?.document ?? parseXml(file);
  const ids = known.get(file) ?? new Set([...root.querySelectorAll('[id]')].map(({ id }) => id));
  known.set(file, ids);
  return ids;
};

/** What is wrong with a whole address; nothing if a visitor who follows it arrives. */
const problemWith = (address: string): string | undefined => {
  if (!URL.canParse(address)) return 'is no address';
  const { protocol, origin, pathname, search, hash } = new URL(address);
  if (protocol === 'data:') return undefined;
  // A mail that is shared has a text and no address yet.
  if (protocol === 'mailto:' || protocol === 'tel:') return pathname || search ? undefined : 'names nobody';
  if (origin !== new URL(site).origin) return protocol === 'https:' ? undefined : 'is not secure';
  const file = fileFor(pathname);
  if (file === undefined) return 'leads nowhere';
  // Every page has a top.
  if (hash === '' || hash === '#top' || idsIn(file).has(decodeURIComponent(hash.slice(1)))) return undefined;
  return `has no such part in ${file}`;
};

/** The addresses in every page, style sheet and manifest, each with the first of them that names it. */
const named = () => {
  const addresses = new Map<string, string>();
  const add = (from: string, found: string[]) => {
    for (const address of found) {
      const isGood = address !== '' && URL.canParse(address, site + from);
      const url = isGood ? new URL(address, site + from).href : address;
      if (!addresses.has(url)) addresses.set(url, from);
    }
  };
  for (const { address, document, css } of builtPages)
    add(address, [...[...document.querySelectorAll('*')].flatMap(namedBy), ...urlsIn(css)]);
  for (const file of builtFiles.filter((name) => /\.(css|webmanifest)$/.test(name))) {
    const text = readBuilt(file).toString();
    const icons = [...text.matchAll(/"(?:src|start_url)":\s*"([^"]*)"/g)].map(([, one = '']) => one);
    add(`/${file}`, file.endsWith('.css') ? urlsIn(text) : icons);
  }
  return addresses;
};

/** How many addresses there are, and a line for each that leads nowhere. */
export const readLinks = () => {
  const addresses = [...named()];
  const broken = addresses.flatMap(([address, from]) => {
    const problem = problemWith(address);
    return problem ? [`${from}: ${address} ${problem}`] : [];
  });
  return { total: addresses.length, broken };
};
