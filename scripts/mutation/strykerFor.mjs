/** Options shared by the runs of mutants. A run has its own tests, its own files and its own report. */
export const strykerFor = (part, mutate) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: `scripts/mutation/vitest.${part}.ts`, related: false },
  mutate: [...mutate, '!**/*.d.ts'],
  ignoreStatic: false,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: `.cache/stryker-${part}`,
  // A test reads its countries from docs/howto. Without them its file cannot load, which Stryker does not report.
  ignorePatterns: [
    '.cache',
    'dist',
    'docs/**',
    '!docs/howto/**',
    'public',
    'reports',
    'test-results',
    'e2e',
    'src/gallery',
  ],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `reports/mutation-${part}.json` },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 98, low: 95, break: 95 },
});
