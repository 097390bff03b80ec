import { created, extended, type Change } from './changes.ts';
import { coverEntry } from './cover.ts';
import type { Draft } from './draft.ts';

/** A draft: nothing of it is published, and every text in it is the author's to write. */
const markdown = ({ id, title, today }: Draft) => `---
id: ${id}
title: ${JSON.stringify(title)}
excerpt: ''
topic: ''
author: ''
published: ${today}
imageAlt: ''
draft: true
seo:
  title: ''
  description: ''
  keywords: ['', '', '']
---

The first lines: what the reader will be able to do.

## A heading
`;

/** The files of a new article. */
export async function articleChanges(root: string, draft: Draft): Promise<Change[]> {
  const { slug, look } = draft;
  return [
    await created(root, `src/content/articles/${slug}.md`, markdown(draft)),
    await extended(
      root,
      'src/content/covers/articles.ts',
      'articleCovers',
      coverEntry(slug, look, ['article', 'lightbulb', 'pencil-line', 'student']),
    ),
  ];
}
