/**
 * The modules that share a file in the browser, together with what they import. By default every small shared module
 * would be a file of its own.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path/posix';

/**
 * Matches our own modules, listed by their folder in `src`; `*` means the whole folder.
 * @throws Error that names a module that does not exist: a renamed one would silently move to another file
 */
const ours = (folders: Readonly<Record<string, readonly string[]>>) => {
  const paths = Object.entries(folders).flatMap(([folder, names]) =>
    names.map((name) => join('src', folder, name === '*' ? '' : name)),
  );
  for (const path of paths)
    if (!['', '.ts', '.tsx'].some((extension) => existsSync(path + extension)))
      throw new Error(
        `scripts/chunks.ts lists ${path}, which does not exist. Give it its new name, or delete it there.`,
      );
  return new RegExp(`/(?:${paths.join('|')})(?:/.+)?\\.tsx?$`);
};
const packages = (...names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

export const groups = [
  {
    // The boot script. Everything it imports delays the first tap.
    name: 'boot',
    test: /\/src\/boot\.ts$|vite\/preload-helper/,
    priority: 30,
  },
  {
    name: 'react',
    test: packages('react|react-dom|scheduler|react-router|react-router-dom'),
    priority: 20,
  },
  {
    // The delivery of leads, with the submit of a form that React has not taken over. Its entry is a file of its own: only
    // an entry keeps the names of its exports, which a retry needs.
    name: 'leads',
    test: /\/src\/(?:leads\/(?!turnstile|crm)\w+|native\/submitWithoutReact)\.ts$/,
    priority: 15,
  },
  {
    name: 'styles',
    test: packages(
      '@emotion',
      // Without the theme's provider, which only the root of the app needs.
      '@mui/(?:system(?!/(?:cssVars|GlobalStyles|InitColorSchemeScript|RtlProvider|ThemeProvider))|styled-engine|utils/(?!useRovingTabIndex)|material/utils/(?!createSvgIcon))',
      'stylis',
    ),
    priority: 10,
  },
  {
    // Lists and forms share MUI's icons; without a file for them a list would load the forms.
    name: 'mui-icons',
    test: packages('@mui/material/(?:SvgIcon|internal/svg-icons|utils/createSvgIcon)'),
    priority: 4.8,
  },
  {
    // What every page starts with. It is fetched at the first touch, when `react` and `styles` are in the cache
    // already.
    name: 'shell',
    test: ours({
      '': ['App', 'routes'],
      theme: ['*'],
      browser: ['editInput'],
      handover: ['Fold', 'KeepPrerendered', 'ReportHydrated', 'island', 'takeOver', 'typedText'],
      navigation: ['prefetch'],
      'content/facts': ['promises', 'results'],
      components: ['DialogButton', 'GuaranteeNote', 'Section', 'Seo'],
      seo: ['JsonLd', 'breadcrumbList', 'organisation'],
    }),
    priority: 5,
  },
  {
    // The eyes and the light of the owl, which Home needs before React.
    name: 'attention',
    test: ours({ native: ['attention'] }),
    priority: 5,
  },
  {
    // The first screen of Home.
    name: 'home',
    test: ours({ pages: ['Home'], 'components/live': ['*'] }),
    priority: 4.5,
  },
  {
    // Shared by the other pages, so the second page of a visit has it already.
    name: 'kit',
    test: ours({
      components: [
        'Breadcrumbs',
        'CheckList',
        'ClosingCta',
        'CopyButton',
        'PagedList',
        'Split',
        'SearchBox',
        'Toggle',
        'PhoneBanner',
      ],
      sections: ['Band', 'Benefits'],
      'sections/listing': ['*'],
      content: ['blog'],
      seo: ['itemList'],
    }),
    priority: 4.4,
  },
  {
    // The forms, from the fields to the delivery.
    name: 'forms',
    test: /\/node_modules\/(?:zod|react-hook-form|@hookform\/resolvers)\/|\/src\/(?:forms|leads)\/(?!turnstile)\w+\.tsx?$|\/src\/content\/forms\.ts$|\/schemas\/(?:\w+\/)?\w+\.ts$/,
    priority: 4,
  },
  {
    // Questions and testimonials, on six pages.
    name: 'voices',
    test: ours({
      sections: ['FaqSection', 'Testimonials'],
      seo: ['faqPage'],
      content: ['faqs', 'testimonials'],
    }),
    priority: 4.3,
  },
  {
    // All sections of Home below the first screen, in one file.
    name: 'home-sections',
    test: ours({ 'sections/home': ['Offers', 'Results', 'Strengths', 'Clients', 'Roadmap', 'Questions'] }),
    priority: 2,
  },
];
