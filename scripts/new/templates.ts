/**
 * The files and list entries of each kind of page that `npm run new` drafts. Texts that the author has to write are empty
 * or placeholders.
 */
import { layoutNames, paletteNames, type CoverSpec } from '../../src/content/covers/types.ts';

interface Draft {
  id: number;
  slug: string;
  title: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** The last covers of the list, which the new one should not look like. */
  lastCovers: readonly Pick<CoverSpec, 'layout' | 'palette'>[];
}

/** A new entry of the list or record `name` of a file. */
interface Entry {
  file: string;
  name: string;
  code: string;
}
interface Template {
  file: string;
  text: string;
  entries: Entry[];
}

const quoted = JSON.stringify;

/** Layouts without people or screens, which would need more choices. */
const plainLayouts = layoutNames.filter((name) => !['scene', 'desk', 'wall'].includes(name));

/**
 * The first name that is not taken, or any name if all are taken. The search starts at a different place for each page,
 * so that covers vary.
 */
const unused = <T>(names: readonly T[], start: number, taken: readonly unknown[]) => {
  const inOrder = names.map((_, index) => names[(start + index) % names.length]);
  return inOrder.find((name) => !taken.includes(name)) ?? inOrder[0];
};

const cover = (
  kind: Kind,
  { id, slug, lastCovers }: Draft,
  icons: { icon: string; minor: string[] },
): Entry => {
  const layouts = lastCovers.map((one) => one.layout);
  const palettes = lastCovers.map((one) => one.palette);
  const layout = unused(plainLayouts, id, layouts);
  const palette = unused(paletteNames, id, palettes);
  return {
    file: `src/content/covers/${kind}s.ts`,
    name: `${kind}Covers`,
    code: `'${slug}': ${quoted({ layout, palette, ...icons })}`,
  };
};

const article = (draft: Draft): Template => ({
  file: `src/content/articles/${draft.slug}.md`,
  text: `---
id: ${draft.id}
title: ${quoted(draft.title)}
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
  entries: [cover('article', draft, { icon: 'article', minor: ['lightbulb', 'pencil-line', 'student'] })],
});

const emptyFields = (...names: string[]) => names.map((name) => `${name}: ''`).join(', ');

/** No page shows a course's category, which is a short title, so the draft repeats the title. */
const course = (draft: Draft): Template => {
  const { id, slug } = draft;
  const title = quoted(draft.title);
  const lists = 'src/content/courses';
  const career = `{ ${emptyFields('icon', 'title', 'alt', 'text')} }`;
  // The schema asks for exactly four.
  const careers = Array(4).fill(career).join(', ');
  const card = `{ id: ${id}, slug: '${slug}', title: ${title}, duration, ${emptyFields('subtitle', 'opportunities', 'alt')} }`;
  return {
    file: `${lists}/${slug}.ts`,
    text: `import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: ${id},
  category: ${title},
  title: ${title},
  ${emptyFields('cta', 'cardCta', 'level', 'description', 'duration', 'schedule', 'time')},
  features: { heading: '', points: ['', '', ''] },
  careers: [${careers}],
  certification: { ${emptyFields('opening', 'description')}, points: ['', '', ''] },
  seo: { title: pageTitle(${title}), description: '', keywords: ['', '', ''] },
};
`,
    entries: [
      { file: `${lists}/index.ts`, name: 'courses', code: card },
      { file: `${lists}/details.ts`, name: 'loadCourse', code: `${id}: () => import('./${slug}.ts')` },
      cover('course', draft, { icon: 'graduation-cap', minor: ['books', 'lightbulb', 'certificate'] }),
    ],
  };
};

export const templates = { article, course };
/** Covers are in a file named after the plural of the kind: `covers/articles.ts`. */
export type Kind = keyof typeof templates;
