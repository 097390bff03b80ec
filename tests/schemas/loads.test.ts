// @vitest-environment node
import { expect, test } from 'vitest';

const files = Object.entries(import.meta.glob('../../schemas/**/*.ts'));
// A file that cannot be loaded takes the test files that import it along, which Stryker does not report. Loaded outside
// the tests, because `npm run mutation` would else try a mutant in a constant by these tests alone.
const loaded = await Promise.all(
  files.map(async ([file, load]) => ({
    file: file.replace('../../', ''),
    error: await load().then(
      () => undefined,
      (reason: unknown) => reason,
    ),
  })),
);

test.each(loaded)('$file loads without an error', ({ error }) => {
  expect(error).toBeUndefined();
});
