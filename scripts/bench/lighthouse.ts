import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchOptions } from '../../playwright.config.ts';

/** The parts of a Lighthouse report in use. `benchmarkIndex` is its own measure of the machine's speed in this run. */
interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

/** One page load. Times are in ms; the score goes from 0 to 100. */
export type Result = Awaited<ReturnType<typeof loadOnce>>;

const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const ATTEMPTS = 3;

/** Lighthouse has its own package.json: it is large, and only this command needs it. */
export const installLighthouse = () => {
  if (existsSync(program)) return;
  console.log('Installing Lighthouse into scripts/bench …');
  const words = ['ci', '--prefix', import.meta.dirname, '--no-fund', '--no-audit', '--loglevel=error'];
  execFileSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' });
};

async function loadOnce(url: string, blocked: readonly string[]) {
  const { executablePath = '', args } = launchOptions;
  const flags = ['--quiet', '--output=json', '--only-categories=performance'];
  const chrome = `--chrome-flags=${['--headless=new', ...args].join(' ')}`;
  const patterns = blocked.map((pattern) => `--blocked-url-patterns=${pattern}`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, ...flags, chrome, ...patterns],
    {
      maxBuffer: 50_000_000,
      env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
    },
  );
  const { runtimeError, environment, categories, audits } = JSON.parse(stdout) as Report;
  const { score } = categories.performance;
  if (runtimeError || score === null) throw new Error(`${url}: ${runtimeError?.message ?? 'no score'}`);
  const audit = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    benchmarkIndex: Math.round(environment.benchmarkIndex),
    score: Math.round(score * 100),
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    layoutShift: audit('cumulative-layout-shift'),
    blocking: audit('total-blocking-time'),
  };
}

/** Loads a page once, without the addresses that match a blocked pattern. */
export async function measure(url: string, blocked: readonly string[] = [], attempt = 1): Promise<Result> {
  try {
    return await loadOnce(url, blocked);
  } catch (error) {
    // On a busy machine Lighthouse sometimes loses a page's trace and asks for another run.
    if (attempt === ATTEMPTS) throw error;
    return measure(url, blocked, attempt + 1);
  }
}
