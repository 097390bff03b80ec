import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'In a lab exam the database is always up, the question fits on one page and nobody changes their mind at four o’clock. Work offers none of those courtesies. That difference is the whole case for on-job training.',
  },
  {
    kind: 'paragraph',
    text: 'The phrase covers any arrangement in which you learn a job by doing parts of it under supervision: an apprenticeship, a trainee batch, an internship with production access, the first three months of employment. Classroom teaching may surround it, but somebody downstream really uses what you make.',
  },
  { kind: 'heading', text: 'Small tasks, real consequences' },
  {
    kind: 'paragraph',
    text: 'In their 1991 book Situated Learning, Jean Lave and Etienne Wenger described how apprentices learn: they start at the edge of a trade with minor jobs that still matter, and move inwards as they are trusted. Tailors’ apprentices in Liberia, one of their cases, began with finishing garments and only later came to cutting the cloth, where a mistake ruins material.',
  },
  {
    kind: 'paragraph',
    text: 'A good software team does the same without naming it. Week one is a label on a form. Week four is a bug with a customer’s name on it. By week ten you own a feature behind a flag, and somebody senior reads every line before it ships.',
  },
  { kind: 'heading', text: 'What a lab cannot teach you' },
  {
    kind: 'list',
    items: [
      'Reading code. College rewards writing from an empty file. At work you may read two thousand lines to change six.',
      'Estimating. You say two days, it takes five, and you find out why. After ten rounds your guesses are worth something.',
      'Working with a reviewer. A pull request with eleven comments is an ordinary Tuesday, not a verdict on you.',
      'Operating what you built. Logs, alerts and a rollback button teach caution faster than any lecture on quality.',
      'Writing for strangers. Tickets, commit messages and release notes are read by people who cannot ask you what you meant.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'There is a quieter benefit as well. You discover what you do not want. A student who finds in six weeks that testing bores her, or that she loves it, has saved herself a first job chosen by guesswork.',
  },
  { kind: 'heading', text: 'What the employer gets' },
  {
    kind: 'paragraph',
    text: 'Training costs a company its most expensive hours, those of experienced people. What it gets back is evidence. A sixty-minute interview shows how someone talks about work; eight weeks on a team show how they handle a vague ticket, a harsh review and a Friday release. Offers made after that carry far less risk on both sides.',
  },
  {
    kind: 'paragraph',
    text: 'Founders of small firms should do the sum before they take anyone on. Allow a mentor four hours a week per trainee, and no more than two trainees per mentor. If those hours are not in the plan, the trainee will learn to look busy.',
  },
  { kind: 'heading', text: 'Training or cheap labour? Six questions' },
  {
    kind: 'paragraph',
    text: 'Some offers use the word training for unpaid data entry. Ask these before you sign; a serious employer answers all six in one short call.',
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Who is my mentor, by name, and how many hours a week are set aside for me?',
      'What will I have finished by the end of week four?',
      'Will my work be reviewed before it is used, and by whom?',
      'What is the stipend, and on which date is it paid?',
      'Do I have to pay a deposit or hand over original certificates? Walk away if the answer is yes.',
      'What happened to the last three people who did this?',
    ],
  },
  { kind: 'heading', text: 'For placement officers' },
  {
    kind: 'paragraph',
    text: 'Colleges usually count how many students went out for training. Count two more things. Ask each student for one artefact with a date, such as a merged change, a dashboard or a test report. Then ask each mentor one question: would you take this person again, yes or no?',
  },
  {
    kind: 'paragraph',
    text: 'Three semesters of those two columns will tell you which partner companies teach and which merely host. Send your best students to the first kind, and write to the second kind with what you found.',
  },
  {
    kind: 'quote',
    text: 'A student who finds in six weeks that testing bores her, or that she loves it, has saved herself a first job chosen by guesswork.',
  },
  {
    kind: 'contact',
    text: 'Planning training for a batch, or for yourself? Write to us with the number of weeks you have, and we will show you what fits into them.',
  },
];
