/**
 * The tests that `npm run mutation` runs against each mutant of the schemas. They run without a page, because that is
 * faster. Most rules are data that is read when a module loads. Stryker cannot switch such a mutant on later, so it runs
 * all the tests again for each one.
 */
import { vitestFor } from './vitestFor.ts';

export default vitestFor('node', [
  'tests/schemas/*.test.ts',
  'tests/contract/{forms,messages,messagesOracle,nearestNumber,phone}.test.ts',
  'tests/config.test.ts',
]);
