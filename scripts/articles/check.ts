/** `npm run check-articles`: prints every mistake in the articles, drafts included, with file and line. */
import '../explain.ts';
import { checkFolder } from './checkFolder.ts';
import { FOLDER } from './library.ts';

const { articles, samples, wrong } = await checkFolder(FOLDER);
for (const line of wrong) console.error(line);
console.log(`${articles} articles, ${samples} code samples, ${wrong.length} mistakes`);
process.exitCode = wrong.length > 0 ? 1 : 0;
