/** `npm run mutation:forms`: the logic of the forms. */
import base from './stryker.config.json' with { type: 'json' };

export default {
  ...base,
  mutate: ['src/forms/*.ts'],
  vitest: { ...base.vitest, configFile: 'scripts/mutation/vitest.forms.config.ts' },
  // Other tests cover a part of it: see docs/quality.md.
  thresholds: { ...base.thresholds, break: 75 },
  incrementalFile: '.cache/stryker-forms-incremental.json',
  jsonReporter: { fileName: 'reports/mutation-forms.json' },
};
