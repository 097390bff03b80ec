/** WebKitGTK's MiniBrowser, which has Safari's engine, by WebDriver on a virtual display. */
import { spawn } from 'node:child_process';
import { listen } from '../../packages/crm-sandbox/listen';
import { ended, says, windowSize, type Engine } from './engine';
import { repeatUntil } from './visitor';

const answers = (url: string) =>
  fetch(url)
    .then(({ ok }) => ok)
    .catch(() => false);

/** The driver sometimes never answers a request for a session. */
const requestTimeout = 30_000;

const startDriver = async (display: string) => {
  const { port, close } = await listen(() => {}, 0, '127.0.0.1', 'PORT');
  await close();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  await repeatUntil('WebKitWebDriver', () => answers(`http://127.0.0.1:${port}/status`));
  const command = async <T>(path: string, body: object | undefined, method = 'POST') => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      signal: AbortSignal.timeout(requestTimeout),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  return { command, stop: () => ended(child) };
};

export const startWebKit = async (): Promise<Engine> => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await says(screen, 'stdout', /(\d+)\n/)}`;
  let driver = await startDriver(display);

  const create = (proxyPort: number | undefined) => {
    const proxy = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` };
    const capabilities = proxyPort ? { alwaysMatch: { proxy } } : {};
    return driver.command<{ sessionId: string }>('', { capabilities });
  };
  const createSurely = (proxyPort: number | undefined) =>
    create(proxyPort).catch(async () => {
      await driver.stop();
      driver = await startDriver(display);
      return create(proxyPort);
    });
  const end = (id: string) => driver.command<unknown>(`/${id}`, undefined, 'DELETE');

  return {
    open: async (proxyPort) => {
      const { sessionId } = await createSurely(proxyPort);
      const command = <T>(path: string, body: object) => driver.command<T>(`/${sessionId}${path}`, body);
      await command('/window/rect', windowSize);
      return {
        go: (url) => command('/url', { url }),
        evaluate: (expression) =>
          command<string>('/execute/sync', { script: `return ${expression}`, args: [] }),
        perform: (actions) => command('/actions', { actions }),
        // A driver that has crashed has no session left.
        close: () => end(sessionId).catch(() => {}),
      };
    },
    stop: async () => {
      await driver.stop();
      await ended(screen);
    },
  };
};
