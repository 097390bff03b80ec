import { articleChanges } from './article.ts';
import { write } from './changes.ts';
import { courseChanges } from './course.ts';
import { nextLook } from './cover.ts';
import { holdingsOf, type Holdings, type Look } from './holdings.ts';
import { Refusal } from './refusal.ts';
import { reportOf } from './report.ts';
import type { Kind, Request } from './request.ts';

export interface Draft extends Request {
  id: number;
  look: Look;
  /** As `YYYY-MM-DD`. */
  today: string;
}

const changesOf = { article: articleChanges, course: courseChanges } as const;

function refuseTwins({ entries }: Holdings, { kind, slug, title }: Request): void {
  const twin = entries.find(
    (entry) => entry.slug === slug || entry.title.toLowerCase() === title.toLowerCase(),
  );
  if (!twin) return;
  throw new Refusal(
    `'${title}' is taken: ${kind} ${twin.id} is '${twin.title}', with the slug ${twin.slug}. Choose another title.`,
  );
}

/** Whether everything that was written is found by the ways in which the site finds it. */
function isWhole(kind: Kind, root: string, { id, slug }: Draft): boolean {
  const { entries, loads, covers } = holdingsOf(root, kind);
  return (
    entries.some((entry) => entry.id === id && entry.slug === slug) &&
    loads.includes(id) &&
    Object.hasOwn(covers, slug)
  );
}

/**
 * Drafts a page in the project in `root` and says what was made and what is next. All or nothing: when the content does
 * not load afterwards, every file is put back as it was.
 * @throws Refusal when nothing was drafted
 */
export async function draftPage(root: string, request: Request, today: string): Promise<string> {
  const holdings = holdingsOf(root, request.kind);
  refuseTwins(holdings, request);
  const id = Math.max(0, ...holdings.entries.map((entry) => entry.id)) + 1;
  const draft: Draft = { ...request, id, look: nextLook(Object.values(holdings.covers)), today };
  const changes = await changesOf[request.kind](root, draft);
  const takeBack = write(root, changes);
  try {
    if (!isWhole(request.kind, root, draft))
      throw new Refusal(`The new ${request.kind} is not found in the content lists.`);
  } catch (error) {
    takeBack();
    throw error instanceof Refusal ? new Refusal(`${error.message}\nNothing was changed.`) : error;
  }
  return reportOf(draft, changes);
}
