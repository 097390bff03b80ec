/** A browser as the journeys see it, whatever protocol drives it. */
import { spawnSync, type ChildProcess } from 'node:child_process';

/** The actions of a keyboard or a mouse, as WebDriver's "perform actions" takes them. WebDriver BiDi has the same form. */
export interface ActionSource {
  type: 'key' | 'pointer';
  id: string;
  actions: { type: string; value?: string; x?: number; y?: number; button?: number }[];
}

/** A browser gave no answer in time. Firefox sometimes never answers a question to a page that is being left. */
export class Unanswered extends Error {}

/** One page in a browser profile. */
export interface Session {
  go: (url: string) => Promise<unknown>;
  /** Evaluates an expression whose value is a string. */
  evaluate: (expression: string) => Promise<string>;
  perform: (sources: ActionSource[]) => Promise<unknown>;
  close: () => Promise<unknown>;
}

export interface Engine {
  /** @param proxyPort the port of an HTTP proxy on this machine, for a connection that a test can cut */
  open: (proxyPort?: number) => Promise<Session>;
  stop: () => Promise<void>;
}

/** Wide enough for every floating widget. */
export const windowSize = { width: 1400, height: 900 };

const isInstalled = (command: string) => spawnSync('which', [command]).status === 0;

export const firefoxCommand = ['firefox-esr', 'firefox'].find(isInstalled);
const hasWebKit = ['WebKitWebDriver', 'Xvfb'].every(isInstalled);

/** Every engine, with the command that installs it where it is missing. Chromium is there: all other tests need it. */
export const installCommands = {
  Chromium: undefined,
  Firefox: firefoxCommand ? undefined : 'apt-get install firefox-esr',
  WebKitGTK: hasWebKit ? undefined : 'apt-get install webkit2gtk-driver xvfb',
};
export type EngineName = keyof typeof installCommands;
export const installed = (Object.keys(installCommands) as EngineName[]).filter(
  (name) => !installCommands[name],
);

/** Ends a program, and waits until it is gone. */
export const endProgram = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await over;
};

/** Resolves with what the group of the pattern matches first in a program's output. */
export const firstInOutput = (child: ChildProcess, from: 'stdout' | 'stderr', pattern: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let text = '';
    child[from]?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const match = pattern.exec(text);
      if (match) resolve(match[1] ?? '');
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended at once: ${text.slice(0, 500)}`)));
  });
