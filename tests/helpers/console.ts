import { format } from 'node:util';
import { expect } from 'vitest';

let complaints: string[] = [];
let expected: RegExp[] = [];

/** Elements that browsers know and jsdom does not yet. */
const jsdomIsBehind = /^The tag <search> is unrecognized/;

const collect = (...words: unknown[]) => void complaints.push(format(...words));
console.error = collect;
console.warn = collect;

/** Allows one kind of console error or warning in this test, and demands that it comes. */
export const expectConsole = (pattern: RegExp) => void expected.push(pattern);

/** Fails the test for every console error or warning that it did not announce, and for each announced one that never came. */
export const failOnComplaints = () => {
  const allowed = [jsdomIsBehind, ...expected];
  const unannounced = complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
  const missing = expected.filter((pattern) => !complaints.some((complaint) => pattern.test(complaint)));
  complaints = [];
  expected = [];
  expect(unannounced, 'unexpected console errors or warnings').toEqual([]);
  expect(missing.map(String), 'announced console errors or warnings that never came').toEqual([]);
};
