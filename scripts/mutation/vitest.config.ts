/** The tests that `npm run mutation` runs against each mutant. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { parseConfig } from '../../schemas/config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  define: { __CONFIG__: JSON.stringify(parseConfig({}, 'https://www.wiselamp.example')) },
  test: {
    environment: 'jsdom',
    include: [
      'tests/{schemas,leads,analytics,consent}/*.test.ts',
      'tests/leads/model/*.test.ts',
      'tests/contract/{forms,messages,messagesOracle,phone,relay}.test.{ts,tsx}',
      'tests/forms/mailto.test.ts',
      'tests/config.test.ts',
    ],
    env: { MODEL_RUNS: '120', PROPERTY_RUNS: '60' },
    // These take as long as all others together, and check speed and imports instead of results.
    exclude: ['tests/schemas/{longInput,boundaries}.test.ts'],
    setupFiles: ['tests/helpers/setup.ts'],
    // Stryker stops a mutant that hangs.
    testTimeout: 120_000,
    // Three times faster: most of a run is loading the same modules for one test file after another.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
