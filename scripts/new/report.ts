import type { Change } from './changes.ts';
import type { Draft } from './draft.ts';

const address = { article: '/blog/', course: '/SkillOrientedCourses/' } as const;

/** What is to be decided besides the empty texts, and where. */
const decisions = {
  article: [
    'choose the topic from those that schemas/content.ts lists, and check the day of publication',
    'set the reading time in readingMinutes.ts: the words by 200, rounded up; 500 to 900 words',
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
    `  - choose layout, palette and icons of the picture in src/content/covers/${kind}s.ts (docs/howto/edit-the-art.md)`,
    '',
    'Then:',
    '  npx vitest run tests/content   names each file and field that is not right yet',
    '  npx tsx scripts/art/build.ts   draws the picture',
    `  npm run dev                    shows the page at http://localhost:4173${address[kind]}${id}`,
    '',
    `The whole way: docs/howto/add-${kind === 'article' ? 'an-article' : 'a-course'}.md`,
  ].join('\n');
