import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatWithOptions } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import Sqlite from 'libsql';
import type { Sample } from './fences.ts';

/** Ends endless code. Far longer than any sample takes on a slow machine, in ms. */
const HANGS = 60_000;

/** Runs the samples of one article and language, and returns the output of each. */
interface Runner {
  run: (code: string) => string;
  end: () => void;
}

function javascript(): Runner {
  let printed: string[] = [];
  const log = (...values: unknown[]) => void printed.push(formatWithOptions({ colors: false }, ...values));
  const context = createContext({ console: { log } });
  return {
    run: (code) => {
      printed = [];
      runInContext(code, context, { timeout: HANGS });
      return printed.join('\n');
    },
    end: () => {},
  };
}

/** Prints rows below the names of their columns. */
function sql(): Runner {
  const database = new Sqlite(':memory:');
  return {
    run: (code) => {
      // Splits at semicolons outside strings and comments.
      const parts = code.match(/(?:'[^']*'|--[^\n]*|[^;'])+/g) ?? [];
      const statements = parts.filter((part) => part.replace(/--.*/g, '').trim());
      return statements
        .flatMap((statement) => {
          const rows = database.prepare(statement).all() as Record<string, unknown>[];
          const [first] = rows;
          if (!first) return [];
          return [Object.keys(first), ...rows.map(Object.values)].map((cells) =>
            cells.map(String).join(' | '),
          );
        })
        .join('\n');
    },
    end: () => void database.close(),
  };
}

/** Bash in an empty folder. The author and date of commits are fixed, so that hashes stay the same. */
function shell(): Runner {
  const folder = mkdtempSync(join(tmpdir(), 'article-'));
  const when = '2026-01-05T09:00:00Z';
  const git = { GIT_CONFIG_NOSYSTEM: '1', GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when };
  const env = { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C', TZ: 'UTC', ...git };
  const options = { cwd: folder, env, encoding: 'utf8', timeout: HANGS } as const;
  return {
    run: (code) => {
      const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', code], options);
      if (status !== 0) throw new Error(stderr || `The shell ended with ${status}.`);
      return stdout + stderr;
    },
    end: () => rmSync(folder, { recursive: true }),
  };
}

const runners: Partial<Record<Sample['language'], () => Runner>> = { js: javascript, sql, sh: shell };

/**
 * Runs the samples of one article in order; those in one language share variables, tables or files.
 * @returns a message for each sample that fails or whose output differs from the article
 */
export function wrongSamples(samples: readonly Sample[]): string[] {
  const running = new Map<string, Runner>();
  const wrong = samples.flatMap(({ language, code, line, output }) => {
    try {
      const runner = running.get(language) ?? runners[language]?.();
      if (!runner) return [`line ${line}: ${language} cannot run`];
      running.set(language, runner);
      const printed = runner.run(code).trimEnd();
      return output === undefined || printed === output.trimEnd()
        ? []
        : [`line ${line}: the output is\n${printed}\nbut the article says\n${output}`];
    } catch (error) {
      return [`line ${line}: it fails: ${String(error)}`];
    }
  });
  for (const { end } of running.values()) end();
  return wrong;
}
