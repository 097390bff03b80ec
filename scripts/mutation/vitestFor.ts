/** Vitest options shared by the runs of mutants. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { parseConfig } from '../../schemas/config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Stryker stops at the first failed test, so the files that take longest are asked last. Vitest would begin with them. */
class SlowLast extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) =>
      Number(/\/model\/|\/(?:pasting|invisible)\./.test(moduleId));
    return Promise.resolve(files.toSorted((a, b) => rank(a) - rank(b)));
  }
}

/** The configuration of Vitest for the given test files, without a page (`node`) or in one (`jsdom`). */
export const vitestFor = (environment: 'node' | 'jsdom', include: string[]) =>
  defineConfig({
    root,
    define: { __CONFIG__: JSON.stringify(parseConfig({}, 'https://www.wiselamp.example')) },
    test: {
      environment,
      include,
      env: { MODEL_RUNS: '300', PROPERTY_RUNS: '60', LONGEST_WAIT: '4000' },
      // They take as long as all others together. One checks speed, the other runs the README's examples in a process of its own.
      exclude: ['tests/schemas/{longInput,boundaries}.test.ts'],
      setupFiles: ['tests/helpers/setup.ts'],
      // A mutant that hangs would otherwise end only by Stryker's limit, which grows with the tests that reach it.
      testTimeout: 30_000,
      // Without it a run is three times faster: most of one is loading the same modules for one test file after another.
      isolate: false,
      sequence: { sequencer: SlowLast },
      restoreMocks: true,
      unstubGlobals: true,
    },
  });
