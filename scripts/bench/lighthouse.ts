/** Lighthouse's figures for one page of each kind, on its simulated phone and on its desktop. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launchOptions } from '../../playwright.config.ts';
import { samplePages } from './sizes.ts';
import { median, type Figure } from './table.ts';

const packages = join(import.meta.dirname, 'node_modules');

/** The little that is used of the two packages, which are not there when the types are checked. */
interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; logLevel: string },
    config?: unknown,
  ) => Promise<{ lhr: Report }>;
  desktopConfig: unknown;
}
interface Launcher {
  launch: (options: {
    chromePath?: string;
    chromeFlags: string[];
  }) => Promise<{ port: number; kill: () => void }>;
}
interface Report {
  runtimeError?: { message: string };
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
}

const load = async (): Promise<[Lighthouse, Launcher]> => {
  if (!existsSync(packages)) {
    console.log('Installing Lighthouse …');
    execFileSync(
      'npm',
      ['ci', '--prefix', import.meta.dirname, '--no-fund', '--no-audit', '--loglevel=error'],
      {
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    );
  }
  const from = (file: string): Promise<unknown> => import(pathToFileURL(join(packages, file)).href);
  return [
    (await from('lighthouse/core/index.js')) as Lighthouse,
    (await from('chrome-launcher/dist/index.js')) as Launcher,
  ];
};

type Form = 'phone' | 'desktop';
type Measure = Pick<Figure, 'unit' | 'digits' | 'budget'> & {
  name: string;
  read: (report: Report) => number;
};

const score: Measure = {
  name: 'Lighthouse performance',
  unit: '',
  read: ({ categories }) => categories.performance.score * 100,
  budget: { want: 'atLeast', value: 100, worst: 99 },
};
const time = (name: string, audit: string, most: number): Measure => ({
  name,
  unit: 'ms',
  read: ({ audits }) => audits[audit]?.numericValue ?? NaN,
  budget: { want: 'atMost', value: most },
});

const measures: Record<Form, Measure[]> = {
  phone: [
    score,
    time('first contentful paint', 'first-contentful-paint', 750),
    time('largest contentful paint', 'largest-contentful-paint', 1250),
    time('total blocking time', 'total-blocking-time', 50),
    { ...time('cumulative layout shift', 'cumulative-layout-shift', 0), unit: '', digits: 3 },
  ],
  desktop: [score, time('largest contentful paint', 'largest-contentful-paint', 500)],
};

/** On a busy machine Lighthouse now and then loses the trace of a page, and asks to be run again. */
const persistently = async <T>(run: () => Promise<T>, tries = 3): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (tries === 1) throw error;
    return persistently(run, tries - 1);
  }
};

export const measureLighthouse = async (url: string, runs: number): Promise<Figure[]> => {
  const [{ default: lighthouse, desktopConfig }, { launch }] = await load();

  const runOnce = async (address: string, form: Form) => {
    const { executablePath: chromePath, args } = launchOptions;
    const chrome = await launch({
      ...(chromePath && { chromePath }),
      chromeFlags: ['--headless=new', ...args],
    });
    try {
      const config = form === 'desktop' ? desktopConfig : undefined;
      const { lhr } = await lighthouse(url + address, { port: chrome.port, logLevel: 'error' }, config);
      if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      return lhr;
    } finally {
      chrome.kill();
    }
  };

  const figures: Figure[] = [];
  for (const form of ['phone', 'desktop'] as const) {
    for (const [page, address] of Object.entries(samplePages)) {
      const reports: Report[] = [];
      while (reports.length < runs) reports.push(await persistently(() => runOnce(address, form)));
      for (const { name, read, ...rest } of measures[form]) {
        const values = reports.map(read);
        const worst = rest.budget?.want === 'atLeast' ? Math.min(...values) : Math.max(...values);
        figures.push({ measure: `${page}, ${form}: ${name}`, ...rest, value: median(values), worst });
      }
    }
  }
  return figures;
};
