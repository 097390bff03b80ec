import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Set a second-year class the essay ‘Advantages of cloud computing’ today and you will collect sixty good essays. They will be correct, well organised and almost the same. Whatever that exercise used to measure, it no longer does.',
  },
  {
    kind: 'paragraph',
    text: 'Many departments answered by buying a detector. It is worth knowing why that does not work before another semester is built on it.',
  },
  { kind: 'heading', text: 'Detection is a poor judge' },
  {
    kind: 'paragraph',
    text: 'OpenAI published its own classifier for machine-written text in January 2023 and withdrew it on 20 July of the same year, giving its low rate of accuracy as the reason. In the same month a Stanford team, Weixin Liang and colleagues, reported in the journal Patterns that seven widely used detectors had, on average, marked more than half of a set of TOEFL essays by non-native writers of English as machine-made. Essays by American eighth-graders were almost all classified correctly.',
  },
  {
    kind: 'paragraph',
    text: 'For an Indian college that finding is close to disqualifying. Students who write plain, careful English as their second or third language are just the ones such software accuses. A score from it is not evidence, and nobody should lose a mark because of it.',
  },
  { kind: 'heading', text: 'Decide what the assistant may do' },
  {
    kind: 'paragraph',
    text: 'UNESCO’s guidance on generative AI in education, published in September 2023, asks institutions to set clear rules and to train their teachers. A rule that fits on an assignment sheet works better than a policy in a drawer. Use three levels and print one on every task.',
  },
  {
    kind: 'list',
    items: [
      'Closed: no assistant. Used for basics that must be in the head, in the room, on paper or a locked-down machine.',
      'Declared: an assistant is allowed; the student states where and how. Used for most lab work and reports.',
      'Open: an assistant is expected. The task is harder, and the marks go to judgement, testing and explanation.',
    ],
  },
  { kind: 'heading', text: 'Four formats that still measure something' },
  {
    kind: 'assessments',
    items: [
      {
        name: 'The five-minute viva',
        description:
          'After each project, ask three questions about the student’s own work: change this input, delete this line, why this structure? With sixty students at five minutes each, it takes five hours a semester.',
      },
      {
        name: 'The visible history',
        description:
          'Collect the Git repository, not the zip file. Twenty commits over three weeks, with a wrong turn and its repair, show learning that a single upload cannot.',
      },
      {
        name: 'The broken answer',
        description:
          'Hand out a plausible machine-written solution with four faults in it. Students find them, prove each one with a test and repair the code. Marks are for the proof.',
      },
      {
        name: 'The local problem',
        description:
          'Tie the task to data that only your class has: the canteen’s queue times, last year’s lab logs, a shop on the college road. General knowledge is of little help there.',
      },
    ],
  },
  { kind: 'heading', text: 'Mark what you want more of' },
  {
    kind: 'paragraph',
    text: 'A rubric from 2019 may give 60 marks for a working program and 10 for documentation. When working code is cheap, those weights reward the wrong thing. One alternative for a lab course looks like this.',
  },
  {
    kind: 'list',
    items: [
      '25 marks: the problem is stated precisely, with its limits.',
      '25 marks: tests, including two that the obvious solution fails.',
      '20 marks: the code works and can be read.',
      '30 marks: the student explains and changes it live.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Tell students the split on the first day. Most will spend their hours where the marks are, which is what a rubric is for.',
  },
  { kind: 'heading', text: 'One semester, one course' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Before term',
        text: 'Run last year’s assignments through two chatbots. Anything that earns a B goes into the closed group or gets rewritten.',
      },
      {
        title: 'Weeks 1 and 2',
        text: 'Explain the three levels. Show an honest declaration and a dishonest one. Let students ask awkward questions.',
      },
      {
        title: 'Week 6',
        text: 'Hold the first vivas. Compare their marks with the written ones; the gap tells you which assignments to replace.',
      },
      {
        title: 'End of term',
        text: 'Publish both sets of marks to the department, without names, and take one more course through the same steps next time.',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'Employers have gone through the same change. An interview that asks a candidate to share a screen and alter a small program says more than a portfolio. Students who have been examined that way since the third semester arrive unworried.',
  },
  {
    kind: 'quote',
    text: 'When working code is cheap, the marks belong to the person who can say why it works.',
  },
  {
    kind: 'contact',
    text: 'Redesigning a lab course or a placement test? Write to us with the syllabus, and we will talk it through with you.',
  },
];
