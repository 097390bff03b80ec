const BOM = '\uFEFF';

// Spreadsheets run a cell that starts with one of these as a formula, some after dropping white space before it and
// some for the full-width forms too.
const formulaStart = /^(?:[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

function cell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""').replaceAll('\u0000', '\uFFFD')}"`;
}

/** Rows as UTF-8 CSV text that Excel opens with the right characters and runs nothing from. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
