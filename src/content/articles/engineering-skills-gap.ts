import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Employers say graduates are not ready. Graduates say nobody told them what ready means. Both have a point, and the argument goes in circles because ‘the skills gap’ is quoted as one number when it is several.',
  },
  { kind: 'heading', text: 'What the reports say' },
  {
    kind: 'paragraph',
    text: 'The India Skills Report, published each year by Wheebox with partners that include CII and AICTE, is cited most often. Its 2023 edition found 50.3% of the young people it tested employable, up from 46.2% a year earlier. The 2024 edition put the share at 51.25%, and the 2025 edition, released in December 2024, at 54.81%. Engineers did better than the average: 71.5% of B.E. and B.Tech candidates in the 2025 edition.',
  },
  {
    kind: 'paragraph',
    text: 'Mercer | Mettl’s India’s Graduate Skill Index 2025, released in February 2025 with data from over 2,700 campuses, points the other way. It found 42.6% of graduates employable, down from 44.3% in 2023.',
  },
  {
    kind: 'paragraph',
    text: 'The two need not contradict each other. They test different people on different tasks and draw the line in different places; for Wheebox, employable means scoring 60% or more on its own test. Neither figure tells you about your college. For that you have to measure.',
  },
  { kind: 'heading', text: 'Where the gap shows' },
  {
    kind: 'paragraph',
    text: 'Sit in on first-round interviews for entry-level software roles and the same weaknesses return. Few of them involve a rare technology.',
  },
  {
    kind: 'list',
    items: [
      'Reading: the candidate writes loops fluently but cannot say what forty lines of someone else’s code do.',
      'Debugging: lines are changed at random until the error message changes.',
      'Data: a SQL join returns duplicate rows, and nobody checks the count.',
      'Teamwork: Git is on the résumé, but a merge conflict is a new experience.',
      'Speech: the project is sound, and the two-minute account of it is not.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'None of the five needs a new laboratory. All of them need practice that the usual lab record, copied from a senior and signed on Friday, does not give.',
  },
  { kind: 'heading', text: 'Measure a batch in one afternoon' },
  {
    kind: 'paragraph',
    text: 'Take a fifth-semester class of 60 and ask for 90 minutes.',
  },
  {
    kind: 'steps',
    items: [
      {
        title: 'Reading, 25 minutes',
        text: 'Hand out a 40-line program without comments. Ask for its output on two inputs and its purpose in one sentence.',
      },
      {
        title: 'Debugging, 30 minutes',
        text: 'Share a small repository with one failing test. Ask for the fix and a commit message that explains it.',
      },
      {
        title: 'SQL, 20 minutes',
        text: 'Three tables, four questions, and one join that doubles the rows unless somebody looks.',
      },
      {
        title: 'Speaking, 15 minutes',
        text: 'In pairs, two minutes each on a project. The partner scores clarity from 1 to 4, then they swap.',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'Report four medians instead of one total. A batch that reads well and speaks badly needs a different term from a batch with the opposite profile. Run the test again with fresh questions in semester seven, and you have your own skills report.',
  },
  { kind: 'heading', text: 'Eight weeks for a student' },
  {
    kind: 'paragraph',
    text: 'You do not have to wait for the college. Five hours a week is enough for this.',
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Weeks 1 and 2: read one open-source file a day and write its purpose in a sentence.',
      'Weeks 3 and 4: fix bugs with a debugger open, never by guessing. Note the cause of each in one line.',
      'Weeks 5 and 6: load a public data set from data.gov.in into PostgreSQL, ask twenty questions of it, and check every row count.',
      'Weeks 7 and 8: build something small with one other person, through pull requests only. Record a two-minute explanation and redo it until a friend from another branch can follow it.',
    ],
  },
  {
    kind: 'link',
    label: 'Free practice projects at freeCodeCamp',
    href: 'https://www.freecodecamp.org/',
  },
  { kind: 'heading', text: 'Four changes for a department' },
  {
    kind: 'list',
    items: [
      'Replace one lab record a semester with a pull request reviewed by a classmate.',
      'Give 5 of the 25 internal marks for explaining the program, and none for neat handwriting.',
      'Invite two working engineers a semester to review code for an hour. A review changes more than a lecture.',
      'Put the four medians on the department’s notice board, beside last year’s.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'The national figure will move again with the next report, and commentators will argue about a point or two. Yours can move within a semester, and you will know why.',
  },
];
