/** The built site as files: its pages parsed, and what a static host would answer with for an address. */
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { redirects } from '../../src/seo/addresses';
import { builtFiles, readBuilt } from './builtFiles';

const named = new Set(builtFiles);
// Folders have no dot in their names.
const isFile = (path: string) => path.includes('.') && named.has(path);

/** The file that answers for an address, as on any static host with clean addresses. */
export const fileFor = (pathname: string) => {
  const path = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  if (path === '') return 'index.html';
  return [path, `${path}.html`, join(path, 'index.html')].find(isFile);
};

/** One window parses all: a window for each page would take most of the time. */
const parser = new new JSDOM('').window.DOMParser();
export const parseXml = (file: string) => parser.parseFromString(readBuilt(file).toString(), 'text/xml');
export const parseHtml = (file: string) => parser.parseFromString(readBuilt(file).toString(), 'text/html');

export interface BuiltPage {
  file: string;
  address: string;
  /** `error` pages answer for addresses that do not exist, `moved` ones for addresses of former pages. */
  kind: 'page' | 'error' | 'moved';
  html: string;
  /** Parsed when first asked for, without its styles. */
  document: Document;
  /** The head alone, which is parsed and searched fast. */
  head: Document;
  /** What visitors can read, closed parts included, with single spaces. */
  text: string;
  /** The style sheets within the page. */
  css: string;
}

const kindOf = (file: string): BuiltPage['kind'] => {
  if (file.endsWith('404.html')) return 'error';
  return redirects.some(({ from }) => fileFor(from) === file) ? 'moved' : 'page';
};

export const squeeze = (text: string | null | undefined) =>
  (text ?? '').replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();

/** The entities that React writes. */
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const textOf = (html: string) =>
  squeeze(
    html
      .slice(html.indexOf('<body'))
      .replace(/<(script|template|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g, '')
      .replace(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity),
  );

const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

const readPage = (file: string): BuiltPage => {
  const html = readBuilt(file).toString();
  const bare = html.replace(styles, '');
  return {
    file,
    address: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
    kind: kindOf(file),
    html,
    head: parser.parseFromString(bare.slice(0, bare.indexOf('<body')), 'text/html'),
    get document() {
      const document = parser.parseFromString(bare, 'text/html');
      Object.defineProperty(this, 'document', { value: document });
      return document;
    },
    text: textOf(html),
    css: [...html.matchAll(styles)].map(([, css = '']) => css).join('\n'),
  };
};

export const builtPages = builtFiles.filter((file) => file.endsWith('.html')).map(readPage);
/** The pages that search engines may keep. */
export const keptPages = builtPages.filter(({ kind }) => kind === 'page');

const attributeIn = (document: Document, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? '';
export const attribute = ({ document }: BuiltPage, selector: string, name: string) =>
  attributeIn(document, selector, name);
export const metaContent = ({ head }: BuiltPage, name: string) =>
  attributeIn(head, `meta[property="${name}"], meta[name="${name}"]`, 'content');
export const canonicalOf = ({ head }: BuiltPage) => attributeIn(head, 'link[rel="canonical"]', 'href');

const home = builtPages.find(({ file }) => file === 'index.html');
/** The public address that the site was built for, without a slash at its end. */
export const site = /<link rel="canonical" href="([^"]+?)\/?"/.exec(home?.html ?? '')?.[1] ?? '';

/** The file behind a whole address of this site; nothing if the address is another site's or leads nowhere. */
export const fileForUrl = (url: string) =>
  url.startsWith(`${site}/`) ? fileFor(new URL(url).pathname) : undefined;

/** Width and height of a PNG picture. */
export const pngSize = (file: string) => {
  const bytes = readBuilt(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};
