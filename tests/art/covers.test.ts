// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { coverSvg, type Cover } from '../../scripts/art/cover.ts';
import { allCovers, listCovers } from '../../scripts/art/covers.ts';
import { articleMeta1to14 } from '../../src/content/articles/meta1to14.ts';
import { coverLists } from '../../src/content/covers/index.ts';
import type { Covers, CoverSpec } from '../../src/content/covers/types.ts';

void articleMeta1to14;

const covers = allCovers();
const byId = (id: string): Cover => {
  const cover = covers.find((candidate) => candidate.id === id);
  if (!cover) throw new Error(`No cover ${id}`);
  return cover;
};
const lists: readonly (readonly [string, Covers])[] = Object.entries(coverLists);
const look = ({ layout, palette }: CoverSpec) => `${layout} on ${palette}`;
