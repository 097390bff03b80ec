/** `npm run check-articles`: prints every mistake in the articles, drafts included, with file and line. */
import { ArticleError, FOLDER, readLibrary } from './library.ts';
import { wrongSamples } from './run.ts';

try {
  const library = readLibrary(FOLDER, { drafts: true });
  const wrong = library.flatMap(({ file, samples }) => wrongSamples(samples).map((it) => `${file}, ${it}`));
  const samples = library.flatMap((article) => article.samples).length;
  for (const line of wrong) console.error(line);
  console.log(`${library.length} articles, ${samples} code samples, ${wrong.length} mistakes`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof ArticleError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
