import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'A student in Turkey solves a set of maths problems with a chatbot beside her and scores far better than she would alone. The chatbot is taken away and she sits the test. Now she does worse than classmates who never had it.',
  },
  {
    kind: 'paragraph',
    text: 'That is, in short, what researchers led by Hamsa Bastani at the University of Pennsylvania reported in July 2024, after a field experiment with nearly a thousand high-school students. Practice scores rose by 48 per cent with a plain GPT-4 chat. Exam scores without it fell by 17 per cent.',
  },
  {
    kind: 'paragraph',
    text: 'A second group used a version told to give hints and keep the answer to itself. Their practice scores rose even more, by 127 per cent, and the later damage largely disappeared. The same model helped or harmed according to how it behaved. You can learn to make it behave.',
  },
  { kind: 'heading', text: 'What it is good at' },
  {
    kind: 'list',
    items: [
      'Patience. You may ask for the chain rule eleven times at 1 a.m. and nobody sighs.',
      'A second explanation. If the textbook’s picture of a pointer failed, ask for one with railway reservations.',
      'Practice on demand: ten SQL questions on GROUP BY, rising in difficulty, about a hospital.',
      'Reading error messages with you, especially the 40-line ones where only line three matters.',
      'Playing a part: the client who keeps changing the requirement, the examiner who asks ‘why?’',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Older tutoring software had a good record too. A 2011 review by Kurt VanLehn put the effect of step-by-step tutoring systems at 0.76 standard deviations, close to 0.79 for human tutors. Those systems worked on each step of a student’s solution, inside a narrow subject whose answers their designers knew to be right.',
  },
  { kind: 'heading', text: 'What it is not' },
  {
    kind: 'paragraph',
    text: 'It is not a source. A language model produces likely text, and a likely sentence about a Linux kernel flag can be wrong in the same confident voice as a correct one. Check anything you will act on against documentation or by running it.',
  },
  {
    kind: 'paragraph',
    text: 'Nor does it know you. A good lecturer notices that you go quiet whenever matrices appear. The chatbot sees only what you type, and students rarely type the thing they are missing, because they do not know they are missing it.',
  },
  {
    kind: 'paragraph',
    text: 'And it has no stake. It will not ring you when you vanish for two weeks before the end-semester exam. People finish difficult courses partly because somebody would notice if they stopped.',
  },
  { kind: 'heading', text: 'Set it up so that you do the work' },
  {
    kind: 'paragraph',
    text: 'Paste an instruction like this before you begin. It moves an ordinary chat some way towards the version in the experiment that did no harm.',
  },
  {
    kind: 'quote',
    text: 'You are my tutor for data structures. Never give me the full solution. Ask what I have tried, point at the first wrong step, and give one hint at a time. After I solve it, ask me to explain it back and set one similar problem.',
  },
  {
    kind: 'steps',
    items: [
      {
        title: 'Ten minutes alone',
        text: 'Write an attempt on paper first, even a bad one. With no attempt there is nothing for a tutor to correct.',
      },
      {
        title: 'One hint, then close the lid',
        text: 'Read the hint, shut the chat and try again. If you need more than three hints, you are missing an earlier idea. Ask which one.',
      },
      {
        title: 'Say it back',
        text: 'Explain the solution in your own words without looking. Ask the tutor to find the weakest sentence.',
      },
      {
        title: 'Return without it',
        text: 'Solve a similar problem two days later with the network off. That score, not the one you had on the night, tells you what you learned.',
      },
    ],
  },
  { kind: 'heading', text: 'If you teach a class' },
  {
    kind: 'paragraph',
    text: 'Banning chatbots in a hostel is not possible, and leaving students to a plain chat window is the condition that lowered the marks. The middle way takes about an hour: publish a tutoring prompt for your subject, include the three mistakes you see every year, and ask students to hand in the conversation with the assignment.',
  },
  {
    kind: 'paragraph',
    text: 'Then keep a part of every assessment where no assistant is present. Fifteen minutes with pen and paper at the start of a lab will do. Students who used the tutor well will hardly notice, and those who leaned on it will find out in week three, while there is time to change.',
  },
  {
    kind: 'paragraph',
    text: 'One warning for all. Do not paste in a classmate’s marks, a company’s code or anything you promised to keep private. Treat the chat box as a postcard.',
  },
  {
    kind: 'contact',
    text: 'Curious how mentors and AI tutoring can share the work in one course? Ask us for a walk-through of our learning platform.',
  },
];
