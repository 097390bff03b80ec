// @vitest-environment node
import { expect, test } from 'vitest';

const files = Object.entries(import.meta.glob('../../schemas/**/*.ts'));
// Where a file of the schemas cannot be loaded, every test file that imports it fails to start, which Stryker does not report. The
// files are loaded outside the tests: inside, Stryker would try the mutants in their constants by these tests alone.
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
