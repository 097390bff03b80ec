import { strykerFor } from './strykerFor.mjs';

/** What forms do. Their `.tsx` files are left out: most mutants there change a look, which `e2e` compares. */
export default strykerFor('forms', ['src/forms/*.ts']);
