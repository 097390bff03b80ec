/**
 * Loads files, and says for each whether that failed. Where a file cannot be loaded, every test file that imports it fails to start, which
 * Stryker does not report. Call it outside the tests: inside, Stryker would try the mutants in the constants of the files by these tests alone.
 */
export const loadAll = (files: Readonly<Record<string, () => Promise<unknown>>>) =>
  Promise.all(
    Object.entries(files).map(async ([path, load]) => ({
      file: path.replace('../../', ''),
      error: await load().then(
        () => undefined,
        (reason: unknown) => reason,
      ),
    })),
  );
