/** `npm run check-articles`: prints every mistake in the articles, drafts included, with file and line. */
import '../explain.ts';
import { FOLDER, readLibrary } from './library.ts';
import { wrongSamples } from './run.ts';

const library = readLibrary(FOLDER, { drafts: true });
// Scaling the pictures finds those that cannot be read.
await Promise.all(library.map((article) => article.text()));
const wrong = library.flatMap(({ file, samples }) => wrongSamples(samples).map((it) => `${file}, ${it}`));
const samples = library.flatMap((article) => article.samples).length;
for (const line of wrong) console.error(line);
console.log(`${library.length} articles, ${samples} code samples, ${wrong.length} mistakes`);
process.exitCode = wrong.length > 0 ? 1 : 0;
