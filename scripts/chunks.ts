/** Which modules share a file in the browser. Without this every small shared module would be a file of its own. */

/** A pattern of our own modules, by their paths in `src` without extension. */
const ours = (names: string[]) => new RegExp(`/src/(?:${names.join('|')})\\.tsx?$`);
/** A pattern of packages. */
const packages = (names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

export const groups = [
  {
    // The only code that runs at first: it must not bring along what may come later.
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
    // What every page begins with.
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
    // The first screenful of Home, without what sleeps below it.
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
    // What the other pages share: whoever goes on from one to the next has it already.
    name: 'kit',
    test: ours([
      'components/(?:Breadcrumbs|ClosingCta|PagedList|Pagination|SearchBox|YellowBanner|pageNumbers|scrollToElement|useListAddress|useMoreItems)',
      'sections/(?:Band|Benefits)',
      'sections/listing/\\w+',
      'content/(?:blocks|blog)',
      'seo/(?:itemList|organisation)',
    ]),
    priority: 3,
  },
  {
    // What the forms need, from the fields to the delivery.
    name: 'forms',
    test: /\/node_modules\/(?:zod|react-hook-form|@hookform\/resolvers)\/|\/src\/(?:forms|leads)\/\w+\.tsx?$|\/src\/content\/forms\.ts$|\/schemas\/(?:\w+\/)?\w+\.ts$/,
    priority: 4,
  },
  {
    // The sleeping sections of Home: one file to wake them all.
    name: 'home-sections',
    test: ours([
      'sections/home/(?:Offers|Results|Strengths|Clients|Roadmap|Questions)',
      'content/(?:faqs|testimonials)',
    ]),
    priority: 2,
  },
];
