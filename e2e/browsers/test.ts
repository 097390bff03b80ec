/** Playwright's test for visitors in any engine: playwright.config.ts has a project for each. */
import { test as base } from '../helpers/crm';
import { startConnection, type Connection } from './connection';
import type { Engine, EngineName, Session } from './engine';
import { startEngine } from './startEngine';
import { visitorOf, type Visitor } from './visitor';

interface Fixtures {
  /** In a profile of its own. */
  visitor: Visitor;
  /**
   * In one profile that the tests of a worker share, which saves half of the time. After a failed test Playwright starts another
   * worker, and so another profile.
   */
  inSharedProfile: Visitor;
  /** In a profile of its own, with a connection that the test can cut. */
  connected: Visitor & { connection: Connection };
}
export interface EngineOptions {
  engineName: EngineName;
}
interface WorkerFixtures extends EngineOptions {
  engine: Engine;
  /** Reuses the open profile if it and the wanted one are shared, else closes it first: WebKit's driver has one session at a time. */
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
        const canReuse = isShared && current?.isShared === true;
        if (!current || !canReuse) {
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
  inSharedProfile: async ({ openProfile }, use) => use(await openProfile({ isShared: true })),
  connected: async ({ openProfile }, use) => {
    const connection = await startConnection();
    const visitor = await openProfile({ isShared: false, proxyPort: connection.port });
    await use({ ...visitor, connection });
    await connection.close();
  },
});
