/** The names of the forms, in the inbox and in its CSV. */
export const formLabels = {
  contact: 'Contact page',
  lead: 'Lead form',
  subscribe: 'Newsletter',
  other: 'Other',
} as const;

// Spreadsheets run a cell that starts with one of these as a formula, some even after white space or in full width.
const formulaStart = /^(?:[\t\r]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

function cell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""').replaceAll('\u0000', '\uFFFD')}"`;
}

/** Rows as UTF-8 CSV with a byte order mark. Excel reads the characters correctly and runs no cell as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return '\uFEFF' + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
