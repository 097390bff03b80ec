import { coverLists } from '../../src/content/covers/index.ts';
import type { CoverSpec, Covers } from '../../src/content/covers/types.ts';
import type { Cover } from './cover.ts';

/** The covers of one list; its scenes look left and right by turns. */
export function listCovers(kind: string, list: Covers): Cover[] {
  const seen = new Map<CoverSpec['layout'], number>();
  return Object.entries(list).map(([slug, spec]) => {
    const before = seen.get(spec.layout) ?? 0;
    seen.set(spec.layout, before + 1);
    return { id: `${kind}-${slug}`, spec, flip: before % 2 === 1 };
  });
}

/** Every cover of the site. */
export const allCovers = (): Cover[] =>
  Object.entries(coverLists).flatMap(([kind, list]) => listCovers(kind, list));
