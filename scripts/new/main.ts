/** `npm run new -- article "A title"`: drafts the content of a new page. See docs/howto. */
import { fileURLToPath } from 'node:url';
import { draftPage } from './draft.ts';
import { Refusal } from './refusal.ts';
import { parseRequest, USAGE } from './request.ts';

/** Today where the author is, as `YYYY-MM-DD`. */
const today = () => {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

try {
  const request = parseRequest(process.argv.slice(2));
  console.log(
    request ? await draftPage(fileURLToPath(new URL('../..', import.meta.url)), request, today()) : USAGE,
  );
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
