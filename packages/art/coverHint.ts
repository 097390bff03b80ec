import { readFileSync } from 'node:fs';
import { filesIn } from './filesIn.ts';

/** The lines of the content that name a slug in quotes. */
const linesWith = (slug: string): string[] =>
  filesIn('src/content')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.generated.ts'))
    .flatMap((name) =>
      readFileSync(`src/content/${name}`, 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.includes(`'${slug}'`) ? [`src/content/${name}:${index + 1}`] : [])),
    );

/**
 * The error of a page that shows a cover which nobody has described, with the places that may ask for it. A cover's name is its
 * kind and a slug.
 */
export function withCoverHint(error: Error): Error {
  const [, cover = ''] = /There is no cover '([^']+)'/.exec(error.message) ?? [];
  if (!cover) return error;
  const places = [...new Set([cover, cover.replace(/^[a-z]+-/, '')].flatMap(linesWith))].slice(0, 5);
  const where = places.length > 0 ? ` (${places.join(', ')})` : '';
  return new Error(
    `${error.message} Describe it in src/content/covers/ and run npm run art, or correct what asks for it${where}.`,
    { cause: error },
  );
}
