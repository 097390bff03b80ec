// @vitest-environment node
import { expect, test } from 'vitest';
import type { Case } from '../../e2e/chaos/cases';
import { sampleOf } from '../../e2e/chaos/sample';

const cases = ['assets/one-abcd1234.js', 'assets/two-abcd1234.js', 'assets/three-abcd1234.css'].flatMap(
  (file) =>
    (['abort', 'stall', 'html'] as const).flatMap((fault) =>
      (['before the first load', 'after waking'] as const).flatMap((moment) =>
        (['homeInline', 'contactPage', 'subscribe'] as const).map((form): Case => ({
          form,
          file,
          fault,
          moment,
        })),
      ),
    ),
);

test('a seed chooses the same cases again, another seed chooses others', () => {
  expect(sampleOf(cases, 7, 20)).toEqual(sampleOf(cases, 7, 20));
  expect(sampleOf(cases, 8, 20)).not.toEqual(sampleOf(cases, 7, 20));
});

test.each([1, 2, 3, 4, 5])(
  'seed %i shows every form, file, fault and moment, even in the smallest sample',
  (seed) => {
    const chosen = sampleOf(cases, seed, 1);
    for (const trait of ['form', 'file', 'fault', 'moment'] as const)
      expect(new Set(chosen.map((one) => one[trait]))).toEqual(new Set(cases.map((one) => one[trait])));
  },
);

test('a sample has as many cases as asked for, each once', () => {
  const chosen = sampleOf(cases, 1, 40);
  expect(new Set(chosen).size).toBe(40);
});
