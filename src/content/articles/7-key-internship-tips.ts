import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'An eight-week internship is forty working days. Laptops, access requests and learning who sits where will eat the first six or seven, and the last three go on handing over. You have about thirty days in which to be useful, and nobody will tell you when they start.',
  },
  {
    kind: 'paragraph',
    text: 'The interns a team asks back are seldom the ones with the highest CGPA. They are the ones whose work could be seen, checked and continued after they left. All seven tips below serve that one end.',
  },
  { kind: 'heading', text: 'Seven tips, in the order you will need them' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Start a week early',
        text: 'Write to your mentor and ask which stack the team uses and what is public: a product, an open repository, a help centre. Install it or sign up for it. Note the first five things that confused you, because those are your first real questions.',
      },
      {
        title: 'Agree one outcome in writing',
        text: 'By Wednesday of week one, send two sentences. ‘By week six I will have shipped the CSV export for the attendance report, with tests. It works when the operations team can use it without calling me.’ Ask your mentor to correct them.',
      },
      {
        title: 'Get something merged in five days',
        text: 'A spelling mistake in an error message will do. The change is trivial, but it takes you through the branch, the review, the build and the release while everybody still expects you to be slow.',
      },
      {
        title: 'Use the thirty-minute rule',
        text: 'Stuck? Work on it alone for thirty minutes with the clock running, then ask. Asking at once wastes a colleague’s time. Staying silent until the evening wastes a day, and you only have thirty.',
      },
      {
        title: 'Keep an evidence log',
        text: 'Four lines every evening: what I finished, what I learned, one number, who helped. ‘Cut the report query from 4.1 s to 0.6 s by adding an index; Farah explained EXPLAIN.’ Your résumé will be written from this file.',
      },
      {
        title: 'Show work every second Friday',
        text: 'Ask for three minutes in a team meeting. Share the screen, click through what changed, name one thing that is still wrong. A small demo twice a month beats a forty-slide presentation in the last week.',
      },
      {
        title: 'Leave a handover, then ask',
        text: 'Write down how to run it, what is unfinished and what you would do next. Then ask for feedback and for a reference, while your mentor can still remember the details.',
      },
    ],
  },
  { kind: 'heading', text: 'The message that gets an answer' },
  {
    kind: 'paragraph',
    text: 'Tip four only works if the question is well built. A good one has three parts: what you expected, what happened, and what you have already tried. It fits in a chat message and can be answered from a phone.',
  },
  {
    kind: 'quote',
    text: 'I expected the login test to pass after the merge. It fails with a 401 on the staging build only. I have checked the token expiry and the environment file; could the staging secret be different?',
  },
  {
    kind: 'paragraph',
    text: 'Compare that with ‘Hi, the login is not working, can you help?’ The second message starts a conversation. The first one nearly ends it, because half of the answers are already excluded.',
  },
  { kind: 'heading', text: 'When there is not enough to do' },
  {
    kind: 'paragraph',
    text: 'Plenty of internships are thin. The mentor is on leave, the project was cancelled, or the plan was never more than a name on a form. Waiting is the one choice you cannot defend later, so offer work that costs the team nothing:',
  },
  {
    kind: 'list',
    items: [
      'Reproduce the three oldest open bugs and write exact steps for each.',
      'Add tests to the file that changes most often; ‘git log’ will tell you which one it is.',
      'Follow the set-up guide on a clean machine and fix every step that is wrong.',
      'Run Lighthouse on the five most visited pages and list the two cheapest improvements.',
    ],
  },
  { kind: 'heading', text: 'Your last two days' },
  {
    kind: 'list',
    items: [
      'The handover note is in the team’s own wiki, not on your laptop.',
      'Your log is copied out, with anything confidential removed.',
      'Two people have agreed to be named as referees, and you have their personal email addresses.',
      'You know which screenshots and figures you may show in public, because you asked.',
      'You have thanked by name each person who reviewed your work.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'If Git is still a set of commands you copy, fix that before the first day. The free book below is the official one, and its first three chapters cover everything an intern is likely to meet.',
  },
  { kind: 'link', label: 'Read Pro Git, free online', href: 'https://git-scm.com/book' },
  {
    kind: 'contact',
    text: 'Looking for an internship with a mentor, a real brief and reviewed code? Tell us your year and your stack, and we will suggest a programme.',
  },
];
