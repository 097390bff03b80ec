import type { Block } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'On 15 August 2024 India celebrates its 78th Independence Day. In the same weeks, first-year students walk into engineering branches that a cut-off list, an uncle or a cousin’s salary chose for them.',
  },
  {
    kind: 'paragraph',
    text: 'Nobody marched them there. Guesswork did, helped by a counselling form that had to be filled in by Sunday. Freedom of choice is worth little if you choose without information, and the information that is usually missing is about yourself.',
  },
  { kind: 'heading', text: 'What guesswork sounds like' },
  {
    kind: 'list',
    items: [
      '‘Computer Science, because the packages are good.’',
      '‘Mechanical, because my rank allowed it.’',
      '‘Data science, because everyone on LinkedIn is doing it.’',
      '‘Anything, as long as it is in Hyderabad.’',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Each sentence holds a fact about the market. None holds a fact about the person speaking. That is why two friends with the same rank can take the same course and one of them dreads every lab.',
  },
  { kind: 'heading', text: 'Three kinds of evidence' },
  {
    kind: 'paragraph',
    text: 'Good career decisions rest on evidence you can collect before you spend four years on them.',
  },
  {
    kind: 'steps',
    items: [
      {
        title: 'What holds your attention',
        text: 'Think of the last time you worked for three hours without being told to. Was it taking something apart, arranging information, persuading people or drawing?',
      },
      {
        title: 'What you can already do',
        text: 'Marks are one sign. A club budget you ran, a bicycle you repaired or a page you designed are others.',
      },
      {
        title: 'How you like to work',
        text: 'Alone or in a team, with clear instructions or an open question, at a desk or on your feet. You will feel this part of a job every single day.',
      },
    ],
  },
  { kind: 'heading', text: 'What our career assessment does' },
  {
    kind: 'paragraph',
    text: `This is why ${company.name} has put a career assessment on ${company.partnerPlatform.name}, our partner learning platform. It asks how you behave at work and in groups, tests what you can do today, and checks how sensibly you use AI tools, because many entry-level roles now expect that.`,
  },
  {
    kind: 'paragraph',
    text: 'You get a short report in plain language: the roles that fit the pattern of your answers, the skills you already have for them, and the first two gaps to close. Where the result is close, the report says so.',
  },
  {
    kind: 'paragraph',
    text: 'It does not choose for you. A report is a better question to take to a teacher, a parent or a working engineer, and you remain free to ignore it. Please argue with it; the disagreement is usually informative.',
  },
  { kind: 'heading', text: 'A week with your report' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Day 1: mark every line you doubt and write down why.',
      'Day 2: show it to someone who has seen you work, and ask what is missing.',
      'Day 3: choose two roles, and read five job advertisements for each.',
      'Day 4: message one person in each role. ‘What did you do yesterday between ten and one?’ brings better answers than ‘How is the field?’',
      'Days 5 and 6: try the work for two hours each. Clean a messy spreadsheet, or build one page in HTML.',
      'Day 7: write three sentences. I will try this, because of that evidence, until this date.',
    ],
  },
  { kind: 'heading', text: 'The conversation at home' },
  {
    kind: 'paragraph',
    text: 'Families push for the safe choice because they lack information too. Bring them some. Instead of ‘I don’t want to do this’, try: ‘I would like eight weeks to test this. Here is what I will finish, here is what it costs, and if it does not work I will sit for the campus drive in January.’ A plan with a date in it is hard to refuse.',
  },
  {
    kind: 'paragraph',
    text: 'Teachers and placement officers can use the reports as well. A class in which 30 of 60 students lean towards data and only four towards testing tells you which visiting engineer to invite first.',
  },
  {
    kind: 'contact',
    text: 'Want the assessment for a whole class or college? Write to us with the number of students and we will set up a session.',
  },
  {
    kind: 'link',
    label: `Register on ${company.partnerPlatform.name}`,
    href: company.partnerPlatform.url,
  },
];
