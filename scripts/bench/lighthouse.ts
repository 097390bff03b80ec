import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchOptions } from '../../playwright.config.ts';

/** One page load. Times are in ms; the score goes from 0 to 100. */
export interface Result {
  /** Lighthouse's own measure of the machine's speed during this run. */
  benchmarkIndex: number;
  score: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  blocking: number;
}

/** The parts of Lighthouse in use. The package is not there when the types are checked. */
interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; logLevel: string; onlyCategories: string[]; blockedUrlPatterns: string[] },
  ) => Promise<{ lhr: Report }>;
}
interface Launcher {
  launch: (options: {
    chromePath?: string;
    chromeFlags: string[];
  }) => Promise<{ port: number; kill: () => void }>;
}
interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

const packages = join(import.meta.dirname, 'node_modules');
const ATTEMPTS = 3;

/** Lighthouse has its own package.json: it is large, and only this command needs it. */
const install = () => {
  if (existsSync(packages)) return;
  console.log('Installing Lighthouse into scripts/bench …');
  const words = ['ci', '--prefix', import.meta.dirname, '--no-fund', '--no-audit', '--loglevel=error'];
  execFileSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' });
};

/** Returns a function that loads a page once, without the addresses that match a blocked pattern. */
export const startLighthouse = async () => {
  install();
  const load = (file: string): Promise<unknown> => import(pathToFileURL(join(packages, file)).href);
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as Lighthouse;
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Launcher;
  const { executablePath: chromePath, args } = launchOptions;

  const once = async (url: string, blockedUrlPatterns: string[]): Promise<Result> => {
    const chrome = await launch({
      ...(chromePath && { chromePath }),
      chromeFlags: ['--headless=new', ...args],
    });
    try {
      const { port } = chrome;
      const flags = { port, logLevel: 'error', onlyCategories: ['performance'], blockedUrlPatterns };
      const { lhr } = await lighthouse(url, flags);
      const { score } = lhr.categories.performance;
      if (lhr.runtimeError || score === null)
        throw new Error(`${url}: ${lhr.runtimeError?.message ?? 'no score'}`);
      const audit = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
      return {
        benchmarkIndex: lhr.environment.benchmarkIndex,
        score: Math.round(score * 100),
        firstPaint: audit('first-contentful-paint'),
        largestPaint: audit('largest-contentful-paint'),
        layoutShift: audit('cumulative-layout-shift'),
        blocking: audit('total-blocking-time'),
      };
    } finally {
      chrome.kill();
    }
  };

  return async (url: string, blocked: string[] = []): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(url, blocked);
      } catch (error) {
        // On a busy machine Lighthouse sometimes loses a page's trace and asks for another run.
        if (attempt === ATTEMPTS) throw error;
      }
    }
  };
};
