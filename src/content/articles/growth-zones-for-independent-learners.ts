import type { Block } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Ask a student what independence means and you may hear about a first salary or a room without a curfew. A quieter kind arrives earlier: the day you no longer need somebody to tell you what to study next.',
  },
  {
    kind: 'paragraph',
    text: 'Learners who reach it are not cleverer than the rest. They know where they stand, they work on one thing at a time, and they check themselves before anybody else does. For this Independence Day, here is a way to build those habits.',
  },
  { kind: 'heading', text: 'Why playlists are not a plan' },
  {
    kind: 'paragraph',
    text: 'Picture a second-year student with eleven saved courses, four half-watched playlists and two expired trials. She is working hard. But the videos were made for an average viewer who does not exist, so half of each is too easy and the other half is out of reach.',
  },
  {
    kind: 'paragraph',
    text: 'What she lacks is a position. Once you know your zone, you can ignore nine of the eleven courses with a clear conscience.',
  },
  { kind: 'heading', text: 'Three growth zones' },
  {
    kind: 'paragraph',
    text: `${company.partnerPlatform.name}, our partner learning platform, sorts every skill into three zones. You can be in different zones for different skills, and most people are.`,
  },
  {
    kind: 'growthZones',
    items: [
      {
        zone: 'Foundational',
        description:
          'You are learning the words and the basic moves, and you need worked examples. Typical task: write a loop that totals a bill and explain each line. You are ready to leave when you can do it with the tutorial closed.',
      },
      {
        zone: 'Skill Builder',
        description:
          'You can follow a recipe and now have to choose between recipes. Typical task: build a small app with a database from a one-page brief, and fix what breaks. You are ready to leave when you can estimate the work and be roughly right.',
      },
      {
        zone: 'Mastery',
        description:
          'You can handle problems that nobody has laid out for you, and you can teach. Typical task: review another learner’s project, find the weakest design decision and propose a better one. You stay here by taking on harder problems.',
      },
    ],
  },
  { kind: 'heading', text: 'Three assessments that place you' },
  {
    kind: 'paragraph',
    text: 'People misjudge their own zone in both directions: the confident skip basics and the careful repeat them for a year. So the platform begins with three short assessments.',
  },
  {
    kind: 'assessments',
    items: [
      {
        name: 'Behavioral',
        description:
          'How you plan, respond to setbacks and work with others. There are no right answers; the result suggests how to study, for instance with a partner or with shorter deadlines.',
      },
      {
        name: 'Skill',
        description:
          'What you can do today in the subject you chose, through tasks instead of definitions. It decides your zone and the first module.',
      },
      {
        name: 'AI Literacy',
        description:
          'Whether you can brief an AI tool clearly, check what it returns and recognise when it should not be used. Independent learners use such tools without handing them the thinking.',
      },
    ],
  },
  { kind: 'heading', text: 'Four weeks in one zone' },
  {
    kind: 'paragraph',
    text: 'Pick a single skill and give it six hours a week. The rhythm is the same in every zone; only the size of the task changes.',
  },
  {
    kind: 'steps',
    items: [
      {
        title: 'Week 1: place yourself',
        text: 'Take the assessments, write down your zone and choose one task that you cannot do yet.',
      },
      {
        title: 'Week 2: practise in small pieces',
        text: 'Four sessions of 90 minutes. End each by writing what you could not do without help.',
      },
      {
        title: 'Week 3: build without a guide',
        text: 'Close the course. Do the task from memory and documentation, and note every place where you were stuck.',
      },
      {
        title: 'Week 4: show and check',
        text: 'Explain the result to somebody one zone below you, take the Skill assessment again and decide whether to move.',
      },
    ],
  },
  { kind: 'heading', text: 'Signs of an independent learner' },
  {
    kind: 'list',
    items: [
      'You can say what you are learning this week in one sentence.',
      'You stop a course halfway when it no longer fits, and feel no guilt about it.',
      'You try for twenty minutes before you ask, and your question shows what you tried.',
      'You have taught somebody something this month.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Two out of four is a good beginning. Choose the third for the coming month and leave the fourth until Diwali.',
  },
  {
    kind: 'contact',
    text: 'Would you like to bring the zones and assessments to your class or campus? Get in touch and we will plan a first batch with you.',
  },
  {
    kind: 'link',
    label: `Register on ${company.partnerPlatform.name}`,
    href: company.partnerPlatform.url,
  },
];
