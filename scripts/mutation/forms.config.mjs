/** The forms' own logic, which has tests of its own: `npm run mutation:forms`. */
import base from './stryker.config.json' with { type: 'json' };

export default {
  ...base,
  mutate: ['src/forms/*.ts'],
  vitest: { ...base.vitest, configFile: 'scripts/mutation/vitest.forms.config.ts' },
  // Part of it shows elsewhere: docs/quality.md says what, and how many are found.
  thresholds: { ...base.thresholds, break: 75 },
  incrementalFile: '.cache/stryker-forms-incremental.json',
  jsonReporter: { fileName: 'reports/mutation-forms.json' },
};
