/** What passed and failed in one engine, and where that is written. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Engine } from './engine';

export const groups = ['journeys', 'first touches'] as const;
type Group = (typeof groups)[number];

export class Results {
  readonly title: string;
  readonly passed = new Map<Group, Set<string>>(groups.map((group) => [group, new Set()]));
  readonly failed = new Map<Group, Set<string>>(groups.map((group) => [group, new Set()]));
  readonly #name: string;
  readonly #started = Date.now();

  constructor({ name, version }: Engine) {
    this.#name = name;
    this.title = `${name} ${version}`;
  }

  /** Runs a check; resolves with whether it passed. */
  async note(group: Group, name: string, check: () => Promise<void>) {
    try {
      await check();
      this.passed.get(group)?.add(name);
      return true;
    } catch (error) {
      this.fail(group, name, error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  fail(group: Group, name: string, why: string) {
    this.passed.get(group)?.delete(name);
    this.failed.get(group)?.add(name);
    console.log(`✘ ${this.#name}, ${name}: ${why}`);
  }

  names(group: Group) {
    return [...(this.passed.get(group) ?? []), ...(this.failed.get(group) ?? [])];
  }

  /** As in "12 of 12", of the names with that beginning. */
  score(group: Group, beginning = '') {
    const named = this.names(group).filter((name) => name.startsWith(beginning));
    return `${named.filter((name) => this.passed.get(group)?.has(name)).length} of ${named.length}`;
  }

  summary() {
    const scores = groups.map((group) => `${this.score(group)} ${group}`);
    return `${this.title}: ${scores.join(', ')}; ${Math.round((Date.now() - this.#started) / 1000)} s`;
  }
}

const count = (all: Results[], which: 'passed' | 'failed') =>
  all.flatMap((results) => [...results[which].values()]).reduce((sum, { size }) => sum + size, 0);

/** For `npm test`, which adds the counts to those of the other runners. */
export const saveReport = (all: Results[]) => {
  const counts = { passed: count(all, 'passed'), failed: count(all, 'failed') };
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/engines.json', JSON.stringify(counts));
  return counts;
};

const doc = 'docs/quality.md';

/** How many touches of each kind of page passed, by engine. */
export const saveTable = (all: Results[]) => {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
  const names = [...new Set(all.flatMap((results) => results.names('first touches')))];
  const kinds = [...new Set(names.map((name) => name.split(',')[0] ?? name))];
  const rows = [
    row('', ...all.map(({ title }) => title)),
    row('---', ...all.map(() => '---')),
    row('journeys', ...all.map((results) => results.score('journeys'))),
    ...kinds.map((kind) => row(kind, ...all.map((results) => results.score('first touches', `${kind},`)))),
  ];
  const report = `${new Date().toISOString().slice(0, 10)}, passed.\n\n${rows.join('\n')}`;
  const marked = /(?<=<!-- browsers:start -->)[^]*(?=<!-- browsers:end -->)/;
  writeFileSync(
    doc,
    readFileSync(doc, 'utf8').replace(marked, () => `\n\n${report}\n\n`),
  );
};
