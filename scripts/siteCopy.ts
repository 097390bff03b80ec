/** A copy of the site that a command may change and build: with more articles and courses, or as another company's. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type * as pictures from '../packages/art/pictures.ts';

/** Copies the sources as they are on the disk, without what Git ignores. */
export function copySite(to: string): void {
  rmSync(to, { recursive: true, force: true });
  // With -z Git writes names as they are, also those with an accent.
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) if (existsSync(file)) cpSync(file, join(to, file));
  // On Windows a junction needs no administrator. Other systems ignore the type.
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'), 'junction');
}

/** Changes a file. */
export const edit = (file: string, to: (text: string) => string): void =>
  writeFileSync(file, to(readFileSync(file, 'utf8')));

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
  edit('scripts/build.ts', (text) => text.replaceAll(/^ *assertDrawn\(.*/gm, ''));
}
