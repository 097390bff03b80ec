import { strykerFor } from './strykerFor.mjs';

export default strykerFor('leads', ['src/leads/**/*.ts']);
