/** The tests that `npm run mutation:forms` runs against each mutant. */
import base from './vitest.config.ts';

export default { ...base, test: { ...base.test, include: ['tests/forms/*.test.tsx'] } };
