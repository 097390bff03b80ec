/** The tests that the mutants of the forms' own logic have to get past. */
import base from './vitest.config.ts';

export default { ...base, test: { ...base.test, include: ['tests/forms/*.test.tsx'] } };
