import { expect, test } from 'vitest';
import { loadAll } from '../helpers/loadAll';

const loaded = await loadAll(import.meta.glob('../../src/leads/**/*.ts'));

test.each(loaded)('$file loads without an error', ({ error }) => {
  expect(error).toBeUndefined();
});
