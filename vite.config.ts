import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { publicConfig } from './schemas/config.ts';
import { articlesPlugin } from './scripts/articles/plugin.ts';
import { scriptTargets } from './scripts/browsers.ts';
import { groups } from './scripts/chunks.ts';
import { readConfig } from './scripts/config.ts';
import { openingForm } from './src/content/forms.ts';
import { palette } from './src/theme/palette.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const routerBuild = fromRoot('./node_modules/react-router/dist/production/');

/** Writes the accent, as the colour of a phone's browser bar, and the text of the opening dialog into the page. */
const pageValues: Plugin = {
  name: 'page-values',
  transformIndexHtml: (html) =>
    html.replace('%THEME_COLOUR%', palette.sun).replace('%OPENING_FORM%', openingForm),
};

const config = readConfig();

export default defineConfig(({ isSsrBuild, command }) => ({
  // readConfig reads .env. Vite would give it to the tests, too, which check the defaults.
  envDir: false,
  plugins: [react(), articlesPlugin(), pageValues],
  define: {
    __CONFIG__: JSON.stringify(publicConfig(config)),
    // Constants, so that a build without a relay, Turnstile or posts by fetch has no code for them.
    'import.meta.env.VITE_LEAD_RELAY': JSON.stringify(config.relay ?? ''),
    'import.meta.env.VITE_CRM_CONFIRMATION': JSON.stringify(config.crm.confirmation),
    'import.meta.env.VITE_TURNSTILE_SITE_KEY': JSON.stringify(config.turnstileSiteKey ?? ''),
  },
  resolve: {
    // React Router's package exports point at its development build, even in production.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
          ]
        : [],
  },
  build: {
    target: scriptTargets,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: {
      // Its hints on slow plugins are nothing that a person who builds the site can act on.
      checks: { pluginTimings: false },
      // The names in the `*.markup.ts` files would otherwise travel twice: as variables, and in the exports of the boot script.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      ...(!isSsrBuild && { output: { codeSplitting: { groups } } }),
    },
  },
  test: {
    environment: 'jsdom',
    pool: 'threads',
    include: ['{tests,packages}/**/*.test.{ts,tsx}'],
    setupFiles: [fromRoot('tests/helpers/setup.ts')],
    // By default one of two cores would be left idle.
    maxWorkers: '100%',
    // Enough for a long test on a busy machine; one that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { shuffle: true },
    restoreMocks: true,
    unstubGlobals: true,
    coverage: {
      include: ['src/**/*.{ts,tsx}', 'schemas/**/*.ts'],
      // The gallery is for developers; the entries run in the journeys of e2e alone.
      exclude: ['src/gallery/**', 'src/entry-*.tsx', '**/*.generated.ts'],
    },
  },
}));
