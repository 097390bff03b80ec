import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Every demonstration of a learning platform goes well. The vendor’s laptop is fast, the sample course is tidy and the presenter has rehearsed. Your second-year students will meet the product on a four-year-old phone, on hostel Wi-Fi, at 11.40 pm, with an assignment due at midnight. Choose for them.',
  },
  { kind: 'heading', text: 'Write down five jobs first' },
  {
    kind: 'paragraph',
    text: 'Ask three teachers, three students and the examination cell what they do in an ordinary week. You will end with a list like this one, and features that serve none of it can be ignored.',
  },
  {
    kind: 'list',
    items: [
      'Post material once and have every section see it.',
      'Collect an assignment from 180 students and return marks with comments.',
      'Run a 30-minute quiz without the server giving way.',
      'See by Friday who has stopped taking part.',
      'Hand a clean record of marks to the examination cell.',
    ],
  },
  { kind: 'heading', text: 'Open source, hosted or built to order' },
  {
    kind: 'paragraph',
    text: 'Moodle is free, open source and widely used in universities, so experienced administrators can be found. It costs you a server and a person who cares for it. Hosted products such as Canvas or Google Classroom remove that work and also some control. A custom build makes sense when your process is unusual, or when training, assessment and placement data have to live together.',
  },
  {
    kind: 'paragraph',
    text: 'Be strict about ‘unusual’. Many colleges that order a custom build need only a good theme, two reports and a connection to the fee system.',
  },
  { kind: 'link', label: 'Try Moodle on its own site', href: 'https://moodle.org/' },
  { kind: 'heading', text: 'Insist on standards, in writing' },
  {
    kind: 'list',
    items: [
      'LTI, so that outside tools such as a coding lab or a plagiarism checker plug in.',
      'SCORM or a similar package format, so that courses can move in and out.',
      'WCAG 2.2 at level AA, so that students who use a screen reader or a keyboard can take the same quiz.',
      'Single sign-on with the accounts students already have.',
      'Full export of users, marks and submissions as CSV, by you, at any time, without a request to the vendor.',
    ],
  },
  {
    kind: 'link',
    label: 'WCAG, the accessibility guidelines',
    href: 'https://www.w3.org/WAI/standards-guidelines/wcag/',
  },
  {
    kind: 'paragraph',
    text: 'Student records are personal data, and the Digital Personal Data Protection Act, 2023 is the law to have in mind. Ask where the data is stored, who can read it, how long it is kept and how it is deleted when a student leaves. Have those answers attached to the contract.',
  },
  { kind: 'heading', text: 'A four-week pilot on a bad day' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Week 1: two real courses',
        text: 'Choose one enthusiastic teacher and one reluctant one. The reluctant teacher’s questions are your training plan.',
      },
      {
        title: 'Week 2: the phone test',
        text: 'Ten students use only an Android phone with mobile data for a week. Count failed uploads and the megabytes used.',
      },
      {
        title: 'Week 3: the quiz test',
        text: 'Have 200 students start the same quiz within two minutes. Pull out one network cable halfway and see what survives.',
      },
      {
        title: 'Week 4: the exit test',
        text: 'Export everything, open it in a spreadsheet and compare twenty marks. A platform you cannot leave should not be entered.',
      },
    ],
  },
  { kind: 'heading', text: 'Count the whole cost' },
  {
    kind: 'paragraph',
    text: 'Suppose a licence costs ₹180 a student a year. For 1,200 students that is ₹2.16 lakh. Now add an administrator for ten hours a week, text messages, a training day in each department and the migration of old courses. The licence may turn out to be less than half of the total. Ask every vendor for a three-year figure with those lines in it.',
  },
  { kind: 'heading', text: 'Score it, then decide' },
  {
    kind: 'paragraph',
    text: 'Agree on the weights before the first demonstration, or the best speaker will set them for you. These are a fair start for an engineering college:',
  },
  {
    kind: 'list',
    items: [
      'Daily use by teachers: 30',
      'Phones and slow connections: 25',
      'Assessment and reports: 20',
      'Standards and export: 15',
      'Three-year cost: 10',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Price has the lowest weight on purpose. A cheap platform that teachers avoid is the most expensive one you can buy, because you will pay for it and keep using WhatsApp.',
  },
];
