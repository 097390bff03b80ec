import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'At the height of the pandemic, an education start-up in India could raise money on a chart of screen time. Then classrooms reopened, interest rates rose, and the cheques became rare. For colleges and learners the useful question is what the survivors do differently, and how to recognise them before you sign.',
  },
  { kind: 'heading', text: 'How far it fell' },
  {
    kind: 'paragraph',
    text: 'The research firm Tracxn reported in September 2023 that Indian edtech companies had raised 971 million US dollars from 1 January to 7 August that year. That was 48% less than the 1.87 billion of the same period in 2022. The number of rounds fell by 77%, and early-stage funding by 88%, from 618 million to 75.7 million dollars.',
  },
  {
    kind: 'paragraph',
    text: 'India was not alone. HolonIQ counted 20.8 billion dollars of edtech venture capital worldwide in 2021, 10.6 billion in 2022 and just under 3 billion in 2023. Trackers define the sector and date its deals differently, so treat any one figure as roughly right and the direction as certain.',
  },
  { kind: 'heading', text: 'What broke, and what did not' },
  {
    kind: 'paragraph',
    text: 'Lido Learning stopped work in February 2022. Udayy, SuperLearn and Crejo.Fun closed the same year. In March 2023 Unacademy announced that it was cutting 12% of its staff. Byju’s, valued at 22 billion dollars in 2022, was admitted to insolvency proceedings by the National Company Law Tribunal on 16 July 2024, and the dispute went on to the higher courts.',
  },
  {
    kind: 'paragraph',
    text: 'PhysicsWallah took another route. It was already profitable when it raised its first outside money in 2022, at a valuation of 1.1 billion dollars, and in September 2024 it raised 210 million at 2.8 billion. Investors had not left education. They had started to read the accounts.',
  },
  { kind: 'heading', text: 'The sum underneath' },
  {
    kind: 'paragraph',
    text: 'Work it through on paper with invented figures. A course sells for ₹15,000. Mentors and support cost ₹6,000 a learner, which leaves ₹9,000. If advertising and sales cost ₹11,000 for each enrolment, every new learner loses the company ₹2,000, and doubling the enrolments doubles the loss.',
  },
  {
    kind: 'paragraph',
    text: 'Cheap capital hides that sum for a year or two. Without it, a provider has three honest ways out: charge more, teach more learners with each mentor, or be recommended by people whose results were good. Only the third makes the course better.',
  },
  {
    kind: 'quote',
    text: 'Investors had not left education. They had started to read the accounts.',
  },
  { kind: 'heading', text: 'Seven questions before a college signs' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'How many months could you operate without new investment?',
      'What share of your revenue comes from your largest customer?',
      'Of the learners who began last year’s course, how many finished? Please give both counts.',
      'Who teaches, and how many learners does each mentor have?',
      'If you close, in which format and by what date do we get our data and content?',
      'Are fees paid in instalments as you deliver, with no loan in a student’s name?',
      'May we telephone two customers who left you?',
    ],
  },
  {
    kind: 'paragraph',
    text: 'A sound provider can answer the first six in one meeting. Hesitation over the seventh is normal; a refusal is an answer.',
  },
  { kind: 'heading', text: 'If you are the learner' },
  {
    kind: 'paragraph',
    text: 'The same caution fits on a phone screen. Read the refund clause before the brochure. Ask for one ordinary recorded class, since the demonstration class is always the best one. Find two people on LinkedIn who finished the course a year ago and ask what they do now.',
  },
  {
    kind: 'list',
    items: [
      'Pay monthly where you can, even at a slightly higher price.',
      'Refuse any offer that ends tonight.',
      'Do not sign a loan agreement described to you as a ‘subscription’ or an ‘EMI option’ until someone at home has read it.',
      'Keep your projects in your own GitHub account, so that they outlive the platform.',
    ],
  },
  { kind: 'heading', text: 'If you are the founder' },
  {
    kind: 'paragraph',
    text: 'A lean market rewards dull virtues. Sell to one kind of customer. Publish completion with its denominator before anybody asks. Price so that the twentieth learner pays for herself without an advertisement, and let one college that is pleased introduce you to the next. It is slower than 2021 was. It also lasts past the next change in interest rates.',
  },
];
