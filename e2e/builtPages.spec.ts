/** Reads every built page as a search engine would, and follows every address that the pages name. */
import { expect, test } from 'playwright/test';
import { company } from '../src/content/company';
import { plannerForm } from '../src/content/forms';
import { addresses, notFoundPages, redirects } from '../src/seo/addresses';
import { readBuilt } from './helpers/builtFiles';
import { readLinks } from './helpers/builtLinks';
import {
  attribute,
  builtPages,
  canonicalOf,
  fileFor,
  fileForUrl,
  keptPages,
  metaContent,
  parseXml,
  pngSize,
  site,
  squeeze,
  type BuiltPage,
} from './helpers/builtPages';
import { formIds } from './helpers/forms';

// All tests in one process: parsing the pages takes longer than looking at them.
test.describe.configure({ mode: 'default' });

const count = ({ document }: BuiltPage, selector: string) => document.querySelectorAll(selector).length;
const titleOf = ({ head }: BuiltPage) => head.title;
const descriptionOf = (page: BuiltPage) => metaContent(page, 'description');
/** Fails with the files of the pages of which something does not hold. */
const expectOfEach = (pages: BuiltPage[], holds: (page: BuiltPage) => boolean, what = '') =>
  expect(
    pages.filter((page) => !holds(page)).map(({ file }) => file),
    what,
  ).toEqual([]);
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every address has its page, and every page an address', () => {
  expect(keptPages.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted());
  expect(builtPages.filter(({ kind }) => kind === 'error')).toHaveLength(notFoundPages.length);
  expect(builtPages.filter(({ kind }) => kind === 'moved')).toHaveLength(redirects.length);
});

test('every page has one title, one description, one canonical address, one h1 and a language', () => {
  for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'h1'])
    expectOfEach(keptPages, (page) => count(page, selector) === 1, selector);
  expectOfEach(builtPages, ({ document }) => document.documentElement.lang === 'en');
  expectOfEach(keptPages, (page) => canonicalOf(page) === site + page.address);
});

test('titles and descriptions fit into a search result, and no two are the same', () => {
  expectOfEach(keptPages, (page) => titleOf(page).length > 9 && titleOf(page).length < 60);
  expectOfEach(keptPages, (page) => descriptionOf(page).length > 49 && descriptionOf(page).length < 160);
  expect(repeated(keptPages.map(titleOf))).toEqual([]);
  expect(repeated(keptPages.map(descriptionOf))).toEqual([]);
});

test('every page has a card for shared links, with a picture of its own', () => {
  const sameAs: [string, (page: BuiltPage) => string][] = [
    ['og:title', titleOf],
    ['og:description', descriptionOf],
    ['og:url', canonicalOf],
    ['og:type', ({ address }) => (address.startsWith('/blog/') ? 'article' : 'website')],
    ['og:image:alt', titleOf],
    ['twitter:card', () => 'summary_large_image'],
    ['twitter:image', (page) => metaContent(page, 'og:image')],
  ];
  for (const [name, expected] of sameAs)
    expectOfEach(keptPages, (page) => metaContent(page, name) === expected(page), name);
  expect(repeated(keptPages.map((page) => metaContent(page, 'og:image')))).toEqual([]);
  for (const page of keptPages) {
    const file = fileForUrl(metaContent(page, 'og:image'));
    expect(file && pngSize(file), page.file).toEqual([1200, 630]);
  }
});

test('only error pages and moved pages are noindex', () => {
  const asks = (page: BuiltPage) => metaContent(page, 'robots').includes('noindex');
  expectOfEach(builtPages, (page) => asks(page) === (page.kind !== 'page'));
  const errors = builtPages.filter(({ kind }) => kind === 'error');
  expectOfEach(errors, (page) => canonicalOf(page) === '' && count(page, 'title') === 1);
});

/** What search engines ask for, by the pages that tell it. */
const structured: [on: RegExp, type: string, required: string][] = [
  [
    /^\/getintouch$/,
    'Organization',
    `url logo ${company.social.length > 0 ? 'sameAs ' : ''}contactPoint address`,
  ],
  [/^\/(blog|internshipdetailpage|SkillOrientedCourses)\/\d+$/, 'BreadcrumbList', 'itemListElement'],
  [
    /^\/(internshipdetailpage|SkillOrientedCourses)\/\d+$/,
    'Course',
    'description provider hasCourseInstance',
  ],
  [/^\/(aiml|devops|fullstack|salesforce)$/, 'Service', 'name description url image provider'],
  [/^\/works$/, 'CollectionPage', 'name publisher hasPart'],
  [/^\/(blogs|viewallcourses|viewallinternshipsandtrainings)$/, 'ItemList', 'itemListElement'],
  [/^\/blog\/\d+$/, 'BlogPosting', 'headline datePublished dateModified image author publisher'],
  [/^\/($|coorperateoncampus$|internshipsandtrainings$|SkillOrientedCourses$)/, 'FAQPage', 'mainEntity'],
  [
    company.videoUrl ? /^\/aboutus$/ : /^$/,
    'VideoObject',
    'name description uploadDate duration thumbnailUrl',
  ],
];
/** Properties that no visitor reads as they are, or that other tests read. */
const unseen = new Set(
  '@context @type addressCountry contactType contentUrl courseMode dateModified datePublished duration image item logo position sameAs thumbnailUrl uploadDate url wordCount'.split(
    ' ',
  ),
);
const thingsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
/** The texts within a piece of structured data that its page must show. */
const textsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, part]) => (unseen.has(key) ? [] : textsOf(part)));
};

