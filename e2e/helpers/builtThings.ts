/** Where the built pages tell search engines something else in JSON-LD than visitors can read. */
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
  /** What search engines ask for, and what a visitor must be able to read on the page, to the letter. */
  required: string;
  shown: string;
  /** Pairs that have to be the same. */
  same?: (thing: Thing, page: BuiltPage) => [said: unknown, shown: unknown][];
}

const { works, privacy, terms, cookies, acceptableUse } = paths;
const services = `^(${Object.values(paths.services).join('|')})$`;
const texts = ({ document }: BuiltPage, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => squeeze(textContent)).join('');

export const kinds: Record<string, Kind> = {
  Organization: {
    on: /^\/getintouch$/,
    required: 'url logo sameAs contactPoint.email address.addressCountry',
    shown: 'name contactPoint.telephone address.addressLocality address.streetAddress address.postalCode',
  },
  BreadcrumbList: {
    on: new RegExp(`^/(blog|internshipdetailpage|SkillOrientedCourses)/\\d+$|${services}`),
    required: 'itemListElement.position',
    shown: 'itemListElement.name',
    same: (thing, page) => [
      [at(thing, 'itemListElement.name').join('/'), texts(page, 'nav[aria-label="Breadcrumb"] ol')],
    ],
  },
  Course: {
    on: /^\/(internshipdetailpage|SkillOrientedCourses)\/\d+$/,
    required: 'url image provider.name',
    shown: 'name description educationalLevel hasCourseInstance.courseMode hasCourseInstance.description',
    // Ratings show on the page, but nobody outside can check them. Fees and dates change.
    same: (thing) => [[/"(?:aggregateRating|offers|startDate)"/.exec(JSON.stringify(thing)), null]],
  },
  Service: { on: new RegExp(services), required: 'url image provider.name', shown: 'name description' },
  CollectionPage: {
    on: new RegExp(`^${works}$`),
    required: 'publisher.name',
    shown: 'name hasPart.name hasPart.description',
  },
  WebPage: {
    on: new RegExp(`^(${[privacy, terms, cookies, acceptableUse].join('|')})$`),
    required: 'publisher.name',
    shown: 'name',
  },
  ItemList: {
    on: /^\/(blogs|viewallcourses|viewallinternshipsandtrainings)$/,
    required: 'itemListElement.position itemListElement.url',
    shown: 'itemListElement.name',
  },
  BlogPosting: {
    on: /^\/blog\/\d+$/,
    required: 'datePublished dateModified image publisher.name wordCount',
    shown: 'headline description author.name articleSection',
    same: (thing, page) => {
      const published = attribute(page, 'main time', 'datetime');
      return [
        [thing['datePublished'], published],
        [thing['datePublished'], metaContent(page, 'article:published_time')],
        [thing['dateModified'], attribute(page, 'main time ~ time', 'datetime') || published],
      ];
    },
  },
  FAQPage: {
    on: /^\/($|coorperateoncampus$|internshipsandtrainings$|SkillOrientedCourses$)/,
    required: '',
    shown: 'mainEntity.name mainEntity.acceptedAnswer.text',
    same: (thing, page) => [
      [at(thing, 'mainEntity.name').join(''), texts(page, '[role="region"] > details > summary')],
    ],
  },
  VideoObject: {
    on: /^\/aboutus$/,
    required: 'name description uploadDate duration',
    shown: '',
    same: (thing, page) => [[thing['name'], attribute(page, 'video', 'aria-label')]],
  },
};

export const thingsOf = ({ document }: BuiltPage) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Thing,
  );

const problemsOf = (page: BuiltPage, thing: Thing): string[] => {
  const kind = kinds[String(thing['@type'])];
  if (!kind || thing['@context'] !== 'https://schema.org') return ['is of an unknown kind'];
  const valuesOf = (names: string) =>
    names
      .split(' ')
      .filter(Boolean)
      .map((path) => [path, at(thing, path)] as const);
  const isMissing = (values: unknown[]) =>
    values.length === 0 || values.some((value) => (value ?? '') === '');
  const shown = valuesOf(kind.shown).flatMap(([, values]) => values.map(String));
  return [
    ...valuesOf(`${kind.required} ${kind.shown}`).flatMap(([path, values]) =>
      isMissing(values) ? [`${path} is missing`] : [],
    ),
    ...shown.filter((text) => !page.text.includes(squeeze(text))).map((text) => `not on the page: ${text}`),
    ...(kind.same?.(thing, page) ?? []).flatMap(([said, seen]) =>
      said === seen ? [] : [`${String(said)} instead of ${String(seen)}`],
    ),
  ];
};

/** One line each. */
export const wrongThings = () =>
  keptPages.flatMap((page) =>
    thingsOf(page).flatMap((thing) =>
      problemsOf(page, thing).map((problem) => `${page.address}, ${String(thing['@type'])}: ${problem}`),
    ),
  );
