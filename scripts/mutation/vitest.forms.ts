/** The tests that meet each mutant of the forms. */
import { vitestFor } from './vitestFor.ts';

export default vitestFor('jsdom', [
  'tests/forms/*.test.{ts,tsx}',
  'tests/contract/{messagesInForms,phonePasting}.test.tsx',
]);
