/** Which modules share a file in the browser. Without this every small shared module would be a file of its own. */

/** A pattern of our own modules, by their paths in `src` without extension. */
const ours = (names: string[]) => new RegExp(`/src/(?:${names.join('|')})\\.tsx?$`);
/** A pattern of packages. */
const packages = (names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

export const groups = [
  {
    // The only code that runs at first: it must not bring along what may come later.
    name: 'boot',
    test: /\/src\/(?:boot|env|isSupported|islands\/(?:registry|startup|loadWithRetry|lateStyles)|forms\/(?:nextStop|enterBeforeReact)|layout\/menus|content\/consent|leads\/(?:delivery|deliverForm|dispatcher|envelope|drafts|frameName|outbox|outboxEntry|postInFrame|probe|spamMark))\.ts$|\/schemas\/phoneDigits\.ts$|vite\/preload-helper/,
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
      'shallowequal',
    ]),
    priority: 20,
  },
  {
    name: 'styles',
    test: packages([
      '@emotion',
      '@mui/(?:system|styled-engine|utils/(?!useRovingTabIndex)|material/utils/(?!createSvgIcon))',
      'stylis',
    ]),
    priority: 10,
  },
  {
    // Lists and forms share MUI's icons; without a file for them a list would load the forms.
    name: 'mui-icons',
    test: packages(['@mui/material/(?:SvgIcon|internal/svg-icons|utils/createSvgIcon)']),
    priority: 4.8,
  },
  {
    // What every page begins with.
    name: 'shell',
    test: ours([
      '(?:App|loadPage|paths|pause|prefetch|routes)',
      'theme/.+',
      'content/(?:company|errorPage|navigation|facts/(?:promises|guarantee|results))',
      'components/(?:Actions|DialogButton|GuaranteeNote|Fold|Icon|Mark|PauseButton|Section|Seo|StepsArt|Wordmark|markShapes|useHydrated)',
      'layout/(?:DialogHost|dock|FloatingWidgets|FloatingWidgets.styles|Layout|NavBar|NavBar.styles|PageAnnouncer|SocialItems)',
      'forms/notices',
      'islands/island',
      'leads/origin',
      '(?:analytics/events|consent/choice)',
      'seo/(?:JsonLd|breadcrumbList|feedAddress|organisation|siteAddress|thing)',
    ]),
    priority: 5,
  },
  {
    // The first screenful of Home, without what sleeps below it.
    name: 'home',
    test: ours([
      'pages/Home',
      'sections/home/Hero',
      'sections/useAutoplayPause',
      'content/home',
      'components/live/\\w+',
    ]),
    priority: 4.5,
  },
  {
    // Shared by the other pages, so the second page of a visit has it already.
    name: 'kit',
    test: ours([
      'components/(?:Breadcrumbs|CardGrid|CheckList|ClosingCta|CopyButton|PagedList|Split|Pagination|SearchBox|Toggle|YellowBanner|pageNumbers|scrollToElement|useListAddress|useMoreItems)',
      'sections/(?:Band|Benefits)',
      'sections/listing/\\w+',
      'content/(?:blocks|blog)',
      'seo/itemList',
    ]),
    priority: 4.4,
  },
  {
    // What the forms need, from the fields to the delivery.
    name: 'forms',
    test: /\/node_modules\/(?:zod|react-hook-form|@hookform\/resolvers)\/|\/(?:src\/(?:forms|leads)|schemas)\/\w+\.tsx?$/,
    priority: 4,
  },
  {
    // Questions and testimonials, on six pages.
    name: 'voices',
    test: ours([
      'sections/(?:FaqSection|Testimonials)',
      'components/Marquee',
      'seo/faqPage',
      'content/(?:faqs|testimonials)',
    ]),
    priority: 4.3,
  },
  {
    // The sections of Home below the first screenful: one file for all.
    name: 'home-sections',
    test: ours(['sections/home/(?:Offers|Results|Strengths|Clients|Roadmap|Questions)']),
    priority: 2,
  },
];
