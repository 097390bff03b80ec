/** Cases side by side, one delay after the other, because the slow connection is shared. */
import { inTurns } from '../chaos/inTurns';
import { delays, type LeavingCase } from './cases';
import type { Tab } from './leave';
import { problemWith, startVisit, type Outcome, type Setting } from './outcome';

export const runCases = async (
  cases: readonly LeavingCase[],
  setting: Setting,
  { atOnce, openTab, log }: { atOnce: number; openTab: () => Promise<Tab>; log: (line: string) => void },
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const delay of delays) {
    setting.proxy.delay = delay;
    const visits = await inTurns(
      cases.filter((one) => one.delay === delay),
      atOnce,
      async (one) => {
        const visit = await startVisit(openTab, one, setting);
        void visit.outcome.then((outcome) => problemWith(outcome).forEach((line) => log(line)));
        return visit;
      },
    );
    for (const { outcome } of visits) outcomes.push(await outcome);
  }
  return outcomes;
};
