/** WebKitGTK's MiniBrowser, which has Safari's engine, by WebDriver on a virtual display. */
import { spawn } from 'node:child_process';
import { listen } from '../../packages/crm-sandbox/listen';
import { endProgram, firstInOutput, windowSize, type Engine } from './engine';
import { repeatUntil } from './visitor';

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) })
    .then(({ ok }) => ok)
    .catch(() => false);

/** In ms. The driver sometimes never answers a request for a session; then another driver is started. */
const requestTimeout = 30_000;

const startDriver = async (display: string) => {
  // Finds a free port: the driver cannot choose one itself.
  const { port, close } = await listen(() => {}, 0, '127.0.0.1');
  await close();
  const child = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  try {
    await repeatUntil('WebKitWebDriver', () => answers(`http://127.0.0.1:${port}/status`));
  } catch (error) {
    await endProgram(child);
    throw error;
  }
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
  return { command, stop: () => endProgram(child) };
};

export const startWebKit = async (): Promise<Engine> => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await firstInOutput(screen, 'stdout', /(\d+)\n/)}`;
  let driver = await startDriver(display);

  const create = (proxyPort: number | undefined) => {
    const capabilities =
      proxyPort === undefined
        ? {}
        : { alwaysMatch: { proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` } } };
    return driver.command<{ sessionId: string }>('', { capabilities });
  };
  const createOrRestart = (proxyPort: number | undefined) =>
    create(proxyPort).catch(async () => {
      await driver.stop();
      driver = await startDriver(display);
      return create(proxyPort);
    });

  return {
    open: async (proxyPort) => {
      const { sessionId } = await createOrRestart(proxyPort);
      const command = <T>(path: string, body: object) => driver.command<T>(`/${sessionId}${path}`, body);
      await command('/window/rect', windowSize);
      return {
        go: (url) => command('/url', { url }),
        evaluate: (expression) =>
          command<string>('/execute/sync', { script: `return ${expression}`, args: [] }),
        perform: (actions) => command('/actions', { actions }),
        // A driver that has crashed has no session left.
        close: () => driver.command<unknown>(`/${sessionId}`, undefined, 'DELETE').catch(() => {}),
      };
    },
    stop: async () => {
      await driver.stop();
      await endProgram(screen);
    },
  };
};
