import type { Block } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Article 19(1)(a) of the Constitution gives every citizen of India the freedom of speech and expression. Then we go to class, the teacher asks whether there are any doubts, and sixty people with doubts look at their desks.',
  },
  {
    kind: 'paragraph',
    text: 'No law keeps them silent. Fear of bad grammar does, and the memory of somebody laughing in Class 8. Independence Day is a good week to look at that fear closely, because it can cost an engineering student an offer that her marks had earned.',
  },
  {
    kind: 'quote',
    text: 'Where the mind is without fear and the head is held high',
    by: 'Rabindranath Tagore, Gitanjali',
  },
  { kind: 'heading', text: 'What silence costs' },
  {
    kind: 'paragraph',
    text: 'In a group discussion, a student who speaks for 40 seconds can be scored. One who agrees by nodding cannot. In an interview, ‘I am not sure, but I would start by checking the logs’ earns marks that a blank pause does not. At work, the question you did not ask on Monday is the bug the team finds on Friday.',
  },
  { kind: 'heading', text: 'Fluency is not the target' },
  {
    kind: 'paragraph',
    text: 'Students who studied in Telugu, Tamil or Hindi often wait until their English is perfect. It is the wrong order. Interviewers need to follow your thinking, and short sentences in simple words do that very well. ‘The page was slow. I measured it. The query ran forty times. I fixed it with one join.’ Nobody will ask for longer words.',
  },
  {
    kind: 'paragraph',
    text: 'Keep your accent. Lower your speed by a fifth, finish your sentences, and pause instead of saying ‘basically’.',
  },
  { kind: 'heading', text: 'Fourteen days, ten minutes a day' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Days 1 to 3: speak alone',
        text: 'Record a 60-second answer to ‘What did you learn yesterday?’ Listen once and repeat it with one improvement.',
      },
      {
        title: 'Days 4 to 6: speak to one person',
        text: 'Explain a topic to a roommate, who must say it back. If it comes back wrong, change your explanation and try again.',
      },
      {
        title: 'Days 7 to 9: write first',
        text: 'Before each class, write one question on paper. Ask it. Reading a question aloud counts.',
      },
      {
        title: 'Days 10 to 12: disagree politely',
        text: 'Use ‘I see it differently, because …’ once a day, about anything from cricket to cloud storage.',
      },
      {
        title: 'Days 13 and 14: a small audience',
        text: 'Give a three-minute talk to five friends, with no slides. Ask each for one thing to keep and one to change.',
      },
    ],
  },
  {
    kind: 'paragraph',
    text: 'Keep the first recording. Compare it with the last one on day 14; the difference you hear does more for confidence than praise from a friend.',
  },
  { kind: 'heading', text: 'A place to practise' },
  {
    kind: 'paragraph',
    text: `Friends are busy in exam weeks, and some things are easier to try where nobody is watching. For that, ${company.name} offers a communication and soft-skills programme built on ${company.partnerPlatform.name}, our partner learning platform. It is arranged in five areas:`,
  },
  {
    kind: 'list',
    items: [
      'Verbal and oral communication: introductions, explanations and interview answers.',
      'Written communication: mails, messages and résumé lines.',
      'Interpersonal and social skills: listening, group discussions and disagreement.',
      'Personal growth and mindset: feedback, habits and nerves.',
      'Professional skills: deadlines, meetings and workplace manners.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Each area has short lessons, tasks you record or write, and feedback against the same four-point scale, so that you can see a score move. Begin with the area that frightens you slightly. The one that frightens you badly can wait for week three.',
  },
  { kind: 'heading', text: 'For teachers: make it safe to be wrong' },
  {
    kind: 'paragraph',
    text: 'Replace ‘Any doubts?’ with ‘Write down one thing that is unclear; I will collect three.’ Wait a full ten seconds after a question. Let students answer first in any language, then once more in English. And when somebody makes a mistake in front of the class, thank them for the useful mistake and use it.',
  },
  {
    kind: 'contact',
    text: 'Would your college like a soft-skills batch this semester? Tell us the class size and we will suggest a timetable.',
  },
  {
    kind: 'link',
    label: `Register on ${company.partnerPlatform.name}`,
    href: company.partnerPlatform.url,
  },
];
