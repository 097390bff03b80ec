/** Reads every built page as a search engine would, and follows every address that the pages name. */
import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';
import { articles } from '../src/content/articles';
import { company } from '../src/content/company';
import { plannerCopy } from '../src/content/forms';
import { effectiveDay } from '../src/content/legal/words';
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
const expectOfEach = (pages: BuiltPage[], holds: (page: BuiltPage) => boolean) =>
  expect(pages.filter((page) => !holds(page)).map(({ file }) => file)).toEqual([]);
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

test('every address has its page, and every page an address', () => {
  expect(keptPages.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted());
  expect(builtPages.filter(({ kind }) => kind === 'error')).toHaveLength(notFoundPages.length);
  expect(builtPages.filter(({ kind }) => kind === 'moved')).toHaveLength(redirects.length);
});

for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'h1'])
  test(`every page has one ${selector}`, () => {
    expectOfEach(keptPages, (page) => count(page, selector) === 1);
  });

test('every page names its language', () => {
  expectOfEach(builtPages, ({ document }) => document.documentElement.lang === 'en');
});

test("every page's canonical address is its own", () => {
  expectOfEach(keptPages, (page) => canonicalOf(page) === site + page.address);
});

// The lengths that a result page of a search engine shows whole.
for (const { what, textOf, least, most } of [
  { what: 'title', textOf: titleOf, least: 10, most: 59 },
  { what: 'description', textOf: descriptionOf, least: 50, most: 159 },
])
  test(`every ${what} has ${least} to ${most} characters, and no two are the same`, () => {
    expectOfEach(keptPages, (page) => textOf(page).length >= least && textOf(page).length <= most);
    expect(repeated(keptPages.map(textOf))).toEqual([]);
  });

for (const { name, source, contentOf } of [
  { name: 'og:title', source: 'its title', contentOf: titleOf },
  { name: 'og:description', source: 'its description', contentOf: descriptionOf },
  { name: 'og:url', source: 'its canonical address', contentOf: canonicalOf },
  {
    name: 'og:type',
    source: 'article for an article, else website',
    contentOf: ({ address }: BuiltPage) => (address.startsWith('/blog/') ? 'article' : 'website'),
  },
  { name: 'og:image:alt', source: 'its title', contentOf: titleOf },
  { name: 'twitter:card', source: 'summary_large_image', contentOf: () => 'summary_large_image' },
  {
    name: 'twitter:image',
    source: 'its og:image',
    contentOf: (page: BuiltPage) => metaContent(page, 'og:image'),
  },
])
  test(`every page's ${name} for shared links equals ${source}`, () => {
    expectOfEach(keptPages, (page) => metaContent(page, name) === contentOf(page));
  });

test('every page has a picture of its own for shared links, of 1200 by 630 px', () => {
  expect(repeated(keptPages.map((page) => metaContent(page, 'og:image')))).toEqual([]);
  for (const page of keptPages) {
    const file = fileForUrl(metaContent(page, 'og:image'));
    expect(file && pngSize(file), page.file).toEqual([1200, 630]);
  }
});

test('only error pages and moved pages are noindex', () => {
  const isNoindex = (page: BuiltPage) => metaContent(page, 'robots').includes('noindex');
  expectOfEach(builtPages, (page) => isNoindex(page) === (page.kind !== 'page'));
});

test('error pages have one title and no canonical address', () => {
  const errors = builtPages.filter(({ kind }) => kind === 'error');
  expectOfEach(errors, (page) => canonicalOf(page) === '' && count(page, 'title') === 1);
});

