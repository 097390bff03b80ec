/** WebKitGTK's MiniBrowser, which has Safari's engine, by WebDriver on a virtual display. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { ended, says, windowSize, type Engine } from './engine';

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = async (url: string): Promise<void> => {
  const ask = () =>
    fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await ask())) await new Promise(setImmediate);
};

const startScreen = async (): Promise<{ display: string; child?: ChildProcess }> => {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return { display: `:${await says(child, 'stdout', /(\d+)\n/)}`, child };
};

interface Created {
  sessionId: string;
  capabilities: { browserVersion: string };
}

export const startWebKit = async (): Promise<Engine> => {
  const { display, child: screen } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const base = `http://127.0.0.1:${port}/session`;
  await answers(`http://127.0.0.1:${port}/status`);

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
        go: async (url) => {
          await command(`/${id}/url`, { url });
        },
        reload: async () => {
          await command(`/${id}/refresh`, {});
        },
        evaluate: (expression) =>
          command<string>(`/${id}/execute/sync`, { script: `return ${expression}`, args: [] }),
        perform: async (actions) => {
          await command(`/${id}/actions`, { actions });
        },
        close: async () => {
          await end(id);
        },
      };
    },
    stop: async () => {
      await ended(driver);
      if (screen) await ended(screen);
    },
  };
};
