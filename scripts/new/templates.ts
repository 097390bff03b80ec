/** The files and list entries of each kind of page that `npm run new` drafts. Every text for the author is empty. */
import { layoutNames, paletteNames } from '../../src/content/covers/types.ts';

export interface Draft {
  id: number;
  slug: string;
  title: string;
  /** As `YYYY-MM-DD`. */
  today: string;
  /** How many covers the list has: each new one takes the next layout and palette. */
  covers: number;
}

interface Template {
  /** New files, by path from the root of the project. */
  created: (draft: Draft) => Record<string, string>;
  /** Entries for lists and records, by file and name. */
  extended: (draft: Draft) => [file: string, name: string, entry: string][];
  /** What the author does next. */
  next: string[];
}

const text = JSON.stringify;

/** Layouts without people or a screen, which would need more choices. */
const plainLayouts = layoutNames.filter((name) => !['scene', 'desk'].includes(name));
const cover = ({ slug, covers }: Draft, icons: string) => {
  const [icon, ...minor] = icons.split(' ');
  const layout = plainLayouts[covers % plainLayouts.length];
  const palette = paletteNames[covers % paletteNames.length];
  return `'${slug}': ${text({ layout, palette, icon, minor })}`;
};

const markdown = ({ id, title, today }: Draft) => `---
id: ${id}
title: ${text(title)}
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

const career = `{ icon: '', title: '', alt: '', text: '' }`;

const courseDetail = ({
  id,
  title,
}: Draft) => `import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: ${id},
  category: ${text(title)},
  title: ${text(title)},
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
  seo: { title: pageTitle(${text(title)}), description: '', keywords: ['', '', ''] },
};
`;

const courseCard = ({ id, slug, title }: Draft) =>
  `{ id: ${id}, slug: '${slug}', title: ${text(title)}, subtitle: '', duration, opportunities: '', alt: '' }`;

export const templates = {
  article: {
    created: (draft) => ({ [`src/content/articles/${draft.slug}.md`]: markdown(draft) }),
    extended: (draft) => [
      [
        'src/content/covers/articles.ts',
        'articleCovers',
        cover(draft, 'article lightbulb pencil-line student'),
      ],
    ],
    next: [
      'Write the texts. npm run check-articles names each field that is missing.',
      'Remove the line draft: true when the article may be published.',
      'The whole way: docs/howto/write-an-article.md',
    ],
  },
  course: {
    created: (draft) => ({ [`src/content/courses/${draft.slug}.ts`]: courseDetail(draft) }),
    extended: (draft) => [
      ['src/content/courses/index.ts', 'courses', courseCard(draft)],
      ['src/content/courses/details.ts', 'loadCourse', `${draft.id}: () => import('./${draft.slug}.ts')`],
      [
        'src/content/covers/courses.ts',
        'courseCovers',
        cover(draft, 'graduation-cap books lightbulb certificate'),
      ],
    ],
    next: [
      'Write every empty text. npx vitest run tests/content names each field that is missing.',
      'Rating, review, level and schedule must be true.',
      'The whole way: docs/howto/add-a-course.md',
    ],
  },
} satisfies Record<string, Template>;

export type Kind = keyof typeof templates;
export const isKind = (word: string): word is Kind => Object.hasOwn(templates, word);
