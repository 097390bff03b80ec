/** The tests that meet each mutant of the forms. Two of `tests/contract` do as well: they take as long as these, and prove the schemas. */
import { vitestFor } from './vitestFor.ts';

export default vitestFor('jsdom', ['tests/forms/*.test.{ts,tsx}']);
