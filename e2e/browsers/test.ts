/** Playwright's test for visitors in any engine: playwright.config.ts has a project for each. */
import { test as base } from '../helpers/crm';
import { startConnection, type Connection } from './connection';
import type { Engine, EngineName, Session } from './engine';
import { startEngine } from './startEngine';
import { visitorOf, type Visitor } from './visitor';

interface Fixtures {
  /** In a profile of its own. */
  visitor: Visitor;
  /** In the profile of the tests before, which saves half of the time. A failed test ends it, because Playwright then starts another worker. */
  regular: Visitor;
  /** In a profile of its own, with a connection that the test can cut. */
  connected: Visitor & { connection: Connection };
}
export interface EngineOptions {
  engineName: EngineName;
}
interface WorkerFixtures extends EngineOptions {
  engine: Engine;
  /** Closes the profile that is open, unless both are to be shared: WebKit's driver has one session at a time. */
  openProfile: (options: { isShared: boolean; proxyPort?: number }) => Promise<Visitor>;
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
      await use(async ({ isShared, proxyPort }) => {
        if (!current?.isShared || !isShared) {
          await current?.session.close();
          current = { session: await engine.open(proxyPort), isShared };
        }
        return visitorOf(current.session);
      });
      await current?.session.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ openProfile }, use) => use(await openProfile({ isShared: false })),
  regular: async ({ openProfile }, use) => use(await openProfile({ isShared: true })),
  connected: async ({ openProfile }, use) => {
    const connection = await startConnection();
    const visitor = await openProfile({ isShared: false, proxyPort: connection.port });
    await use({ ...visitor, connection });
    await connection.close();
  },
});
