/** A copy of the site that a command may change and build: with more articles and courses, or as another company's. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type * as pictures from '../packages/art/pictures.ts';

/** Whether a line of `.gitignore` names a path. Ours are paths from the root, names, or a star and the end of a name. */
const names = (line: string, path: string) => {
  if (line.includes('/')) return path === line.replace(/^\//, '');
  return line.startsWith('*') ? path.endsWith(line.slice(1)) : basename(path) === line;
};

/** The files of the project that `.gitignore` does not name, also in a folder without Git, such as an unpacked archive. */
const listFiles = (): string[] => {
  const lines = readFileSync('.gitignore', 'utf8').split(/\r?\n/);
  const ignored = ['.git', ...lines.filter((line) => line && !line.startsWith('#'))];
  const rules = ignored.map((line) => line.replace(/\/$/, ''));
  const filesIn = (folder: string): string[] =>
    readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (rules.some((line) => names(line, path))) return [];
      return entry.isDirectory() ? filesIn(path) : [path];
    });
  return filesIn('');
};

/** Copies the sources as they are on the disk, without what Git ignores. */
export function copySite(to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const file of listFiles()) cpSync(file, join(to, file));
  // On Windows a junction needs no administrator. Other systems ignore the type.
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'), 'junction');
}

/** Changes a file. */
export const edit = (file: string, to: (text: string) => string): void =>
  writeFileSync(file, to(readFileSync(file, 'utf8')));

/** The build of the copy in the current folder does not ask whether its pictures are drawn. */
export const skipPictureCheck = (): void =>
  edit('scripts/build.ts', (text) => text.replaceAll(/^ *assertDrawn\(.*/gm, ''));

/**
 * Describes the pictures of the copy in the current folder, as its pages name their files. Nothing is drawn: a cover that would be new is
 * a copy of its former picture, or of another, and the build of the copy does not ask.
 */
export async function describePictures(): Promise<void> {
  const art = (await import(resolve('packages/art/pictures.ts'))) as typeof pictures;
  const drawn = readdirSync('public/art').toSorted();
  /** The end of a cover's file name: `-360.avif`. */
  const sizeOf = (file: string) => file.slice(file.lastIndexOf('-'));
  /** The drawn file of the same cover, else of any, in the same size and format. */
  const nearestTo = (file: string) => {
    const [cover] = basename(file).split('.');
    const inSize = drawn.filter((name) => sizeOf(name) === sizeOf(file));
    const nearest = inSize.find((name) => name.startsWith(`${cover}.`)) ?? inSize[0];
    if (!nearest) throw new Error(`public/art has no picture that could stand in for ${file}.`);
    return join('public/art', nearest);
  };
  for (const picture of [...art.coverPictures(), ...(await art.iconPictures())]) {
    if (picture.kind === 'text') writeFileSync(picture.name, picture.content);
    if (picture.kind === 'cover')
      for (const file of picture.files) if (!existsSync(file)) cpSync(nearestTo(file), file);
  }
  skipPictureCheck();
}