/** The structured data that search engines want, and the pages that must have it. */
const structured: { on: RegExp; type: string; required: string[] }[] = [
  {
    on: /^\/getintouch$/,
    type: 'Organization',
    required: ['url', 'logo', ...(company.social.length > 0 ? ['sameAs'] : []), 'contactPoint', 'address'],
  },
  {
    on: /^\/(blog|internshipdetailpage|SkillOrientedCourses)\/\d+$/,
    type: 'BreadcrumbList',
    required: ['itemListElement'],
  },
  {
    on: /^\/(internshipdetailpage|SkillOrientedCourses)\/\d+$/,
    type: 'Course',
    required: ['description', 'provider', 'hasCourseInstance'],
  },
  {
    on: /^\/(aiml|devops|fullstack|salesforce)$/,
    type: 'Service',
    required: ['name', 'description', 'url', 'image', 'provider'],
  },
  { on: /^\/works$/, type: 'CollectionPage', required: ['name', 'publisher', 'hasPart'] },
  {
    on: /^\/(blogs|viewallcourses|viewallinternshipsandtrainings)$/,
    type: 'ItemList',
    required: ['itemListElement'],
  },
  {
    on: /^\/blog\/\d+$/,
    type: 'BlogPosting',
    required: ['headline', 'datePublished', 'dateModified', 'image', 'author', 'publisher'],
  },
  {
    on: /^\/($|coorperateoncampus$|internshipsandtrainings$|SkillOrientedCourses$)/,
    type: 'FAQPage',
    required: ['mainEntity'],
  },
  ...(company.videoUrl
    ? [
        {
          on: /^\/aboutus$/,
          type: 'VideoObject',
          required: ['name', 'description', 'uploadDate', 'duration', 'thumbnailUrl'],
        },
      ]
    : []),
];
/** Properties that no visitor reads as they are, or that other tests read. */
const unseen = new Set([
  '@context',
  '@type',
  'addressCountry',
  'contactType',
  'contentUrl',
  'courseMode',
  'dateModified',
  'datePublished',
  'duration',
  'image',
  'item',
  'logo',
  'position',
  'sameAs',
  'thumbnailUrl',
  'uploadDate',
  'url',
  'wordCount',
]);
const thingsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
/** The texts within a piece of structured data that its page must show. */
const textsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, part]) => (unseen.has(key) ? [] : textsOf(part)));
};

const thingOf = (page: BuiltPage, type: string) => thingsOf(page).find((one) => one['@type'] === type) ?? {};

for (const { on, type, required } of structured)
  test(`structured data of the type ${type} is complete`, () => {
    const pages = keptPages.filter(({ address }) => on.test(address));
    expect(pages).not.toEqual([]);
    for (const page of pages) {
      const thing = thingOf(page, type);
      expect(
        required.filter((name) => !thing[name]),
        page.file,
      ).toEqual([]);
    }
  });

test("the dates of an article's structured data are those that it shows", () => {
  for (const page of keptPages.filter(({ address }) => /^\/blog\/\d+$/.test(address))) {
    const published = attribute(page, 'main time', 'datetime');
    const updated = attribute(page, 'main time ~ time', 'datetime') || published;
    const { datePublished, dateModified } = thingOf(page, 'BlogPosting');
    expect({ datePublished, dateModified }, page.file).toEqual({
      datePublished: published,
      dateModified: updated,
    });
  }
});

test('the texts of structured data are visible on the page', () => {
  for (const page of keptPages) {
    // A film's description is in its label, which `text` leaves out.
    const texts = thingsOf(page).flatMap((thing) => (thing['@type'] === 'VideoObject' ? [] : textsOf(thing)));
    expect(
      texts.filter((text) => !text || !page.text.includes(squeeze(text))),
      page.file,
    ).toEqual([]);
  }
});

test('structured data has no ratings, which nobody outside can check, and no fees or start dates, which change', () => {
  expectOfEach(
    keptPages,
    (page) => !/"(?:aggregateRating|offers|startDate)"/.test(JSON.stringify(thingsOf(page))),
  );
});

test('the sitemap lists all pages that may be indexed', () => {
  const listed = [...parseXml('sitemap.xml').querySelectorAll('loc')].map(({ textContent }) => textContent);
  expect(listed.toSorted()).toEqual(keptPages.map(canonicalOf).toSorted());
});

