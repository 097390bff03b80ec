/** Which modules share a file in the browser. Without this every small shared module would be a file of its own. */

/** A pattern of our own modules, by their paths in `src` without extension. */
const ours = (names: string[]) => new RegExp(`/src/(?:${names.join('|')})\\.tsx?$`);
/** A pattern of packages. */
const packages = (names: string[]) => new RegExp(`/node_modules/(?:${names.join('|')})/`);

export const groups = [
  {
    // The only code that runs at first: it must not bring along what may come later.
    name: 'boot',
    test: /\/src\/(?:islands\/registry|leads\/frameName)\.ts$|vite\/preload-helper/,
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
    test: packages(['@emotion', '@mui/(?:system|styled-engine|utils|private-theming)', 'stylis']),
    priority: 10,
  },
  {
    // What every page begins with.
    name: 'shell',
    test: ours([
      '(?:App|env|loadPage|paths|pause|prefetch|routes)',
      'theme/\\w+',
      'content/(?:company|navigation)',
      'components/(?:DialogButton|Fold|Icon|Mark|PauseButton|Section|Seo|Stack|StepsArt|Wordmark|markShapes|useHydrated)',
      'layout/(?:DialogHost|FloatingWidgets|Layout|NavBar|NavBar.styles|PageAnnouncer|SocialItems|useMenu)',
      'forms/notices',
      'islands/island',
      'leads/leftBehind',
      'seo/(?:JsonLd|breadcrumbList|feedAddress|siteAddress|thing)',
    ]),
    priority: 5,
  },
];
