/** Playwright's test for visitors in any engine: playwright.config.ts has a project for each. */
import { test as base } from '../helpers/crm';
import type { Engine, EngineName, Session } from './engine';
import { startEngine } from './startEngine';
import { visitorOf, type Visitor } from './visitor';

interface Fixtures {
  /** In a profile of its own. */
  visitor: Visitor;
  /** In the profile of the tests before, which saves half of the time. A failed test ends it. */
  regular: Visitor;
}
export interface EngineOptions {
  engineName: EngineName;
}
interface WorkerFixtures extends EngineOptions {
  engine: Engine;
  /** Closes the profile before, unless both are to be shared: WebKit's driver has one session at a time. */
  openProfile: (isShared: boolean) => Promise<Visitor>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['Chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine[engineName]();
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  openProfile: [
    async ({ engine }, use) => {
      let current: { session: Session; isShared: boolean } | undefined;
      await use(async (isShared) => {
        if (!current?.isShared || !isShared) {
          await current?.session.close();
          current = { session: await engine.open(), isShared };
        }
        return visitorOf(current.session);
      });
      await current?.session.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ openProfile }, use) => use(await openProfile(false)),
  regular: async ({ openProfile }, use) => use(await openProfile(true)),
});
