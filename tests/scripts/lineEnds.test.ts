// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('Git checks every text file out with the line ends that the build compares, also on Windows', () => {
  const listed = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).trim().split('\n');
  const texts = listed.filter((line) => !line.startsWith('i/-text'));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((line) => !/^i\/(?:lf|none) .*eol=lf\s*\t/.test(line))).toEqual([]);
});
