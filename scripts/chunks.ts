/** The modules that share a file in the browser. By default every small shared module would be a separate file. */

/** Matches our own modules by their paths in `src`, without extension. */
const ours = (names: string[]) => new RegExp(`/src/(?:${names.join('|')})\\.tsx?$`);
const packages = (names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

export const groups = [
  {
    // The only code that runs at first. It must not import anything that can wait.
    name: 'boot',
    test: /\/src\/(?:boot|env|isSupported|islands\/(?:registry|startup|loadWithRetry|lateStyles)|forms\/(?:nextStop|enterBeforeReact)|layout\/menus|leads\/(?:delivery|deliverForm|dispatcher|drafts|frameName|outbox|outboxEntry|postInFrame|probe))\.ts$|\/schemas\/(?:textLength|fields\/(?:consent|phoneNumber)|salesforce\/(?:envelope|spamMark))\.ts$|vite\/preload-helper/,
    priority: 30,
  },
  {
    name: 'react',
    test: packages([
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'react-router-dom',
      'react-helmet-async',
      'react-fast-compare',
      'invariant',
      'nanostores',
      'shallowequal',
    ]),
    priority: 20,
  },
  {
    name: 'styles',
    test: packages([
      '@emotion',
      '@mui/(?:system|styled-engine|utils|private-theming|material/utils)',
      'stylis',
    ]),
    priority: 10,
  },
  {
    // The code that every page needs.
    name: 'shell',
    test: ours([
      '(?:App|loadPage|paths|pause|prefetch|routes)',
      'theme/\\w+',
      'content/(?:company|navigation)',
      'components/(?:DialogButton|Fold|Icon|Mark|PauseButton|Section|Seo|Stack|StepsArt|Wordmark|markShapes|useHydrated)',
      'layout/(?:DialogHost|dock|FloatingWidgets|FloatingWidgets.styles|Layout|NavBar|NavBar.styles|PageAnnouncer|SocialItems)',
      'forms/(?:leadNoticesHost|useAtom)',
      'islands/island',
      'leads/origin',
      '(?:analytics/events|consent/choice)',
      'seo/(?:JsonLd|breadcrumbList|feedAddress|siteAddress|thing)',
    ]),
    priority: 5,
  },
  {
    // The first screen of Home.
    name: 'home',
    test: ours([
      'pages/Home',
      'sections/home/Hero',
      'sections/useStillness',
      'content/home',
      'content/facts/(?:promises|guarantee|results)',
      'components/GuaranteeNote',
      'components/live/\\w+',
    ]),
    priority: 4.5,
  },
  {
    // Shared by the other pages, so that it is cached after the first one.
    name: 'kit',
    test: ours([
      'components/(?:Breadcrumbs|ClosingCta|PagedList|Pagination|SearchBox|YellowBanner|pageNumbers|scrollToElement|useListAddress)',
      'sections/(?:Band|Benefits)',
      'sections/listing/\\w+',
      'content/(?:blocks|blog)',
      'seo/(?:itemList|organisation)',
    ]),
    priority: 3,
  },
  {
    // The forms, from the fields to the delivery.
    name: 'forms',
    test: /\/node_modules\/(?:zod|react-hook-form|@hookform\/resolvers)\/|\/src\/(?:forms|leads)\/\w+\.tsx?$|\/src\/content\/forms\.ts$|\/schemas\/(?:\w+\/)?\w+\.ts$/,
    priority: 4,
  },
  {
    // The sections of Home that hydrate later.
    name: 'home-sections',
    test: ours([
      'sections/home/(?:Offers|Results|Strengths|Clients|Roadmap|Questions)',
      'content/(?:faqs|testimonials)',
    ]),
    priority: 2,
  },
];
