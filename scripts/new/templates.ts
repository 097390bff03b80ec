/**
 * The files and list entries of each kind of page that `npm run new` drafts. Texts that the author has to write are
 * empty.
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

/** The code of a new entry of a list or record, which has a file and a name. */
interface Entry {
  file: string;
  list: string;
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

/** The first name that is not taken, counted from a start that differs from one page to the next. */
const unused = <T>(names: readonly T[], start: number, taken: readonly unknown[]) =>
  names.map((_, index) => names[(start + index) % names.length]).find((name) => !taken.includes(name));

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
    list: `${kind}Covers`,
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

const empty = (...names: string[]) => names.map((name) => `${name}: ''`).join(', ');

const course = (draft: Draft): Template => {
  const { id, slug } = draft;
  const title = quoted(draft.title);
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
  ${empty('cta', 'cardCta', 'level', 'description', 'duration', 'schedule', 'time')},
  features: { heading: '', points: ['', '', ''] },
  careers: [${Array(4).fill(career).join(', ')}],
  certification: { ${empty('opening', 'description')}, points: ['', '', ''] },
  seo: { title: pageTitle(${title}), description: '', keywords: ['', '', ''] },
};
`,
    entries: [
      { file: `${lists}/index.ts`, list: 'courses', code: card },
      { file: `${lists}/details.ts`, list: 'loadCourse', code: `${id}: () => import('./${slug}.ts')` },
      cover('course', draft, { icon: 'graduation-cap', minor: ['books', 'lightbulb', 'certificate'] }),
    ],
  };
};

export const templates = { article, course };
export type Kind = keyof typeof templates;
