/**
 * The tests that `npm run mutation` runs against each mutant of the schemas. They need no page, which matters: most rules
 * are data, so most mutants are there before the first test begins, and each of them needs a new run of all tests.
 */
import { vitestFor } from './vitestFor.ts';

export default vitestFor('node', [
  'tests/schemas/*.test.ts',
  'tests/contract/{forms,messages,messagesOracle,nearestNumber,phone}.test.ts',
  'tests/config.test.ts',
]);
