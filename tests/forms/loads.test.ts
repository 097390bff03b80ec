import { expect, test } from 'vitest';
import { loadAll } from '../helpers/loadAll';

const loaded = await loadAll(import.meta.glob('../../src/forms/*.{ts,tsx}'));

test.each(loaded)('$file loads without an error', ({ error }) => {
  expect(error).toBeUndefined();
});
