/**
 * The tests that meet each mutant of the forms. Two files of `tests/contract` would meet them, too. They are left out: they take as long as all
 * of these, and prove the schemas.
 */
import { vitestFor } from './vitestFor.ts';

export default vitestFor('jsdom', ['tests/forms/*.test.{ts,tsx}', 'tests/analytics/formEvents.test.ts']);
