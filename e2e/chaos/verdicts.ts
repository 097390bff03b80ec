/** What the visits showed, in words and numbers. */
import { nameOf, type Case } from './cases';
import type { Verdict } from './visit';

export interface Result {
  one: Case;
  verdict: Verdict;
}

const faultsFound = {
  lost: ({ leads, kept }: Verdict) => leads === 0 && !kept,
  doubled: ({ leads, posts }: Verdict) => Math.max(leads, posts) > 1,
  silent: ({ leads, isInformed }: Verdict) => leads === 0 && !isInformed,
};
const kinds = Object.keys(faultsFound) as (keyof typeof faultsFound)[];

/** What is wrong with a case, a line; nothing if it is as it should be. */
export const problemWith = ({ one, verdict }: Result) => {
  const wrong = kinds.filter((kind) => faultsFound[kind](verdict));
  const where = verdict.stuck ? `, ${verdict.stuck}` : '';
  return wrong.length > 0 && verdict.wasHit ? [`${nameOf(one)}: ${wrong.join(', ')}${where}`] : [];
};

/** A visit that never asked for the broken file proves nothing: it counts neither as good nor as bad. */
export const summary = (results: readonly Result[]) => {
  const counted = results.filter(({ verdict }) => verdict.wasHit);
  const number = (kind: keyof typeof faultsFound) =>
    counted.filter(({ verdict }) => faultsFound[kind](verdict)).length;
  return {
    cases: counted.length,
    lost: number('lost'),
    doubled: number('doubled'),
    silent: number('silent'),
    informed: counted.filter(({ verdict: { leads, isInformed } }) => leads === 0 && isInformed).length,
    notAskedFor: results.length - counted.length,
    problems: counted.flatMap(problemWith),
  };
};
