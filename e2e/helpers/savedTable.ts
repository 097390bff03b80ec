import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const file = 'docs/quality.md';

/** Replaces the text between the two marker comments of a name in docs/quality.md. */
export const saveTable = async (name: string, text: string) => {
  const marked = new RegExp(`(?<=<!-- ${name}:start -->)[^]*(?=<!-- ${name}:end -->)`);
  const before = readFileSync(file, 'utf8');
  if (!marked.test(before)) throw new Error(`${file} has no markers for ${name}. Put them back.`);
  const table = await format(text, { ...(await resolveConfig(file)), parser: 'markdown' });
  writeFileSync(
    file,
    before.replace(marked, () => `\n\n${table}\n`),
  );
};

export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
