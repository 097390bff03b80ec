import { strykerFor } from './strykerFor.mjs';

/** What forms do. Their `.tsx` and `.styles.ts` files are left out: most mutants there change a look, which no test sees. */
export default strykerFor('forms', ['src/forms/*.ts', '!src/forms/*.styles.ts']);
