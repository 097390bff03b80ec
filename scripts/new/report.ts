import type { Change } from './changes.ts';
import type { Draft } from './draft.ts';

const address = { article: '/blog/', course: '/SkillOrientedCourses/' } as const;

const check = { article: 'npm run check-articles        ', course: 'npx vitest run tests/content' } as const;

/** What is to be decided besides the empty texts, and where. */
const decisions = {
  article: [
    'write the text, 400 to 1,800 words; the topics are in schemas/content.ts, the authors in src/content/authors.ts',
    'remove the line draft: true when it may be published',
  ],
  course: [
    'set rating, review, level and schedule to what is true and what schemas/content.ts allows',
    'choose an icon for each career at https://phosphoricons.com',
  ],
} as const;

/** What was made, what to edit next and which command proves it. */
export const reportOf = ({ kind, id, title, slug }: Draft, changes: readonly Change[]): string =>
  [
    `Drafted ${kind} ${id}, ${title} (${slug}):`,
    ...changes.map(({ file, before }) => `  ${before === undefined ? 'new      ' : 'extended '} ${file}`),
    '',
    'Edit next:',
    '  - write every empty text in them',
    ...decisions[kind].map((line) => `  - ${line}`),
    `  - choose layout, palette and icons of the picture in src/content/covers/${kind}s.ts (docs/howto/draw-the-art.md)`,
    '',
    'Then:',
    `  ${check[kind]}   names each field that is not right yet`,
    '  npm run art                    draws the picture',
    `  npm run dev                    shows the page at http://localhost:4173${address[kind]}${id}`,
    '',
    `The whole way: docs/howto/${kind === 'article' ? 'write-an-article' : 'add-a-course'}.md`,
  ].join('\n');
