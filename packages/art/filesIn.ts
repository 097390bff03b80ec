import { readdirSync } from 'node:fs';

/** The files in a folder and its folders, with slashes also on Windows. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
