/** The tests that `npm run mutation` runs against each mutant of the delivery of leads. */
import { vitestFor } from './vitestFor.ts';

export default vitestFor('jsdom', [
  'tests/{leads,analytics,consent}/*.test.ts',
  'tests/leads/model/*.test.ts',
  'tests/contract/relay.test.ts',
  'tests/forms/mailto.test.ts',
]);
