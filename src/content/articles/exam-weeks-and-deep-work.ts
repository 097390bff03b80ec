import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Five papers in fourteen days, a project review on the ninth, and a company that has chosen the eleventh for its online test. Most engineering students know this calendar. Most meet it by being in the library for eleven hours, of which perhaps three are work.',
  },
  {
    kind: 'paragraph',
    text: 'The other eight go on switching: a chapter, a message, a classmate’s doubt, a different chapter. It is tiring, it looks like effort, and it leaves very little behind.',
  },
  { kind: 'heading', text: 'What switching costs' },
  {
    kind: 'paragraph',
    text: 'In 2009 Sophie Leroy published two experiments on what she called attention residue. People who moved from an unfinished task to a new one went on thinking about the first, and did worse at the second. Every half-read message before a thermodynamics problem is an unfinished task.',
  },
  {
    kind: 'paragraph',
    text: 'Cal Newport’s book Deep Work gave the opposite a name in 2016: demanding work, without distraction, at the limit of what you can do. Even people used to it, he writes, rarely manage more than about four hours a day. So stop planning eleven. Protect three blocks of ninety minutes, each with a little over an hour at full strength.',
  },
  { kind: 'heading', text: 'Build one ninety-minute block' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Write the question first (5 minutes)',
        text: 'Put on paper what you will be able to answer at the end. ‘Derive the three cases of the master theorem and apply each once’ is a target. ‘Study algorithms’ is a mood.',
      },
      {
        title: 'Put the phone in another room',
        text: 'Face down on the desk is not away. In a hostel, swap phones with your room-mate and agree on the hour at which you swap back.',
      },
      {
        title: 'Work from memory (65 minutes)',
        text: 'Solve, derive or write out before you look. When stuck, open the book for two minutes, close it and carry on.',
      },
      {
        title: 'Mark yourself (10 minutes)',
        text: 'Check against the solution in another colour. List the errors. They are tomorrow’s first five minutes.',
      },
      {
        title: 'Leave a note (10 minutes)',
        text: 'Write one line that says where you stopped and what comes next. Closing the task is how you keep it from following you to the next subject.',
      },
    ],
  },
  { kind: 'heading', text: 'Choose methods that survive the exam' },
  {
    kind: 'paragraph',
    text: 'A large review by John Dunlosky and four colleagues, published in 2013, compared ten common study techniques. Practice testing and spreading sessions over time came out as highly useful. Highlighting and rereading, the two that fill most libraries, came out low.',
  },
  {
    kind: 'paragraph',
    text: 'Henry Roediger and Jeffrey Karpicke showed the reason in 2006. Students who reread a passage did better after five minutes and felt more confident. Tested a few days or a week later, those who had practised recalling it remembered more. Rereading feels like learning because the page looks familiar, and on exam day the page is gone.',
  },
  {
    kind: 'list',
    items: [
      'Past papers, timed, from day one. The last five years show which units repeat.',
      'Blank-sheet recall: write all you know of a unit on one page, then fill the holes from the book.',
      'Explain a proof to a classmate who is allowed to interrupt.',
      'Mix problem types. Ten of the same kind in a row teach you the trick of the tenth.',
    ],
  },
  { kind: 'heading', text: 'A fourteen-day plan for five papers' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Days 1 to 3: one past paper per subject, badly, under time. Sort the units into safe, shaky and absent.',
      'Days 4 to 7: three blocks a day on shaky units, at least two subjects each day. Leave absent units alone unless they carry heavy marks.',
      'Day 8: half a day off. Project review slides, laundry, sleep.',
      'Days 9 to 13: before each paper, one timed paper and one block of corrections. After it, no post-mortem in the corridor.',
      'Day 14: last paper. Send the thank-you messages and put the notes away.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Keep the remaining hours shallow on purpose: printing, mess bills, group messages, the company’s registration form. Give them a fixed slot after dinner, and they stop leaking into the morning.',
  },
  { kind: 'heading', text: 'Guard the night before' },
  {
    kind: 'paragraph',
    text: 'An all-night session trades tomorrow’s thinking for tonight’s pages. Seven hours of sleep, a packed bag and one sheet of formulas at breakfast will serve you better than unit five at 3 a.m. If something must be dropped, drop the unit.',
  },
  {
    kind: 'paragraph',
    text: 'Those who run a campus can help too. Publish project reviews and recruitment tests on the same calendar as the exams, a month ahead, and refuse dates that collide. A quiet room that stays open until eleven costs one attendant, and it is the cheapest academic support you can offer.',
  },
  {
    kind: 'quote',
    text: 'Rereading feels like learning because the page looks familiar, and on exam day the page is gone.',
  },
];
