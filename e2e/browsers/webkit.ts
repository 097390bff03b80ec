/** WebKitGTK's MiniBrowser, which has Safari's engine, by WebDriver on a virtual display. */
import { spawn } from 'node:child_process';
import { listen } from '../../crm-sandbox/listen';
import { ended, says, windowSize, type Engine } from './engine';
import { repeatUntil } from './page';

const answers = (url: string) =>
  fetch(url)
    .then(({ ok }) => ok)
    .catch(() => false);

interface Created {
  sessionId: string;
  capabilities: { browserVersion: string };
}

export const startWebKit = async (): Promise<Engine> => {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = `:${await says(screen, 'stdout', /(\d+)\n/)}`;
  const { port, close } = await listen(() => {}, 0, '127.0.0.1', 'PORT');
  await close();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const base = `http://127.0.0.1:${port}/session`;
  await repeatUntil('WebKitWebDriver', () => answers(`http://127.0.0.1:${port}/status`));

  const command = async <T>(path: string, body: object | undefined, method = 'POST') => {
    const response = await fetch(base + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = (await response.json()) as { value: T & { message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const create = () => command<Created>('', { capabilities: {} });
  const end = (id: string) => command<unknown>(`/${id}`, undefined, 'DELETE');

  const probe = await create();
  await end(probe.sessionId);
  return {
    name: 'WebKitGTK',
    version: probe.capabilities.browserVersion,
    open: async () => {
      const { sessionId: id } = await create();
      await command(`/${id}/window/rect`, windowSize);
      return {
        go: (url) => command(`/${id}/url`, { url }),
        evaluate: (expression) =>
          command<string>(`/${id}/execute/sync`, { script: `return ${expression}`, args: [] }),
        perform: (actions) => command(`/${id}/actions`, { actions }),
        close: () => end(id),
      };
    },
    stop: async () => {
      await ended(driver);
      await ended(screen);
    },
  };
};
