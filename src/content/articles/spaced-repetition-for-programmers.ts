import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'You have looked up the arguments of Array.prototype.splice about thirty times. Each visit took a minute and broke your train of thought, and by now you have paid half an hour for something that would have taken four minutes to remember for good.',
  },
  {
    kind: 'paragraph',
    text: 'Programmers like to say that there is no need to memorise what can be searched. That is true of rare things. For what you touch every week, memory is faster than any search box, and it lets you read code without stopping at every third line.',
  },
  { kind: 'heading', text: 'Why the gaps do the work' },
  {
    kind: 'paragraph',
    text: 'Hermann Ebbinghaus measured in 1885 how fast he forgot lists of nonsense syllables: steeply at first, then more slowly. Each well-timed review makes the next decline gentler. Waiting until something has almost slipped away, and then pulling it back, is what strengthens it.',
  },
  {
    kind: 'paragraph',
    text: 'How long to wait depends on how long you want to remember. In a 2008 experiment with more than 1,350 people, Nicholas Cepeda and colleagues found that for a test one week away the best gap between two sessions was about 20 to 40 per cent of that week. For a test a year away it was about 5 to 10 per cent, or three to five weeks.',
  },
  {
    kind: 'paragraph',
    text: 'You do not have to calculate any of this. Software does it per card. Anki, first released in 2006, is free on computers and Android, and since version 23.10 it includes a scheduler called FSRS that adapts to your own record of remembering.',
  },
  { kind: 'heading', text: 'What deserves a card' },
  {
    kind: 'list',
    items: [
      'Things you have looked up three times in a month: flags, method signatures, status codes.',
      'Distinctions that bite: == and ===, WHERE and HAVING, merge and rebase, process and thread.',
      'Your own bugs. The cause of each one, put as a question, is the best deck you will ever own.',
      'Complexities and limits that interviews ask for, with the reason attached.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Leave out what you do not yet understand, because a card cannot explain. Leave out long listings, whole algorithms and anything your editor completes by itself. Skills such as designing a schema grow by practice, and no deck replaces that.',
  },
  { kind: 'heading', text: 'Four cards to copy' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Q: What does [10, 9, 1].sort() return in JavaScript, and why? A: [1, 10, 9]. Without a comparator, elements are compared as strings.',
      'Q: Which Git command undoes the last commit but keeps its changes staged? A: git reset --soft HEAD~1.',
      'Q: Why can WHERE not filter on COUNT(*)? A: WHERE runs before rows are grouped; use HAVING.',
      'Q: What does HTTP 409 mean? Give one use. A: Conflict, for instance registering an email address that already exists.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Notice the shape. One idea per card, a question that has a single answer, and a ‘why’ wherever a reason exists. If you keep failing a card, it is usually two cards in one coat. Split it.',
  },
  { kind: 'heading', text: 'Fifteen minutes a day' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Collect while you work',
        text: 'Keep a plain text file open. Whenever you look something up twice, add a line. Do not make cards during the day.',
      },
      {
        title: 'Make five cards in the evening',
        text: 'Five, no more. Thirty new cards a day feel heroic for one week and produce a mountain of reviews in the third.',
      },
      {
        title: 'Review at a fixed hour',
        text: 'On the bus, or after breakfast in the hostel mess. Answer aloud or on paper before you flip. A card you merely recognised was a miss.',
      },
      {
        title: 'Prune on Sunday',
        text: 'Delete what no longer matters. A deck of 300 cards that you keep up is worth more than 5,000 that you avoid.',
      },
    ],
  },
  { kind: 'heading', text: 'Move from cards to the keyboard' },
  {
    kind: 'paragraph',
    text: 'Knowing the words of a language does not let you hold a conversation. Once a week take ten cards and use them in a small program with the browser closed: a regular expression that validates a PIN code, a query with a window function, a rebase on a practice repository.',
  },
  {
    kind: 'paragraph',
    text: 'The same spacing applies to larger exercises. Solve a problem on binary search today, a similar one on Friday and a third in two weeks. Doing all three tonight would feel smoother, and you would keep less of it.',
  },
  {
    kind: 'paragraph',
    text: 'Begin the deck in the first week of a course and it will be ready before you need it. Started five days before an exam, it is only cramming with better software.',
  },
  { kind: 'link', label: 'Download Anki from its official site', href: 'https://apps.ankiweb.net/' },
];