test('the sitemap names the day of the last change of articles and legal pages, and of no other page', () => {
  const days = [...parseXml('sitemap.xml').querySelectorAll('url')].map((entry) => [
    new URL(entry.querySelector('loc')?.textContent ?? '').pathname,
    entry.querySelector('lastmod')?.textContent,
  ]);
  const legal = [paths.privacy, paths.terms, paths.cookies, paths.acceptableUse];
  expect(Object.fromEntries(days.filter(([, day]) => day))).toEqual({
    ...Object.fromEntries(
      articles.map(({ id, published, updated }) => [paths.article(id), updated ?? published]),
    ),
    ...Object.fromEntries(legal.map((path) => [path, effectiveDay])),
  });
});

test('robots.txt names the sitemap', () => {
  expect(readBuilt('robots.txt').toString()).toContain(`Sitemap: ${site}/sitemap.xml\n`);
});

test('the feed holds the fifty newest articles, and the pages of the blog lead to it', () => {
  const links = [...parseXml('feed.xml').querySelectorAll('item > link')].map(
    ({ textContent }) => textContent,
  );
  const articlePages = keptPages.filter(({ address }) => address.startsWith('/blog/'));
  const dayOf = (page: BuiltPage) => attribute(page, 'main time', 'datetime');
  const idOf = ({ address }: BuiltPage) => Number(address.replace('/blog/', ''));
  const newestFirst = articlePages.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || idOf(b) - idOf(a));
  expect(links).toEqual(newestFirst.slice(0, 50).map(canonicalOf));
  const link = 'link[rel="alternate"][type="application/rss+xml"]';
  const blogPages = keptPages.filter(({ address }) => /^\/blogs?(\/|$)/.test(address));
  expectOfEach(blogPages, (page) => attribute(page, link, 'href') === `${site}/feed.xml`);
});

test('every address in a page, style sheet or manifest exists', () => {
  const { total, broken } = readLinks();
  expect(total).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

test('every redirect leads to a page', () => {
  expect(redirects.filter(({ to }) => fileFor(to) === undefined)).toEqual([]);
});

test('headings skip no level', () => {
  for (const { document, file } of builtPages) {
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')]
      // The thanks show after a form was sent.
      .filter((heading) => !heading.closest('[hidden]'))
      .map(({ tagName }) => Number(tagName[1]));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped, file).toEqual([]);
  }
});

test('the ids of a page are unique', () => {
  for (const { document, file } of builtPages)
    expect(repeated([...document.querySelectorAll('[id]')].map(({ id }) => id)), file).toEqual([]);
});

test('every picture has a text alternative', () => {
  expectOfEach(builtPages, (page) => count(page, 'img:not([alt])') === 0);
});

const kindOfForm = (form: Element) => {
  const id = form.getAttribute('data-form');
  if (id !== null) return formIds.some((known) => known === id) ? `lead form ${id}` : `unknown form ${id}`;
  if (form.getAttribute('role') === 'search') return 'search';
  if (form.getAttribute('aria-label') === plannerCopy.name) return 'planner';
  return `unknown form: ${form.outerHTML.slice(0, 200)}`;
};

const formsInPages = () => builtPages.flatMap(({ document }) => [...document.querySelectorAll('form')]);

test('every form of every built page is known', () => {
  expect([...new Set(formsInPages().map(kindOfForm))].toSorted()).toEqual([
    'lead form contactPage',
    'lead form homeInline',
    'lead form serviceInline',
    'lead form subscribe',
    'planner',
    'search',
  ]);
});

test('only lead forms have the CRM’s address', () => {
  for (const form of formsInPages().filter((one) => !one.hasAttribute('data-form'))) {
    expect(form.getAttribute('action')).toBeNull();
    expect(form.getAttribute('method')).toBeNull();
  }
});
