import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { created, extended, type Change } from './changes.ts';
import { coverEntry } from './cover.ts';
import type { Draft } from './draft.ts';
import { lastPart } from './edit.ts';

const folder = 'src/content/articles';

const body = `import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  { kind: 'paragraph', text: '' },
  { kind: 'heading', text: '' },
  { kind: 'paragraph', text: '' },
  { kind: 'list', items: ['', ''] },
  { kind: 'heading', text: '' },
  { kind: 'paragraph', text: '' },
  { kind: 'contact', text: '' },
];
`;

/** What lists, heads and search engines show of an article. The day can be changed; all else is the author's to write. */
const entry = ({ id, slug, title, today }: Draft) => `{
  id: ${id},
  slug: '${slug}',
  title: ${JSON.stringify(title)},
  excerpt: '',
  topic: '',
  author: '',
  published: '${today}',
  imageAlt: '',
  seo: { title: '', description: '', keywords: ['', '', ''] },
}`;

/** The files of a new article. */
export async function articleChanges(root: string, draft: Draft): Promise<Change[]> {
  const { id, slug, look } = draft;
  const index = `${folder}/index.ts`;
  const list = lastPart(index, readFileSync(join(root, index), 'utf8'), 'articles');
  return [
    await created(root, `${folder}/${slug}.ts`, body),
    await extended(root, posix.join(folder, list.from), list.name, entry(draft)),
    await extended(root, `${folder}/bodies.ts`, 'loadArticle', `${id}: () => import('./${slug}.ts')`),
    await extended(root, `${folder}/readingMinutes.ts`, 'readingMinutes', `${id}: 0`),
    await extended(
      root,
      'src/content/covers/articles.ts',
      'articleCovers',
      coverEntry(slug, look, ['article', 'lightbulb', 'pencil-line', 'student']),
    ),
  ];
}
