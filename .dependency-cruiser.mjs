/**
 * Which folder may import which. `npm run lint` checks it. A type leaves nothing behind in the code that runs, so
 * type-only imports are free.
 */
const mayImport = {
  schemas: [],
  'src/config': ['schemas'],
  'src/browser': ['src/config'],
  'src/handover': ['src/browser', 'src/config'],
  'src/dialogs': ['src/handover', 'src/browser', 'src/config'],
  'src/navigation': ['src/dialogs', 'src/handover', 'src/browser', 'src/config'],
  'src/theme': ['src/config'],
  'src/content': ['src/config'],
  'src/consent': ['src/config'],
  'src/analytics': ['src/consent'],
  'src/leads': ['src/analytics', 'src/consent', 'src/browser', 'src/config', 'schemas'],
  'src/native': ['src/leads', 'src/dialogs', 'src/handover', 'src/browser', 'src/config', 'schemas'],
  'src/seo': ['src/content', 'src/config'],
  'src/components': [
    'src/seo',
    'src/dialogs',
    'src/handover',
    'src/native',
    'src/content',
    'src/theme',
    'src/config',
  ],
  'src/forms': [
    'src/leads',
    'src/analytics',
    'src/components',
    'src/native',
    'src/dialogs',
    'src/handover',
    'src/browser',
    'src/content',
    'src/theme',
    'src/config',
    'schemas',
  ],
  'src/layout': [
    'src/forms',
    'src/leads',
    'src/analytics',
    'src/consent',
    'src/components',
    'src/native',
    'src/navigation',
    'src/handover',
    'src/browser',
    'src/content',
    'src/theme',
    'src/config',
  ],
  'src/sections': [
    'src/forms',
    'src/components',
    'src/native',
    'src/handover',
    'src/browser',
    'src/seo',
    'src/content',
    'src/theme',
    'src/config',
  ],
  'src/pages': [
    'src/sections',
    'src/components',
    'src/seo',
    'src/navigation',
    'src/handover',
    'src/content',
    'src/theme',
    'src/config',
  ],
};

/** The npm workspaces. Beside `schemas/` they import no code, only the site's own facts, colours and shapes. */
const workspaces = {
  'packages/relay': ['^src/content/company[.]ts$', '^src/config/relayDays[.]ts$', '^src/theme/palette[.]ts$'],
  'packages/crm-sandbox': [],
  'packages/art': [
    '^src/content/(company[.]ts$|covers/)',
    '^src/theme/palette[.]ts$',
    '^src/components/(iconNames|markShapes|owl/owlPaths)[.]ts$',
  ],
};

const inFolder = (folder) => `^${folder}/`;

export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...Object.entries(mayImport).map(([folder, allowed]) => ({
      name: `${folder.replace('src/', '')}-imports-only-what-is-below`,
      severity: 'error',
      from: { path: inFolder(folder) },
      to: {
        path: '^(src|schemas)/',
        pathNot: [folder, ...allowed].map(inFolder),
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'site-code-never-imports-tools-or-tests',
      severity: 'error',
      // In Node these two read the Markdown; in the browser the articles plugin replaces them with data.
      from: { path: '^(src|schemas)/', pathNot: '^src/content/articles/(list|texts)[.]js$' },
      to: { path: '^(scripts|tests|e2e|packages)/' },
    },
    ...Object.entries(workspaces).map(([workspace, siteData]) => ({
      name: `${workspace.replace('packages/', '')}-imports-only-schemas-and-data`,
      severity: 'error',
      // The relay's bench sends to the sandbox; a package's tests use the helpers of all tests.
      from: { path: inFolder(workspace), pathNot: ['^packages/relay/bench/', '^packages/[^/]+/tests/'] },
      to: {
        path: '^(src|scripts|tests|e2e|packages)/',
        pathNot: [inFolder(workspace), ...siteData],
        dependencyTypesNot: ['type-only'],
      },
    })),
    {
      name: 'scripts-start-the-workspaces-by-what-they-offer',
      severity: 'error',
      from: { path: '^scripts/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/crm-sandbox/(server|sandboxFor|listen)[.]ts$',
          '^packages/relay/(node/server|settings)[.]ts$',
          '^packages/art/(coverHint|icons|pictures|photo|palettes|svg|charts/draw)[.]ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'packages-are-in-the-package-json-beside',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/[^/]+/tests/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-do-not-load-every-schema',
      comment: 'schemas/index.ts gathers all forms; a page would load every form’s rules',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^schemas/index' },
    },
    {
      name: 'start-and-build-paint-no-pictures',
      comment:
        'a fresh clone starts with the committed pictures; painters take seconds to load. packages/art/photo.ts, with sharp, loads for articles with a photo only',
      severity: 'error',
      from: { path: '^scripts/(build|start|dev|articles/plugin)[.]ts$|^src/entry-server[.]tsx$' },
      to: { path: 'node_modules/(satori|@resvg)/|^packages/art/paint[.]ts$', reachable: true },
    },
    {
      name: 'the-gallery-shows-every-component-form-part-drawing-and-shared-section',
      severity: 'error',
      from: { path: '^src/gallery/main[.]tsx$' },
      // Seo shows nothing.
      to: {
        path: '^src/(components(/live)?|forms|sections)/[A-Z][A-Za-z]*[.]tsx$',
        pathNot: '/Seo[.]tsx$',
        reachable: false,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|json|md)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};
