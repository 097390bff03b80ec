import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { addEntry } from './edit.ts';
import { Refusal } from './refusal.ts';

/** A file as it should become. `before` is missing where the file is new. */
export interface Change {
  /** From the root of the project. */
  file: string;
  content: string;
  before?: string;
}

const formatted = async (root: string, file: string, text: string) =>
  format(text, { ...(await resolveConfig(join(root, file))), filepath: join(root, file) });

/** A new file. */
export async function created(root: string, file: string, text: string): Promise<Change> {
  if (existsSync(join(root, file))) throw new Refusal(`${file} exists already. Choose another title.`);
  return { file, content: await formatted(root, file, text) };
}

/** A file with one more entry in its list `name`. */
export async function extended(root: string, file: string, name: string, entry: string): Promise<Change> {
  const before = readFileSync(join(root, file), 'utf8');
  return { file, before, content: await formatted(root, file, addEntry(file, before, name, entry)) };
}

/** Writes all changes, and gives the way to take them back. */
export function write(root: string, changes: readonly Change[]): () => void {
  for (const { file, content } of changes) writeFileSync(join(root, file), content);
  return () => {
    for (const { file, before } of changes) {
      if (before === undefined) rmSync(join(root, file));
      else writeFileSync(join(root, file), before);
    }
  };
}
