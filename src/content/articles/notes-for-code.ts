import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Look through your notes from the last programming course you took. If they are like most, half the lines are syntax you could find again in ten seconds, and the thing that cost you an evening is missing. You wrote down what the teacher typed. You did not write down what you misunderstood.',
  },
  {
    kind: 'paragraph',
    text: 'Notes on code have a different job from notes on history. The facts are already stored, in the documentation and in the repository. What nobody has stored is your reasoning: why you expected one result and got another.',
  },
  { kind: 'heading', text: 'Start with the question' },
  {
    kind: 'paragraph',
    text: 'Give every note a question as its title, in the words you would use to ask a friend. ‘Python lists’ is a filing label. ‘Why did my original list change when I only appended to the copy?’ is a note, because the next time it happens you will search for exactly that.',
  },
  {
    kind: 'paragraph',
    text: 'If you cannot phrase a question, you probably do not need a note yet. Keep coding until something surprises you.',
  },
  { kind: 'heading', text: 'Four lines are enough' },
  {
    kind: 'paragraph',
    text: 'A useful note fits on an index card. This shape works for anything from a SQL join to a React hook.',
  },
  {
    kind: 'steps',
    items: [
      {
        title: 'The question',
        text: 'Why did my original list change when I only appended to the copy?',
      },
      {
        title: 'The smallest example',
        text: 'a = [1, 2], then b = a, then b.append(3). Printing a gives [1, 2, 3].',
      },
      {
        title: 'The reason',
        text: 'The assignment copied a reference, so both names point to one list. b = a.copy() makes a second list.',
      },
      {
        title: 'Where it will bite again',
        text: 'Default arguments such as def add(item, items=[]), and nested lists, where copy() only copies the outer layer.',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'The fourth line is the one people skip and the one that pays. It turns a bug you fixed into a warning about a bug you have not met.',
  },
  { kind: 'heading', text: 'Predict before you run' },
  {
    kind: 'paragraph',
    text: 'Before you press Run, write the output you expect beside the line. When the prediction is right, move on and note nothing. When it is wrong you have found a gap, and the note almost writes itself.',
  },
  {
    kind: 'paragraph',
    text: 'Try it with ten short snippets on closures, string slicing or SQL grouping. Four wrong predictions mean four notes. You can leave the other six snippets alone, which is the point: your notes should be shorter than the course.',
  },
  { kind: 'heading', text: 'Keep the note where the code is' },
  {
    kind: 'paragraph',
    text: 'A notebook in a hostel cupboard cannot be searched at 11 pm. Put notes in a NOTES.md file in the same repository and commit them with the change they explain. Obsidian, VS Code or any other Markdown editor reads the same file, so you are not tied to an app.',
  },
  {
    kind: 'paragraph',
    text: 'Commit messages are notes too. ‘fixed bug’ tells you nothing next month. ‘Show the last page when the count divides evenly by the page size’ tells you what broke, and git log will find it in a second.',
  },
  { kind: 'link', label: 'Pro Git, free to read online', href: 'https://git-scm.com/book' },
  { kind: 'heading', text: 'Notes for reading someone else’s code' },
  {
    kind: 'paragraph',
    text: 'Opening a large project for the first time, most of us scroll until we are tired. Trace one action instead, and stop after 45 minutes whether or not you have finished.',
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Choose one visible action, such as pressing ‘Add to cart’.',
      'Follow it from the button to the database and write each file and function name on its own line.',
      'Draw the path as boxes and arrows. If you need more than seven boxes, choose a smaller action.',
      'List the words you do not know, then look up only those that lie on the path.',
      'Finish with one sentence: ‘When a user does this, that happens, because of this line.’',
    ],
  },
  {
    kind: 'paragraph',
    text: 'On your first day at an internship, that one sentence is worth more to your mentor than an hour of nodding. It shows where your picture is right and where it needs correcting.',
  },
  { kind: 'heading', text: 'Twenty minutes on Friday' },
  {
    kind: 'paragraph',
    text: 'Notes rot unless somebody prunes them. Every Friday, reread the week’s questions with the code closed and answer each aloud before you look.',
  },
  {
    kind: 'list',
    items: [
      'Delete whatever now seems obvious.',
      'Merge two notes that turned out to be the same misunderstanding.',
      'Move three to five stubborn ones into Anki, with the question on the front of the card.',
      'Rewrite one as a message to a junior who is about to hit the same wall.',
    ],
  },
  { kind: 'quote', text: 'You did not write down what you misunderstood.' },
  {
    kind: 'paragraph',
    text: 'After one semester you may have sixty notes. It is a small pile, and it maps the places where you in particular go wrong, which no textbook can sell you.',
  },
];