test('structured data is complete, and its texts are visible on the page', () => {
  for (const [on, type, required] of structured)
    for (const page of keptPages.filter(({ address }) => on.test(address))) {
      const thing = thingsOf(page).find((one) => one['@type'] === type) ?? {};
      for (const name of required.split(' ')) expect(thing[name], `${page.file}: ${name}`).toBeTruthy();
      if (type !== 'BlogPosting') continue;
      const published = attribute(page, 'main time', 'datetime');
      const updated = attribute(page, 'main time ~ time', 'datetime') || published;
      expect([thing['datePublished'], thing['dateModified']], page.file).toEqual([published, updated]);
    }
  for (const page of keptPages)
    for (const thing of thingsOf(page)) {
      // The words of the film are its label.
      const texts = thing['@type'] === 'VideoObject' ? [] : textsOf(thing);
      expect(texts.filter((text) => !text || !page.text.includes(squeeze(text)))).toEqual([]);
      // Ratings show on the page, but nobody outside can check them. Fees and dates change.
      expect(JSON.stringify(thing)).not.toMatch(/"(?:aggregateRating|offers|startDate)"/);
    }
});

test('the sitemap lists all pages that may be indexed', () => {
  const listed = [...parseXml('sitemap.xml').querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(listed.toSorted()).toEqual(keptPages.map(canonicalOf).toSorted());
  expect(readBuilt('robots.txt').toString()).toContain(`Sitemap: ${site}/sitemap.xml\n`);
});

test('the feed holds every article, and the pages of the blog lead to it', () => {
  const links = [...parseXml('feed.xml').querySelectorAll('item > link')].map(
    ({ textContent }) => textContent,
  );
  const articles = keptPages.filter(({ address }) => address.startsWith('/blog/'));
  expect(links.toSorted()).toEqual(articles.map(canonicalOf).toSorted());
  const link = 'link[rel="alternate"][type="application/rss+xml"]';
  const blogPages = keptPages.filter(({ address }) => /^\/blogs?(\/|$)/.test(address));
  expectOfEach(blogPages, (page) => attribute(page, link, 'href') === `${site}/feed.xml`);
});

test('every address in a page, style sheet or manifest exists', () => {
  const { count: found, broken } = readLinks();
  expect(found).toBeGreaterThan(500);
  expect(broken).toEqual([]);
  expect(redirects.filter(({ to }) => fileFor(to) === undefined)).toEqual([]);
});

test('headings skip no level, ids are unique, and every picture has a text alternative', () => {
  for (const { document, file } of builtPages) {
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
      // The thanks show after a form was sent.
      .filter((heading) => !heading.closest('[hidden]'))
      .map(({ tagName }) => Number(tagName[1]));
    expect(
      levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
      file,
    ).toEqual([]);
    expect(repeated([...document.querySelectorAll('[id]')].map(({ id }) => id)), file).toEqual([]);
    expect([...document.querySelectorAll('img:not([alt])')], file).toEqual([]);
  }
});

const kindOfForm = (form: Element) => {
  const id = form.getAttribute('data-form');
  if (id !== null) return formIds.some((known) => known === id) ? `lead form ${id}` : `unknown form ${id}`;
  if (form.getAttribute('role') === 'search') return 'search';
  if (form.getAttribute('aria-label') === plannerForm.name) return 'planner';
  return `unknown form: ${form.outerHTML.slice(0, 200)}`;
};

test('every form of every built page is known, and only lead forms have the CRM’s address', () => {
  const forms = builtPages.flatMap(({ document }) => [...document.querySelectorAll('form')]);
  expect([...new Set(forms.map(kindOfForm))].toSorted()).toEqual([
    'lead form contactPage',
    'lead form homeInline',
    'lead form serviceInline',
    'lead form subscribe',
    'planner',
    'search',
  ]);
  for (const form of forms.filter((one) => !one.hasAttribute('data-form'))) {
    expect(form.getAttribute('action')).toBeNull();
    expect(form.getAttribute('method')).toBeNull();
  }
});
