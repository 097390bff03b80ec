/** Counts checks by what they are about, and tells the first failures of each. */
export class Tally {
  passed = 0;
  failed = 0;
  #groups = new Map<string, { checked: number; failures: string[] }>();

  /** Counts one check: `problem` says what is wrong, and nothing when all is well. */
  count(about: string, address: string, problem: string | undefined): void {
    const group = this.#groups.get(about) ?? { checked: 0, failures: [] };
    this.#groups.set(about, group);
    group.checked += 1;
    if (problem === undefined) this.passed += 1;
    else {
      this.failed += 1;
      group.failures.push(`${address}: ${problem}`);
    }
  }

  /** A line a group, with the first three failures below it. */
  lines(): string[] {
    return [...this.#groups].flatMap(([about, { checked, failures }]) => [
      failures.length === 0
        ? `ok      ${about} (${checked})`
        : `FAILED  ${about} (${failures.length} of ${checked})`,
      ...failures.slice(0, 3).map((failure) => `        ${failure}`),
    ]);
  }
}
