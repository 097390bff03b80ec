import { articleSchema } from '../../schemas/content.ts';
import { Refusal } from './refusal.ts';
import { slugOf } from './slug.ts';

export const kinds = ['article', 'course'] as const;
export type Kind = (typeof kinds)[number];

export interface Request {
  kind: Kind;
  title: string;
  slug: string;
}

export const USAGE = `npm run new -- KIND "TITLE"

  npm run new -- article "How to read a stack trace"
  npm run new -- course "Rust for back ends"

Drafts the content of a new page with a picture of its own and enters it in the lists. Every text that is yours to
write is empty: npx vitest run tests/content names each one, with its file, until it is written.`;

const isKind = (word: string): word is Kind => (kinds as readonly string[]).includes(word);

/**
 * What the words after `npm run new --` ask for, or nothing where they ask for help.
 * @throws Refusal when nothing could be drafted from them
 */
export function parseRequest(words: readonly string[]): Request | undefined {
  const [kind = '', ...rest] = words;
  if (words.includes('--help') || words.includes('-h')) return undefined;
  if (!isKind(kind)) {
    const asked = kind ? `There is no kind of content called '${kind}'` : 'Say what to draft';
    throw new Refusal(`${asked}. It should be one of: ${kinds.join(', ')}.\n\n${USAGE}`);
  }
  const option = rest.find((word) => word.startsWith('--'));
  if (option) throw new Refusal(`There is no option ${option}.\n\n${USAGE}`);
  const title = rest.join(' ').replace(/\s+/g, ' ').trim();
  if (!title) throw new Refusal(`The title is empty. Give one: npm run new -- ${kind} "A title"`);
  // Courses are held to the same length: their titles stand on cards of the same width.
  const [issue] = articleSchema.shape.title.safeParse(title).error?.issues ?? [];
  if (issue?.code === 'too_big')
    throw new Refusal(`The title has ${title.length} characters; at most ${issue.maximum} fit on its card.`);
  if (issue) throw new Refusal(`The title cannot be used: ${issue.message}`);
  const slug = slugOf(title);
  if (!slug)
    throw new Refusal(
      `No file name can be made from '${title}'. Use at least one letter from a to z, or a digit.`,
    );
  return { kind, title, slug };
}
