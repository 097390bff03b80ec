/** The files and list entries of each kind of page that `npm run new` drafts. Every text for the author is empty. */
import { layoutNames, paletteNames } from '../../src/content/covers/types.ts';

interface Draft {
  id: number;
  slug: string;
  title: string;
  /** As `YYYY-MM-DD`. */
  today: string;
}

interface Template {
  /** The new file. */
  file: string;
  text: string;
  /** Entries for lists and records, by file and name. */
  entries: [file: string, name: string, entry: string][];
  /** What the author does next. */
  next: string[];
}

const text = JSON.stringify;

/** Layouts without people or a screen, which would need more choices. */
const plainLayouts = layoutNames.filter((name) => !['scene', 'desk'].includes(name));

/** Each new cover has another layout and palette than the one before. */
const cover = ({ id, slug }: Draft, ...[icon, ...minor]: string[]) => {
  const layout = plainLayouts[id % plainLayouts.length];
  const palette = paletteNames[id % paletteNames.length];
  return `'${slug}': ${text({ layout, palette, icon, minor })}`;
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
  entries: [
    [
      'src/content/covers/articles.ts',
      'articleCovers',
      cover(draft, 'article', 'lightbulb', 'pencil-line', 'student'),
    ],
  ],
  next: [
    'Write the texts. npm run check-articles names each field that is missing.',
    'Remove the line draft: true when the article may be published.',
    'The whole way: docs/howto/write-an-article.md',
  ],
});

const course = (draft: Draft): Template => {
  const { id, slug } = draft;
  const title = text(draft.title);
  const lists = 'src/content/courses';
  const card = `{ id: ${id}, slug: '${slug}', title: ${title}, subtitle: '', duration, opportunities: '', alt: '' }`;
  const career = `{ icon: '', title: '', alt: '', text: '' }`;
  return {
    file: `${lists}/${slug}.ts`,
    text: `import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: ${id},
  category: ${title},
  title: ${title},
  subtitle: '',
  cta: '',
  text: '',
  rating: 0,
  review: '',
  level: '',
  description: '',
  duration: '',
  schedule: '',
  time: '',
  features: { heading: '', points: ['', '', ''] },
  careers: [${Array(4).fill(career).join(', ')}],
  certification: { opening: '', description: '', points: ['', '', ''] },
  seo: { title: pageTitle(${title}), description: '', keywords: ['', '', ''] },
};
`,
    entries: [
      [`${lists}/index.ts`, 'courses', card],
      [`${lists}/details.ts`, 'loadCourse', `${id}: () => import('./${slug}.ts')`],
      [
        'src/content/covers/courses.ts',
        'courseCovers',
        cover(draft, 'graduation-cap', 'books', 'lightbulb', 'certificate'),
      ],
    ],
    next: [
      'Write every empty text. npx vitest run tests/content names each field that is missing.',
      'Rating, review, level and schedule must be true.',
      'The whole way: docs/howto/add-a-course.md',
    ],
  };
};

export const templates = { article, course };
export type Kind = keyof typeof templates;
