import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: '‘Day 37 of 100. Consistency is key!’ The post has a photo of a laptop and a cup of coffee, and nobody can tell from it what was learned on day 37. It took ten minutes to write, and it taught its author to take pictures of coffee.',
  },
  {
    kind: 'paragraph',
    text: 'Learning in public is a better idea than its imitations. You leave behind a trail of small, checkable things: a note that solves a problem, a fix, a question with a careful description. The trail helps strangers now, and it helps you when a recruiter asks what you have done.',
  },
  { kind: 'heading', text: 'The most famous example was modest' },
  {
    kind: 'hero',
    name: 'Linus Torvalds',
    story:
      'On 25 August 1991 a 21-year-old student in Helsinki wrote to the newsgroup comp.os.minix. He said that he was making a free operating system, ‘just a hobby, won’t be big and professional like gnu’, told readers what already ran on it, and asked which features they would want. The first version of Linux went online the following month.',
    lesson:
      'He showed something that existed, admitted its limits, and asked a question that people could answer. Copy those three moves.',
  },
  {
    kind: 'paragraph',
    text: 'The phrase itself was spread by the developer Shawn Wang, known as swyx, in a 2018 essay called Learn in Public. His advice was to make the thing you wish you had found when you were learning, and not to judge it by likes.',
  },
  { kind: 'heading', text: 'Signal and noise' },
  {
    kind: 'list',
    items: [
      'Noise: a certificate with forty hashtags. Signal: the one exercise in that course that broke your first answer.',
      'Noise: ‘Excited to start my DevOps adventure.’ Signal: a Dockerfile that went from 1.2 GB to 140 MB, with the four changes listed.',
      'Noise: a thread of ten tools you have not used. Signal: one tool, used for a month, and the day it failed you.',
      'Noise: streaks. Signal: finished things with dates.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'There is a simple test. Delete your name and the adjectives. If a classmate could still use what is left on Monday, post it.',
  },
  { kind: 'heading', text: 'Four pieces a month' },
  {
    kind: 'paragraph',
    text: 'One small piece a week is plenty, and you can keep it up through exams. Rotate the form so that it does not turn into a chore.',
  },
  {
    kind: 'steps',
    items: [
      {
        title: 'A note to yourself from last month',
        text: 'Keep a repository called ‘til’, for today I learned, with one Markdown file per idea. Two hundred words, one runnable example, the version you used. This is the core.',
      },
      {
        title: 'A good question',
        text: 'Ask on a project’s forum or on Stack Overflow, with the smallest code that shows the problem. Finding that code solves the matter about half the time; publish the answer anyway.',
      },
      {
        title: 'A repair',
        text: 'Correct a wrong step in some documentation you followed. Read the contributing guide first, change one thing, explain it in two lines.',
      },
      {
        title: 'A small demo',
        text: 'Five minutes at a college club, or a ninety-second recording. Show the thing working, then show where it breaks.',
      },
    ],
  },
  { kind: 'heading', text: 'A template for the first note' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'What I was trying to do, in one sentence.',
      'What I expected and what happened, with the exact error text.',
      'What the cause was, and how I know.',
      'The smallest code that shows it.',
      'What I still do not understand.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Line five frightens beginners, and it is the one that brings replies. Experts ignore an overview of React hooks. They find it hard to ignore a precise sentence that is slightly wrong about their own subject.',
  },
  { kind: 'heading', text: 'When you are wrong' },
  {
    kind: 'paragraph',
    text: 'You will be, and it will be visible. Thank the person, correct the note at the top with the date, and leave the old text struck through. A record of being corrected gracefully is worth more to a hiring manager than a record of never having said anything.',
  },
  {
    kind: 'quote',
    text: 'Delete your name and the adjectives. If a classmate could still use what is left on Monday, post it.',
  },
  { kind: 'heading', text: 'What stays private' },
  {
    kind: 'list',
    items: [
      'Solutions to assignments and tests that are still in use.',
      'An employer’s code, screenshots, tickets or figures, unless you have permission in writing.',
      'API keys and passwords. Search your Git history before you make a repository public; deleting the file later is not enough.',
      'Other people’s mistakes with their names on.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'After six months you will have about two dozen notes. Pin the best three to your profile and put the link on your résumé, in place of the line about being passionate. If you need material to begin with, pick any free curriculum and write down what its third exercise taught you.',
  },
  {
    kind: 'link',
    label: 'Find exercises to write about at freeCodeCamp',
    href: 'https://www.freecodecamp.org/',
  },
];
