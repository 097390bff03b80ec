/** Where the links of an article lead to. */
import type { Root } from 'mdast';
import { anchors, paths } from '../../src/config/paths.ts';
import { courses } from '../../src/content/courses/index.ts';
import { internships } from '../../src/content/internships/index.ts';
import { isOffered } from '../../src/content/offered.ts';
import { headingId } from './headings.ts';

/** Another article: its address, its text for links to its headings, and whether the site shows it. */
export interface Linked {
  path: string;
  tree: Root;
  isShown: boolean;
}

const { services, course, internship } = paths;
const fixed = Object.values(paths).filter((path) => typeof path === 'string');
const pages = new Set<string>([
  ...fixed,
  ...Object.values(services),
  ...courses.map(({ id }) => course(id)),
  ...internships.map(({ id }) => internship(id)),
]);

interface Links {
  /** The article that has the link. */
  tree: Root;
  /** Another article by its file's name without `.md`, or by its address. */
  linked: (name: string) => Linked | undefined;
}

const OUTSIDE = /^(?:https?:\/\/|mailto:|tel:)/i;
const ARTICLE_FILE = /^(?:\.\/)?([a-z0-9-]+)\.md$/;
const BARE_DOMAIN = /^(?:www\.|[\w-]+\.(?:com|org|net|in|io|dev)\b)/i;

/** `hidden`: a page that the site does not show, such as a draft. */
type Found = { href: string } | { mistake: string } | { hidden: true };

function toHeading(url: string, path: string, tree: Root, name: string | undefined): Found {
  if (name === undefined) return { href: path };
  const id = headingId(tree, name);
  return id
    ? { href: `${path}#${id}` }
    : { mistake: `'${url}' names no heading. Write the words of a heading after #, joined by hyphens.` };
}

/** The advice to the author of a link that leads nowhere. */
function mistakeIn(url: string): string {
  if (url.startsWith('/'))
    return `'${url}' is not a page of this site. For a page of another site write its whole address, from https:// on.`;
  const hint = BARE_DOMAIN.test(url) ? ` Write https://${url}.` : '';
  return `'${url}' should be an https address, another article's file, such as ai-tutors.md, or a page of this site, such as ${paths.contact}.${hint}`;
}

/** The address that a link means, or what the author should write. */
export function resolveLink(url: string, { tree, linked }: Links): Found {
  if (OUTSIDE.test(url)) return { href: url };
  const [path = '', anchor] = url.split('#');
  if (path === '' && anchor !== undefined) return toHeading(url, '', tree, anchor);
  const slug = ARTICLE_FILE.exec(path)?.[1];
  const article = linked(slug ?? path);
  if (article) {
    const found = toHeading(url, article.path, article.tree, anchor);
    return article.isShown || 'mistake' in found ? found : { hidden: true };
  }
  if (slug)
    return {
      mistake: `There is no article ${slug}.md. Write the name of a file in this folder, or the https address of the page.`,
    };
  if (pages.has(path) && (anchor === undefined || Object.values<string>(anchors).includes(anchor)))
    return isOffered(path) ? { href: url } : { hidden: true };
  return { mistake: mistakeIn(url) };
}
