/** `npm run check-articles`: names every mistake in the articles, drafts included, with file and line. */
import { ArticleError, FOLDER, readLibrary } from './library.ts';
import { wrongSamples } from './run.ts';

try {
  const library = readLibrary(FOLDER, { drafts: true });
  const wrong = library.flatMap(({ file, samples }) =>
    wrongSamples(samples).map((line) => `${file}, ${line}`),
  );
  const samples = library.reduce((sum, one) => sum + one.samples.length, 0);
  console.log(
    [...wrong, `${library.length} articles, ${samples} samples of code, ${wrong.length} mistakes.`].join(
      '\n',
    ),
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof ArticleError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
