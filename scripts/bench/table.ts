/** What was measured, held to its budget, as one table. */

interface Budget {
  /** Whether a higher or a lower figure is the better one. */
  want: 'atMost' | 'atLeast';
  value: number;
  /** What no single run may miss; without it only `value` counts. */
  worst?: number;
}

export interface Figure {
  measure: string;
  unit: string;
  digits?: number;
  value: number;
  /** The worst of the runs that `value` sums up. */
  worst?: number;
  /** Without a budget the figure is for information. */
  budget?: Budget;
}

/** What docs/bench.json keeps of a figure. */
export type Saved = Pick<Figure, 'measure' | 'value' | 'worst'>;

const sorted = (values: number[]) => values.toSorted((a, b) => a - b);

/** The value that a share of all values does not exceed (nearest rank). */
export const percentile = (values: number[], share: number): number => {
  const value = sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)];
  if (value === undefined) throw new Error('There are no values to sum up.');
  return value;
};

/** The value in the middle; of an even number of values the mean of the two in the middle. */
export const median = (values: number[]): number =>
  (percentile(values, 0.5) + (sorted(values)[Math.floor(values.length / 2)] ?? 0)) / 2;

/** Sums up the times of several runs. */
export const summary = (times: number[]) => ({ value: median(times), worst: Math.max(...times) });

/** Whether a figure keeps to its budget; `undefined` if it has none. A figure is judged as it is written. */
export const isMet = ({ value, worst, digits, budget }: Figure): boolean | undefined => {
  if (!budget) return undefined;
  const keeps = (figure: number, limit: number) => {
    const written = Number(figure.toFixed(digits ?? 0));
    return budget.want === 'atMost' ? written <= limit : written >= limit;
  };
  return keeps(value, budget.value) && (budget.worst === undefined || keeps(worst ?? value, budget.worst));
};

const written = ({ unit, digits }: Figure, value: number) =>
  [
    value.toLocaleString('en-GB', { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 0 }),
    unit,
  ]
    .filter(Boolean)
    .join(' ');

const withWorst = (figure: Figure, { value, worst }: Omit<Saved, 'measure'>) =>
  written(figure, value) + (worst === undefined ? '' : ` (worst ${written(figure, worst)})`);

const budgetOf = (figure: Figure) => {
  const { budget } = figure;
  if (!budget) return '';
  const limit = (budget.want === 'atMost' ? '≤ ' : '≥ ') + written(figure, budget.value);
  return budget.worst === undefined ? limit : `${limit}, every run ${written(figure, budget.worst)}`;
};

const verdicts = new Map([
  [true, 'yes'],
  [false, 'NO'],
]);

/** A line for each figure, in Markdown, which reads well in a terminal too. */
export const table = (figures: Figure[], before: Saved[]): string => {
  const head = ['measure', 'budget', 'now', 'last committed', 'met?'];
  const rows = figures.map((figure) => {
    const last = before.find(({ measure }) => measure === figure.measure);
    const met = isMet(figure);
    return [
      figure.measure,
      budgetOf(figure),
      withWorst(figure, figure),
      last ? withWorst(figure, last) : '',
      met === undefined ? '' : (verdicts.get(met) ?? ''),
    ];
  });
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};

/** The budgets that were missed, and how many there are. */
export const verdict = (figures: Figure[]): string => {
  const judged = figures.filter(({ budget }) => budget);
  const missed = judged.filter((figure) => !isMet(figure)).map(({ measure }) => `  ${measure}`);
  return [`${judged.length - missed.length} of ${judged.length} budgets are met.`, ...missed].join('\n');
};
