import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Two candidates solve the same coding problem. One works in silence and hands over a correct answer. The other says what she is trying, asks whether the input can be empty, and explains why she chose a dictionary. Many interviewers will pass both. If there is one seat, they remember the second.',
  },
  {
    kind: 'paragraph',
    text: '‘Soft skills’ is a vague name for things that can be practised quite precisely. We sort them into five areas. Each one below comes with an exercise and a way to tell whether it is working.',
  },
  { kind: 'heading', text: 'Verbal and oral communication' },
  {
    kind: 'paragraph',
    text: 'This is speaking so that a listener can act on it: introductions, explanations, answers under pressure. Accent matters far less than order. Give the conclusion first and the reasons after it.',
  },
  {
    kind: 'list',
    items: [
      'Exercise: explain your project in 90 seconds to someone from another branch. Record it, count the fillers, and do it again with half as many.',
      'Sample opening: ‘I built a tool that tells our canteen how many meals to cook. It cut waste in a two-week trial, and I wrote the forecasting part.’',
      'Test: can your listener repeat what the project does, without your help?',
    ],
  },
  { kind: 'heading', text: 'Written communication' },
  {
    kind: 'paragraph',
    text: 'A junior engineer writes all day: messages, bug reports, commit messages, status mails. Readers are busy, so put the request in the first line and the history below it.',
  },
  {
    kind: 'list',
    items: [
      'Exercise: rewrite one long WhatsApp message a day as three lines, with what you need, by when, and why.',
      'Sample mail: ‘Could you review the login change by Thursday 4 pm? It blocks testing. The one risky part is the session timeout in auth.py.’',
      'Test: does the reply answer your question, or ask what you meant?',
    ],
  },
  { kind: 'heading', text: 'Interpersonal and social skills' },
  {
    kind: 'paragraph',
    text: 'Here belong listening, disagreeing without damage and being somebody others want on the team. Group projects are free training, if you stop treating them as a division of slides.',
  },
  {
    kind: 'list',
    items: [
      'Exercise: in your next meeting, summarise the other person’s view before you give your own. ‘So you would rather ship without search and add it later. Is that right?’',
      'Sample disagreement: ‘I see why you want MongoDB. My worry is the reports. Could we write the three hardest queries in both and then decide?’',
      'Test: do teammates choose you again?',
    ],
  },
  { kind: 'heading', text: 'Personal growth and mindset' },
  {
    kind: 'paragraph',
    text: 'Employers look for people who get better after feedback. That shows in small habits: keeping a list of mistakes, asking for criticism early, returning to a problem that beat you yesterday.',
  },
  {
    kind: 'list',
    items: [
      'Exercise: every Sunday, write three lines. What I tried, what I learnt, what I will change.',
      'Sample interview answer: ‘My first mock interview was a 2 out of 5, because I started coding before I understood the question. I now restate the problem first. The third was a 4.’',
      'Test: can you name something you do differently from last month?',
    ],
  },
  { kind: 'heading', text: 'Professional skills' },
  {
    kind: 'paragraph',
    text: 'Reliability is a skill, and it is visible within a week: being on time, estimating honestly, raising a delay before the deadline, keeping confidential things confidential.',
  },
  {
    kind: 'list',
    items: [
      'Exercise: estimate every task before you begin, write down the real time after it, and compare the two for a month.',
      'Sample warning: ‘The import will be a day late. The file has two date formats. I can deliver the first half today.’',
      'Test: when you say Friday, do people plan for Friday?',
    ],
  },
  { kind: 'heading', text: 'A ten-week rota' },
  {
    kind: 'paragraph',
    text: 'Working on all five at once gives you five half-habits. Take one area for two weeks, do its exercise daily for fifteen minutes, and ask one person to score you from 1 to 4 at the start and at the end. Ten weeks cover the set, and you have ten honest numbers.',
  },
  {
    kind: 'paragraph',
    text: 'Begin with the area your friends would choose for you. Placement officers can run the same rota for a class: pairs of students, a shared sheet, and five minutes of two lab hours a week. It costs nothing, and by the time recruiters arrive everyone will have rehearsed twenty times.',
  },
];
