/**
 * Which folder may import which. `npm run lint` checks it. A type leaves nothing behind in the code that runs, so
 * type-only imports are free.
 */
const mayImport = {
  schemas: [],
  relay: ['src/content', 'src/theme', 'schemas'],
  'src/config': ['schemas'],
  'src/runtime': ['src/config'],
  'src/theme': ['src/runtime', 'src/config'],
  'src/content': ['src/config'],
  'src/consent': ['src/config'],
  'src/analytics': ['src/consent'],
  'src/leads': ['src/analytics', 'src/consent', 'src/config', 'schemas'],
  'src/native': ['src/leads', 'src/runtime', 'src/config', 'schemas'],
  'src/seo': ['src/content', 'src/config'],
  'src/components': ['src/seo', 'src/runtime', 'src/native', 'src/content', 'src/theme', 'src/config'],
  'src/forms': [
    'src/leads',
    'src/analytics',
    'src/components',
    'src/native',
    'src/runtime',
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
    'src/runtime',
    'src/content',
    'src/theme',
    'src/config',
  ],
  'src/sections': [
    'src/forms',
    'src/components',
    'src/native',
    'src/runtime',
    'src/seo',
    'src/content',
    'src/theme',
    'src/config',
  ],
  'src/pages': [
    'src/sections',
    'src/components',
    'src/seo',
    'src/runtime',
    'src/content',
    'src/theme',
    'src/config',
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
      to: { path: '^(scripts|tests|e2e|crm-sandbox|relay)/' },
    },
    {
      name: 'pages-do-not-load-every-schema',
      comment: 'schemas/index.ts gathers all forms; a page would load every form’s rules',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^schemas/index' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(css|json|md)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
