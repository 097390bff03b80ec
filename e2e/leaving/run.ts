/** Another site, an inbox of its own, and cases side by side in one engine. */
import { listen } from '../../crm-sandbox/listen';
import { startSandbox } from '../../crm-sandbox/server';
import type { Engine } from '../browsers/engine';
import { inTurns } from '../helpers/inTurns';
import { freshDatabase } from '../helpers/servers';
import { delays, type LeavingCase } from './cases';
import { problemWith, startVisit, type Outcome, type Setting } from './visit';

/** Another host name than the site's: another site, not only another origin. */
const host = '127.0.0.1';

export const startElsewhere = async () => {
  const { port, close } = await listen((_, response) => response.end('Elsewhere'), 0, host, 'PORT');
  return { url: `http://${host}:${port}/`, close };
};

/** On any free port without a given one. */
export const startInbox = (port = 0) =>
  startSandbox({ port, file: freshDatabase(`leaving-leads-${port}`), quiet: true });

/** One delay after the other, because the slow connection is shared. */
export const runCases = async (
  engine: Engine,
  cases: readonly LeavingCase[],
  setting: Setting,
  { atOnce, log }: { atOnce: number; log: (line: string) => void },
) => {
  const outcomes: Outcome[] = [];
  for (const delay of delays) {
    setting.proxy.delay = delay;
    const ofDelay = cases.filter((one) => one.delay === delay);
    const visits = await inTurns(ofDelay, atOnce, async (one) => {
      const visit = await startVisit(engine.open, one, setting);
      void visit.outcome.then((outcome) => problemWith(outcome).forEach((line) => log(line)));
      return visit;
    });
    for (const { outcome } of visits) outcomes.push(await outcome);
  }
  await engine.stop();
  return outcomes;
};
