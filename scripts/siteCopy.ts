/** A copy of the site that a command may change and build: with more articles and courses, or as another company's. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type * as pictures from '../art/pictures.ts';

/** Copies the sources as they are on the disk, without what Git ignores. */
export function copySite(to: string): void {
  rmSync(to, { recursive: true, force: true });
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).trim().split('\n');
  for (const file of files) if (existsSync(file)) cpSync(file, join(to, file));
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
}

/** Changes a file. */
export const edit = (file: string, to: (text: string) => string): void =>
  writeFileSync(file, to(readFileSync(file, 'utf8')));

/**
 * Describes the pictures of the copy in the current folder, as its pages name their files. Nothing is drawn: a cover that would be new is
 * a copy of its former picture, or of another, and the build of the copy does not ask.
 */
export async function describePictures(): Promise<void> {
  const art = (await import(resolve('art/pictures.ts'))) as typeof pictures;
  const drawn = readdirSync('public/art').toSorted();
  for (const picture of [...art.coverPictures(), ...(await art.iconPictures())]) {
    if (picture.kind === 'text') writeFileSync(picture.name, picture.content);
    if (picture.kind !== 'cover') continue;
    const former =
      drawn.find((file) => file.startsWith(`${basename(picture.files[0]!).split('.')[0]}.`)) ?? drawn[0]!;
    for (const file of picture.files)
      if (!existsSync(file))
        cpSync(join('public/art', former.replace(/-\d+\.\w+$/, /-\d+\.\w+$/.exec(file)![0])), file);
  }
  edit('scripts/build.ts', (text) => text.replaceAll(/^assertDrawn.*/gm, ''));
}
