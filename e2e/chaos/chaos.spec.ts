/**
 * `npm test` takes a sample of the cases, and `npm run chaos` all of them. `CHAOS_SAMPLE` sets the number, `CHAOS_SEED`
 * chooses the sample, `CHAOS_ONLY` takes the cases with a text in their names, and `CHAOS_RELAY=1` the site with a relay.
 */
import { expect, test } from 'playwright/test';
import { inTurns } from '../helpers/inTurns';
import { listCases, nameOf, sampleOf } from './cases';
import { visit, type Result } from './visit';

const given = process.env;
const isWhole = given['CHAOS_SAMPLE'] === 'all';
// A fixed seed, so that a failure is the same for everyone.
const seed = Number(given['CHAOS_SEED'] ?? 1);

test('a broken file loses no lead', async ({ browser }) => {
  test.setTimeout(0);
  const listed = await listCases(browser, { withPrefetched: isWhole });
  const cases = listed.filter((one) => nameOf(one).includes(given['CHAOS_ONLY'] ?? ''));
  const least = isWhole ? cases.length : Math.min(Number(given['CHAOS_SAMPLE'] ?? 12), cases.length);
  const rest = isWhole ? cases : sampleOf(cases, seed, 2 * least);
  const results: Result[] = [];
  const counted = () => results.filter(({ wasHit }) => wasHit);
  // Some visits never ask for the broken file, and prove nothing.
  while (rest.length > 0 && counted().length < least) {
    const next = rest.splice(0, least - counted().length);
    results.push(...(await inTurns(next, isWhole ? 8 : 4, (one) => visit(browser, one))));
  }
  const count = (problem: string) => counted().filter(({ problems }) => problems.includes(problem)).length;
  const figures = ['lost', 'doubled', 'silent'].map((problem) => `${problem} ${count(problem)}`).join(', ');
  const informed = counted().filter(({ isInformed }) => isInformed).length;
  console.log(
    `cases ${counted().length}, ${figures}; ${informed} not sent, with a message that says what to do; ${results.length - counted().length} not counted, their file was never requested`,
  );
  const bad = counted().filter(({ problems }) => problems.length > 0);
  const lines = bad.map(({ one, problems, stuck }) => `${nameOf(one)}: ${problems.join(', ')} ${stuck}`);
  expect(lines, `CHAOS_SEED=${seed}`).toEqual([]);
  if (!isWhole) expect(counted().length).toBeGreaterThanOrEqual(least);
});
