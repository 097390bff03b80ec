import type { Block } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Walk into a training and placement office in December and somebody will show you a screen with a large percentage on it. Ask what it is a percentage of. The silence that follows is the reason for this article.',
  },
  {
    kind: 'paragraph',
    text: 'A dashboard earns its place when a placement officer does something different on Monday because of it. Most of what is commonly displayed cannot pass that test. Here is what can.',
  },
  { kind: 'heading', text: 'One cohort, three percentages' },
  {
    kind: 'paragraph',
    text: 'Take an invented college with 480 final-year students. Sixty plan higher studies and 20 have chosen a family business, so 400 are looking for jobs. By May there have been 372 offers. They went to 310 students, some of whom hold two, and 282 have joined or confirmed a joining date.',
  },
  {
    kind: 'list',
    items: [
      'Offers divided by seekers: 372 of 400, or 93%.',
      'Students with at least one offer: 310 of 400, or 77.5%.',
      'Students joining: 282 of 400, or 70.5%.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'All three are arithmetically correct. Only the third describes somebody’s September. Show the counts beside every percentage, and state once, in small print that never changes, who is in the denominator.',
  },
  { kind: 'heading', text: 'Median pay, never only the highest' },
  {
    kind: 'paragraph',
    text: 'Suppose nine students are offered ₹3.6 lakh a year and one is offered ₹44 lakh. The average is ₹7.64 lakh, a salary that nobody received. The median is ₹3.6 lakh. India’s national ranking framework, NIRF, asks institutions for the median salary of placed graduates, and a dashboard should lead with the same figure.',
  },
  { kind: 'link', label: 'See how NIRF presents its data', href: 'https://www.nirfindia.org/' },
  {
    kind: 'paragraph',
    text: 'Add the range of the middle half: a quarter of offers lie below this figure, a quarter above that one. Families can plan with it. A single record package on a hoarding helps nobody choose anything.',
  },
  { kind: 'heading', text: 'A funnel that shows where students fall out' },
  {
    kind: 'paragraph',
    text: 'Totals say how the season went. Stages say what to repair. Count students at each of these, by department:',
  },
  {
    kind: 'steps',
    items: [
      { title: 'Eligible', text: 'Meets the company’s criteria on marks and branch.' },
      { title: 'Applied', text: 'Registered before the deadline.' },
      { title: 'Test cleared', text: 'Passed the aptitude or coding round.' },
      { title: 'Interviewed', text: 'Reached a technical interview.' },
      { title: 'Offered, then joined', text: 'Two separate counts, always.' },
    ],
  },
  {
    kind: 'paragraph',
    text: 'If 80 of 120 eligible students in Electronics never applied, no amount of interview coaching will help them. If 90 applied and 12 cleared the coding test, you know which lab to book in January. The same final number can hide both cases.',
  },
  { kind: 'heading', text: 'Early signs, while there is time' },
  {
    kind: 'paragraph',
    text: 'Placement results arrive too late to change. These signs arrive from the fifth semester, and each comes with a list of names.',
  },
  {
    kind: 'list',
    items: [
      'No practice test or submission in the last 14 days.',
      'Two mock interviews below 2 out of 4.',
      'Résumé not updated since the last internship.',
      'Eligible for five companies and applied to none.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Limit the daily list to ten students. An officer can telephone ten people before lunch. A list of 200 is a reason to close the tab.',
  },
  { kind: 'heading', text: 'Who may see what' },
  {
    kind: 'paragraph',
    text: 'Students should see their own record and the batch median. Mentors see their eight mentees. Heads of department see counts and quiet names. Only the placement office sees everything, and public screens never show a name next to a score.',
  },
  {
    kind: 'paragraph',
    text: 'Let students correct their own data. They notice a wrong mobile number or a missing offer faster than any clerk does, and they trust a number that they can check.',
  },
  { kind: 'heading', text: 'Test your dashboard in five minutes' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Cover the headline and ask a colleague what each percentage divides.',
      'Pick one student and see whether every number about her is right.',
      'Ask which tile led to a decision last month, and delete those that did not.',
    ],
  },
  {
    kind: 'contact',
    text: `If you would like to see the placement dashboard that ${company.name} builds for colleges, with your own definitions in it, write to us and ask for a demo.`,
  },
];
