import { strykerFor } from './strykerFor.mjs';

/** The schemas of content, company and facts are no rules for visitors, so they are left out. */
export default strykerFor('schemas', [
  'schemas/**/*.ts',
  '!schemas/content.ts',
  '!schemas/content/**',
  '!schemas/{company,facts}.ts',
]);
