/** Playwright's test for visitors in any engine: playwright.config.ts has a project for each. */
import { test as base } from '../helpers/crm';
import { startChromium } from './chromium';
import type { Engine, EngineName } from './engine';
import { startFirefox } from './firefox';
import { visitorOf, type Visitor } from './visitor';
import { startWebKit } from './webkit';

export const start: Record<EngineName, () => Promise<Engine>> = {
  Chromium: () => startChromium(),
  Firefox: startFirefox,
  WebKitGTK: startWebKit,
};

const withSession = async (engine: Engine, use: (one: Visitor) => Promise<void>) => {
  const session = await engine.open();
  await use(visitorOf(session));
  await session.close();
};

interface Fixtures {
  /** In a profile of its own. */
  visitor: Visitor;
}
export interface EngineOptions {
  engineName: EngineName;
  /** Files with another value have workers of their own: WebKit's driver has one session at a time. */
  keepsProfile: boolean;
}
interface WorkerFixtures extends EngineOptions {
  engine: Engine;
  /** In one profile for many visits, which saves half of the time. A failed test ends it. */
  regular: Visitor;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  keepsProfile: [false, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  regular: [({ engine }, use) => withSession(engine, use), { scope: 'worker' }],
  visitor: ({ engine }, use) => withSession(engine, use),
});
