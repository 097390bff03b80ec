import type { Block } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'In many colleges, placement preparation starts in the seventh semester. By then a student has few free evenings, no project worth showing and a first company visit in six weeks. A plan that begins in the third semester asks less of everybody each week and gets further.',
  },
  {
    kind: 'paragraph',
    text: 'The one below needs four hours a week from each student, one coordinator in each department and no new building.',
  },
  { kind: 'heading', text: 'Begin with a baseline' },
  {
    kind: 'paragraph',
    text: 'Before any training, spend one afternoon finding out where the batch stands. Four measures fit on one sheet.',
  },
  {
    kind: 'list',
    items: [
      'Code: two timed problems, marked by automatic tests.',
      'Communication: a recorded two-minute introduction, scored from 1 to 4 by two people.',
      'Evidence: the number of public projects whose README lets a stranger run them.',
      'Intent: job, higher studies, own business or undecided.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Intent matters more than it looks. A student who wants to prepare for GATE should not be counted as a placement failure, and should not be sent to forty aptitude sessions either.',
  },
  { kind: 'heading', text: 'Six semesters, six goals' },
  {
    kind: 'steps',
    items: [
      {
        title: 'Semester 3: one language, properly',
        text: 'Sixty small problems in a single language, plus Git. Goal: thirty commits by every student.',
      },
      {
        title: 'Semester 4: a small thing that works',
        text: 'Teams of three build something for a real user on campus, such as a lab-booking page. Goal: one outside user, ten uses.',
      },
      {
        title: 'Semester 5: a direction',
        text: 'Each student chooses data, cloud, web or testing and finishes one structured course in it. Goal: one project beyond the course’s own exercises.',
      },
      {
        title: 'Semester 6: work',
        text: 'An internship of six to eight weeks in the summer break. Anyone without an offer joins a supervised project for a local business. Goal: a reference from somebody outside the college.',
      },
      {
        title: 'Semester 7: interviews',
        text: 'Two mock interviews each, one of them with a stranger. Goal: a written reply to both sets of feedback.',
      },
      {
        title: 'Semester 8: hand over',
        text: 'Final project, joining formalities, and an hour with a third-semester student. Goal: the next batch starts with your notes.',
      },
    ],
  },
  { kind: 'link', label: 'Find courses on NPTEL', href: 'https://nptel.ac.in/' },
  { kind: 'heading', text: 'Who does what' },
  {
    kind: 'list',
    items: [
      'The head of department protects two timetable hours a week. Everything else depends on this decision.',
      'The coordinator runs the baseline, keeps one sheet and reports every month.',
      'The placement officer brings recruiters’ requirements into semester 5, while there is still time to act on them.',
      'Final-year mentors look after eight juniors each and meet them every fortnight.',
      'An industry partner reviews projects twice a semester and says which would survive an interview.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'For a batch of 240 that means 30 mentors and about eight coordinator hours a week. Cash costs are mostly test licences and travel for reviewers. Put both in one line of the annual budget, so that nobody has to argue for them every term.',
  },
  { kind: 'heading', text: 'What to count, and what to ignore' },
  {
    kind: 'paragraph',
    text: 'A monthly page needs four numbers: students active in the last fortnight, median problems solved, projects with a working README, and mock interviews completed. Add the names of those who have gone quiet. That list is the only part of the page on which somebody can act tomorrow.',
  },
  {
    kind: 'paragraph',
    text: 'Leave out certificates collected, seminars attended and photographs of inaugurations. They rise whatever happens to the students.',
  },
  {
    kind: 'quote',
    text: 'Add the names of those who have gone quiet.',
  },
  { kind: 'heading', text: 'Start with one batch' },
  {
    kind: 'paragraph',
    text: 'Do not launch this for every year at once. Begin with the incoming third semester, keep the sheet honest, and change the plan after eight weeks where it does not fit your students. Two questions at each review are enough: what did they finish, and what stopped the others?',
  },
  {
    kind: 'paragraph',
    text: 'Expect the first semester to be untidy. Mentors will miss meetings and some teams will stall. A batch in which 70% reach the first goal is a good start, and the remaining 30% tell you what to fix in the second semester.',
  },
  {
    kind: 'contact',
    text: `Planning this for your own campus? The Corporate on Campus team at ${company.name} can help with the baseline, the reviewers and the first eight weeks.`,
  },
];
