import { readLibrary } from './library.ts';
import { wrongSamples } from './run.ts';

/** Checks the articles of a folder, drafts included. A mistake in one keeps no other from being checked. */
export async function checkFolder(folder: string) {
  const wrong: string[] = [];
  const library = readLibrary(folder, { drafts: true, fail: (mistakes) => void wrong.push(...mistakes) });
  // Scaling the pictures finds those that cannot be read.
  for (const end of await Promise.allSettled(library.map((article) => article.text())))
    if (end.status === 'rejected') wrong.push(...(end.reason as Error).message.split('\n'));
  for (const { file, samples } of library)
    wrong.push(...wrongSamples(samples).map((mistake) => `${file}, ${mistake}`));
  const samples = library.flatMap((article) => article.samples).length;
  return { articles: library.length, samples, wrong };
}
