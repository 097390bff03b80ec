import type { CsvRow } from './csvRows.ts';
import type { FaultLine } from './faultLine.ts';

const shown = (count: number) => count.toLocaleString('en-GB');
const rows = (count: number) => (count === 1 ? '1 row' : `${shown(count)} rows`);

/** Rows that something is odd about without breaking a rule: how many, and the first to look at. */
interface Oddity {
  count: number;
  first: number;
}

const noted = (oddity: Oddity | undefined, { number }: CsvRow): Oddity => ({
  count: (oddity?.count ?? 0) + 1,
  first: oddity?.first ?? number,
});

/** Counts of a check, kept while the file streams past. */
export class Summary {
  private read = 0;
  private faulty = 0;
  private readonly perRule = new Map<string, number>();
  private tooWide: Oddity | undefined;
  private undecoded: Oddity | undefined;
  private footer: Oddity | undefined;

  get clean(): boolean {
    return this.faulty === 0;
  }

  /** A row that is no lead but the end of a report. */
  skip(row: CsvRow): void {
    this.footer = noted(this.footer, row);
  }

  /** A row that was checked, in a file with so many columns. */
  add(row: CsvRow, width: number, lines: readonly FaultLine[]): void {
    this.read += 1;
    if (lines.length > 0) this.faulty += 1;
    for (const { field, rule } of lines) {
      const name = `${field} ${rule}`;
      this.perRule.set(name, (this.perRule.get(name) ?? 0) + 1);
    }
    if (row.cells.slice(width).some((cell) => cell !== '')) this.tooWide = noted(this.tooWide, row);
    if (row.cells.some((cell) => cell.includes('\uFFFD'))) this.undecoded = noted(this.undecoded, row);
  }

  private notes(): string[] {
    const { tooWide, undecoded, footer } = this;
    return [
      footer &&
        `Left out ${rows(footer.count)} from row ${footer.first} on: the footer of a Salesforce report.`,
      tooWide &&
        `Look at ${rows(tooWide.count)}, first row ${tooWide.first}: more values than columns. A comma outside quotes may have moved them.`,
      undecoded &&
        `Look at ${rows(undecoded.count)}, first row ${undecoded.first}: characters were lost. Save the file as CSV UTF-8.`,
    ].filter((note) => note !== undefined);
  }

  /** The counts and what else there is to know, for people. The most frequent rule comes first. */
  text(): string {
    const ranked = [...this.perRule].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return [
      ...this.notes(),
      `Rows read: ${shown(this.read)}`,
      `Rows clean: ${shown(this.read - this.faulty)}`,
      `Rows with faults: ${shown(this.faulty)}`,
      ...(ranked.length > 0 ? ['Faults by field and rule:'] : []),
      ...ranked.map(([name, count]) => `  ${shown(count).padStart(9)}  ${name}`),
      '',
    ].join('\n');
  }
}
