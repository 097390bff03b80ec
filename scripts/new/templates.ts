/**
 * The files and list entries of each kind of page that `npm run new` drafts. Texts that the author has to write are
 * empty.
 */
import { layoutNames, paletteNames } from '../../src/content/covers/types.ts';

/** `today` is `YYYY-MM-DD`. */
type Draft = Record<'slug' | 'title' | 'today', string> & { id: number };

/** An entry for a list or record, which has a file and a name. */
type Entry = [file: string, name: string, entry: string];
interface Template {
  file: string;
  text: string;
  entries: Entry[];
}

const text = JSON.stringify;

/** Layouts without people or screens, which would need more choices. */
const plainLayouts = layoutNames.filter((name) => !['scene', 'desk', 'wall'].includes(name));

/** Each new cover has a different layout and palette from the one before. */
const cover = (list: string, { id, slug }: Draft, ...[icon, ...minor]: string[]): Entry => {
  const layout = plainLayouts[id % plainLayouts.length];
  const palette = paletteNames[id % paletteNames.length];
  const entry = `'${slug}': ${text({ layout, palette, icon, minor })}`;
  return [`src/content/covers/${list}s.ts`, `${list}Covers`, entry];
};

const article = (draft: Draft): Template => ({
  file: `src/content/articles/${draft.slug}.md`,
  text: `---
id: ${draft.id}
title: ${text(draft.title)}
excerpt: ''
topic: ''
author: ''
published: ${draft.today}
imageAlt: ''
draft: true
seo:
  title: ''
  description: ''
  keywords: ['', '', '']
---

The first lines: what the reader will be able to do.

## A heading
`,
  entries: [cover('article', draft, 'article', 'lightbulb', 'pencil-line', 'student')],
});

const empty = (...names: string[]) => names.map((name) => `${name}: ''`).join(', ');

const course = (draft: Draft): Template => {
  const { id, slug } = draft;
  const title = text(draft.title);
  const lists = 'src/content/courses';
  const career = `{ ${empty('icon', 'title', 'alt', 'text')} }`;
  const card = `{ id: ${id}, slug: '${slug}', title: ${title}, duration, ${empty('subtitle', 'opportunities', 'alt')} }`;
  return {
    file: `${lists}/${slug}.ts`,
    text: `import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: ${id},
  category: ${title},
  title: ${title},
  ${empty('subtitle', 'cta', 'cardCta')},
  rating: 0,
  ${empty('review', 'level', 'description', 'duration', 'schedule', 'time')},
  features: { heading: '', points: ['', '', ''] },
  careers: [${Array(4).fill(career).join(', ')}],
  certification: { ${empty('opening', 'description')}, points: ['', '', ''] },
  seo: { title: pageTitle(${title}), description: '', keywords: ['', '', ''] },
};
`,
    entries: [
      [`${lists}/index.ts`, 'courses', card],
      [`${lists}/details.ts`, 'loadCourse', `${id}: () => import('./${slug}.ts')`],
      cover('course', draft, 'graduation-cap', 'books', 'lightbulb', 'certificate'),
    ],
  };
};

export const templates = { article, course };
export type Kind = keyof typeof templates;
