import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatWithOptions } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import Sqlite from 'libsql';
import type { Sample } from './fences.ts';
import { missingFrom } from './says.ts';

/** The longest run of a sample, in ms. None takes nearly as long, even on a slow machine. */
const SAMPLE_TIMEOUT = 60_000;

const NO_BASH =
  'there is no bash on the PATH. Install Git. On Windows run the command in Git Bash, which comes with it.';

/** Runs a sample and returns its output. Later samples can use what earlier ones defined. */
type Runner = (code: string) => string;

const runners: Partial<Record<Sample['language'], (folder: string) => Runner>> = {
  js: () => {
    const printed: string[] = [];
    const log = (...values: unknown[]) => void printed.push(formatWithOptions({ colors: false }, ...values));
    const context = createContext({ console: { log } });
    return (code) => {
      // The output of a failed sample does not belong to the next one.
      printed.length = 0;
      runInContext(code, context, { timeout: SAMPLE_TIMEOUT });
      return printed.join('\n');
    };
  },
  /** Prints rows below the names of their columns. */
  sql: () => {
    const database = new Sqlite(':memory:');
    return (code) => {
      // Splits at semicolons outside strings and comments.
      const parts = code.match(/(?:'[^']*'|--[^\n]*|[^;'])+/g) ?? [];
      const statements = parts.filter((part) => part.replace(/--.*/g, '').trim());
      const tables = statements.map((statement) => database.prepare(statement).all() as object[]);
      const rows = tables.flatMap((table) => [
        ...table.slice(0, 1).map(Object.keys),
        ...table.map(Object.values),
      ]);
      return rows.map((cells: unknown[]) => cells.map(String).join(' | ')).join('\n');
    };
  },
  /** Bash with Git. Commits have a fixed date, so that their hashes never change. */
  sh: (cwd) => (code) => {
    const when = '2026-01-05T09:00:00Z';
    const git = { GIT_CONFIG_NOSYSTEM: '1', GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when };
    const { error, status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', code], {
      cwd,
      env: { PATH: process.env['PATH'], HOME: cwd, LC_ALL: 'C', TZ: 'UTC', ...git },
      encoding: 'utf8',
      timeout: SAMPLE_TIMEOUT,
    });
    if (error && 'code' in error && error.code === 'ENOENT') throw new Error(NO_BASH, { cause: error });
    // It ran too long.
    if (error) throw error;
    if (status !== 0) throw new Error(stderr || `The shell ended with ${status}.`);
    return stdout + stderr;
  },
};

/**
 * Runs the samples of one article in order; those in one language share variables, tables or files.
 * @returns a message for each sample that fails, or whose output differs from the article, or whose figures are
 * missing from the text
 */
export function wrongSamples(samples: readonly Sample[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'article-'));
  const running: Partial<Record<Sample['language'], Runner>> = {};
  const wrong = samples.flatMap(({ language, code, line, output, text }) => {
    try {
      const run = (running[language] ??= runners[language]?.(folder));
      if (!run) return [`line ${line}: ${language} cannot run. Remove 'run'.`];
      const printed = run(code).trimEnd();
      if (text !== undefined && !printed.trim())
        return [`line ${line}: the code prints nothing. With 'says' it should print words of the text.`];
      const missing = text === undefined ? [] : missingFrom(text, printed);
      if (missing.length > 0)
        return missing.map((words) => `line ${line}: the text should say “${words}”, as this code prints`);
      const isRight = output === undefined || printed === output.trimEnd();
      return isRight ? [] : [`line ${line}: the output is\n${printed}\nbut the article says\n${output}`];
    } catch (error) {
      return [`line ${line}: it fails: ${String(error)}`];
    }
  });
  rmSync(folder, { recursive: true });
  return wrong;
}
