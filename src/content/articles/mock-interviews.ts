import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Nobody is nervous about brushing their teeth. It has been done too often to be frightening. Interviews feel dangerous largely because most students have sat through three of them, all of which counted.',
  },
  {
    kind: 'paragraph',
    text: 'The cure is dull. Do fifteen that do not count, close enough together that the format stops being news. By about the tenth, your attention moves from yourself to the question, and that is when answers improve.',
  },
  { kind: 'heading', text: 'Find a partner and set rules' },
  {
    kind: 'paragraph',
    text: 'You need one classmate, two chairs and a phone that records. Swap roles for the next round. The person who plays the interviewer learns as much, because they hear how long ninety seconds of rambling really is.',
  },
  {
    kind: 'list',
    items: [
      'Forty-five minutes, in the clothes you would wear, no stopping to laugh it off.',
      'The interviewer brings the questions and does not show them beforehand.',
      'Interrupt at two minutes. Real interviewers do.',
      'Feedback comes last: two things that worked, one thing to change. One, because nobody fixes six.',
    ],
  },
  { kind: 'heading', text: 'Four weeks, fifteen rounds' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Week 1: your own story',
        text: 'Three rounds of only these: tell me about yourself, walk me through a project, why this role, what went wrong once. Cut the introduction to sixty seconds.',
      },
      {
        title: 'Week 2: thinking aloud',
        text: 'Four rounds with one easy coding problem each. Say the input, the output and the edge cases before you write a line. Silence longer than twenty seconds loses a point.',
      },
      {
        title: 'Week 3: depth',
        text: 'Four rounds on your own projects. The partner asks ‘why?’ until you reach something you do not know. Write that down, learn it, repeat.',
      },
      {
        title: 'Week 4: the real shape',
        text: 'Four full rounds with strangers: a senior, a lecturer, an alumnus on a video call, someone from another branch. Include the HR questions.',
      },
    ],
  },
  { kind: 'heading', text: 'Answer with a situation, not an adjective' },
  {
    kind: 'paragraph',
    text: 'Interviewers cannot mark ‘I am a quick learner’. They can mark a story. The common frame is STAR: situation, task, action, result. Give the action most of the time, and say ‘I’ for what you did and ‘we’ for what the team did.',
  },
  {
    kind: 'paragraph',
    text: 'Here is one at the right length. ‘Our attendance app lost records on hostel Wi-Fi. I was in charge of sync. I wrote each entry to the phone first and sent it when the network came back, with a number so that the server could drop doubles. In the next month we lost none out of about nine thousand. I would now test it on a slow network from the first day.’',
  },
  {
    kind: 'paragraph',
    text: 'It takes under forty seconds to say. It has a fault in it, a decision and a number, and it invites three follow-up questions that this student can answer.',
  },
  { kind: 'heading', text: 'When you do not know' },
  {
    kind: 'paragraph',
    text: 'Practise this more than anything else, because it will happen. A good reply has three parts: say so, say what you do know nearby, say how you would find out.',
  },
  {
    kind: 'quote',
    text: 'I have not used Kafka. I have used a Redis queue for e-mails, so I understand why you would put something between two services. I would start by asking what happens to a message when the consumer crashes.',
  },
  { kind: 'heading', text: 'Score it, or it is only chatting' },
  {
    kind: 'paragraph',
    text: 'After each round, both people mark five lines from 0 to 2. Keep the sheet. Nine out of ten, three times in a row, with different partners, means you are ready.',
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Answered the question that was asked.',
      'First sentence carried the point.',
      'Gave an example with a detail that could be checked.',
      'Spoke at a pace a stranger could follow.',
      'Asked one real question at the end, such as ‘What would you want a new joiner to have finished after three months?’',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Watch one recording a week, at normal speed, to the end. It is uncomfortable for four minutes. Then you notice that you look at the floor whenever you are sure of yourself, and that is a thing you can fix by Thursday.',
  },
  {
    kind: 'paragraph',
    text: 'Placement officers can run this for a whole batch with a timetable and a shared sheet. Thirty students make fifteen pairs, and five classrooms with three slots an evening give every pair a round that day. Invite two alumni to the last round, and let them be strict.',
  },
  {
    kind: 'contact',
    text: 'Book a mock interview with one of our mentors. Tell us the role you are preparing for and the date of your first real one.',
  },
];
