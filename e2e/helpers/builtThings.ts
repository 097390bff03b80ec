/**
 * What the built pages tell search engines in JSON-LD, and where that differs from what visitors can read. builtLinks.ts
 * follows its addresses.
 */
import { paths } from '../../src/config/paths';
import { attribute, keptPages, metaContent, squeeze, type BuiltPage } from './builtPages';

type Thing = Record<string, unknown>;

/** The value at a path such as `provider.name`; within a list, that of every item. */
const at = (value: unknown, path: string): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((item) => at(item, path));
  if (path === '') return [value];
  const [key = '', ...rest] = path.split('.');
  return at((value as Thing | undefined)?.[key], rest.join('.'));
};

interface Kind {
  /** The addresses that describe a thing of this kind; no others do. */
  on: RegExp;
  /** What search engines ask for. */
  required: string[];
  /** What a visitor must be able to read on the page, to the letter. */
  shown: string[];
  /** Where it says something else than the page does. */
  differs?: (thing: Thing, page: BuiltPage) => string[];
}

/** Both have to be the same; says so if they are not. */
const same = (said: unknown, shown: unknown) =>
  said === shown ? [] : [`${String(said)} instead of ${String(shown)}`];

const services = `^(${Object.values(paths.services).join('|')})$`;

export const kinds: Record<string, Kind> = {
  Organization: {
    on: /^\/getintouch$/,
    required: ['url', 'logo', 'sameAs', 'contactPoint.email', 'address.addressCountry'],
    shown: [
      'name',
      'contactPoint.telephone',
      'address.addressLocality',
      'address.streetAddress',
      'address.postalCode',
    ],
  },
  BreadcrumbList: {
    on: new RegExp(`^/(blog|internshipdetailpage|SkillOrientedCourses)/\\d+$|${services}`),
    required: ['itemListElement.position'],
    shown: ['itemListElement.name'],
    differs: (thing, { document }) =>
      same(
        at(thing, 'itemListElement.name').join('/'),
        squeeze(document.querySelector('nav[aria-label="Breadcrumb"] ol')?.textContent),
      ),
  },
  Course: {
    on: /^\/(internshipdetailpage|SkillOrientedCourses)\/\d+$/,
    required: ['url', 'image', 'provider.name'],
    shown: [
      'name',
      'description',
      'educationalLevel',
      'hasCourseInstance.courseMode',
      'hasCourseInstance.description',
    ],
    // Ratings show on the page, but nobody outside can check them.
    differs: (thing) => same(thing['aggregateRating'], undefined),
  },
  Service: {
    on: new RegExp(services),
    required: ['url', 'image', 'provider.name'],
    shown: ['name', 'description'],
  },
  CollectionPage: {
    on: new RegExp(`^${paths.works}$`),
    required: ['publisher.name'],
    shown: ['name', 'hasPart.name', 'hasPart.description'],
  },
  WebPage: {
    on: new RegExp(`^(${[paths.privacy, paths.terms, paths.cookies, paths.acceptableUse].join('|')})$`),
    required: ['publisher.name'],
    shown: ['name'],
  },
  ItemList: {
    on: /^\/(blogs|viewallcourses|viewallinternshipsandtrainings)$/,
    required: ['itemListElement.position', 'itemListElement.url'],
    shown: ['itemListElement.name'],
  },
  BlogPosting: {
    on: /^\/blog\/\d+$/,
    required: ['datePublished', 'dateModified', 'image', 'publisher.name', 'wordCount'],
    shown: ['headline', 'description', 'author.name', 'articleSection'],
    differs: (thing, page) => [
      ...same(thing['datePublished'], attribute(page, 'main time', 'datetime')),
      ...same(thing['datePublished'], metaContent(page, 'article:published_time')),
      ...same(
        thing['dateModified'],
        attribute(page, 'main span > time', 'datetime') || attribute(page, 'main time', 'datetime'),
      ),
    ],
  },
  FAQPage: {
    on: /^\/($|coorperateoncampus$|internshipsandtrainings$|SkillOrientedCourses$)/,
    required: [],
    shown: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
    differs: (thing, { document }) =>
      same(
        at(thing, 'mainEntity.name').join(''),
        [...document.querySelectorAll('[role="region"] > details > summary')]
          .map(({ textContent }) => textContent)
          .join(''),
      ),
  },
  VideoObject: {
    on: /^\/aboutus$/,
    required: ['name', 'description', 'uploadDate', 'duration'],
    shown: [],
    differs: (thing, page) => same(thing['name'], attribute(page, 'video', 'aria-label')),
  },
};

export const thingsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Thing,
  );

const problemsOf = (page: BuiltPage, thing: Thing): string[] => {
  const kind = kinds[String(thing['@type'])];
  if (!kind || thing['@context'] !== 'https://schema.org') return ['is of an unknown kind'];
  const { required, shown, differs } = kind;
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  return [
    ...[...required, ...shown]
      .filter((path) => at(thing, path).length === 0 || at(thing, path).some(isEmpty))
      .map((path) => `${path} is missing`),
    ...shown
      .flatMap((path) => at(thing, path))
      .filter((value) => !page.text.includes(squeeze(String(value))))
      .map((value) => `not on the page: ${String(value)}`),
    ...(differs?.(thing, page) ?? []),
  ];
};

/** Structured data that no visitor can read on the page, one line each. */
export const wrongThings = () =>
  keptPages.flatMap((page) =>
    thingsOf(page).flatMap((thing) =>
      problemsOf(page, thing).map((problem) => `${page.address}, ${String(thing['@type'])}: ${problem}`),
    ),
  );
