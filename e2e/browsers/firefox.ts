/** Firefox by WebDriver BiDi, which needs no driver. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import {
  endProgram,
  firefoxCommand,
  firstInOutput,
  Unanswered,
  windowSize,
  type Engine,
  type Session,
} from './engine';

/** Longer than any answer takes, in ms: for a page that loads, and for all other commands. */
const answerLimits = { navigation: 50_000, other: 20_000 };

interface Answer {
  id?: number;
  result?: unknown;
  message?: string;
}

const connect = async (address: string) => {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer.')));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  const closed = new Promise<never>((_, reject) =>
    socket.addEventListener('close', () => reject(new Error('Firefox has closed the connection.'))),
  );
  // Without a command under way, nothing waits for it.
  closed.catch(() => {});
  let lastId = 0;
  // The answers of WebDriver BiDi are not validated: a wrong one fails the test where it is used.
  const command = async <Result>(method: string, params: object): Promise<Result> => {
    lastId += 1;
    const id = lastId;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const limit = method === 'browsingContext.navigate' ? answerLimits.navigation : answerLimits.other;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Unanswered(`Firefox has not answered ${method}.`)), limit);
    });
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await Promise.race([answered, closed, late]).finally(() => {
      clearTimeout(timer);
      waiting.delete(id);
    });
    if (!result) throw new Error(`${method}: ${message ?? 'no result'}`);
    return result as Result;
  };
  return { command, close: () => socket.close() };
};

/** Writes user.js, which Firefox reads at each start. */
const writePreferences = (folder: string, preferences: Record<string, string | number>) => {
  // By default Firefox asks no proxy for addresses of this machine.
  const all = { 'network.proxy.allow_hijacking_localhost': true, ...preferences };
  const lines = Object.entries(all).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
};

const launch = async (folder: string) => {
  if (!firefoxCommand) throw new Error('Firefox is not installed.');
  const child = spawn(
    firefoxCommand,
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  try {
    const address = await firstInOutput(child, 'stderr', /WebDriver BiDi listening on (ws:\/\/\S+)/);
    const { command, close } = await connect(`${address}/session`);
    await command('session.new', { capabilities: {} });
    return {
      command,
      /** @param signal SIGKILL leaves the browser no moment to write anything to its profile */
      stop: async (signal?: 'SIGKILL') => {
        close();
        await endProgram(child, signal);
      },
    };
  } catch (error) {
    await endProgram(child);
    throw error;
  }
};

interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** A profile within a running Firefox, which WebDriver BiDi calls a user context. Without its id: the browser's own profile. */
interface Profile {
  userContext?: string;
}

type Command = Awaited<ReturnType<typeof launch>>['command'];

/** Opens a page in a new window. In a new tab it would hide the page of another visitor. */
const openWindow = async (
  command: Command,
  profile: Profile,
  close: () => Promise<unknown>,
): Promise<Session> => {
  const { context } = await command<{ context: string }>('browsingContext.create', {
    type: 'window',
    ...profile,
  });
  await command('browsingContext.setViewport', { context, viewport: windowSize });
  const navigate = (url: string) =>
    command('browsingContext.navigate', { context, url, wait: 'interactive' });
  return {
    // Firefox may answer with the aborted load of the previous page, or never. Then it is asked once more.
    go: (url) =>
      navigate(url).catch((error: Error) => {
        if (!(error instanceof Unanswered) && !error.message.includes('NS_BINDING_ABORTED')) throw error;
        return navigate(url);
      }),
    evaluate: async (expression) => {
      const target = { context };
      const { result, exceptionDetails } = await command<Evaluated>('script.evaluate', {
        expression,
        target,
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      if (result?.value === undefined) throw new Error('The page has answered with no text.');
      return result.value;
    },
    perform: (actions) => command('input.performActions', { context, actions }),
    close,
  };
};

export const startFirefox = async (): Promise<Engine> => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-firefox-'));
  writePreferences(folder, {});
  const { command, stop } = await launch(folder);
  return {
    open: async (proxyPort) => {
      const proxied =
        proxyPort === undefined
          ? {}
          : { proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` } };
      const profile = await command<Profile>('browser.createUserContext', proxied);
      return openWindow(command, profile, () =>
        // A browser that has ended has no profile left.
        command('browser.removeUserContext', profile).catch(() => {}),
      );
    },
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** Opens a page in a profile that is kept. Closing it kills the browser. */
export const openKeptProfile = async (folder: string, proxyPort: number): Promise<Session> => {
  writePreferences(folder, {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxyPort,
  });
  const { command, stop } = await launch(folder);
  return openWindow(command, {}, () => stop('SIGKILL'));
};
