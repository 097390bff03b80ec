import type { Benefit, Seo } from '../../schemas/content.ts';
import { company } from './company.ts';

const steps: Benefit[] = [
  {
    icon: 'user-focus',
    title: 'Student selection',
    alt: 'Person in a viewfinder',
    text: 'An aptitude test, a short coding or design task and an interview show where each student stands. Nobody is ranked by marks alone.',
  },
  {
    icon: 'chalkboard-teacher',
    title: 'Training',
    alt: 'Teacher at a board',
    text: 'Working engineers teach on your premises and online, in timetabled blocks that leave semester classes untouched.',
  },
  {
    icon: 'kanban',
    title: 'Real projects',
    alt: 'Board with columns of cards',
    text: 'Teams of four to six take a brief from a business, plan it in sprints and show working software every second week.',
  },
  {
    icon: 'trend-up',
    title: 'Enhancement',
    alt: 'Rising line',
    text: 'Reviews, mock interviews and a second assessment show what has improved, and what the next batch should do differently.',
  },
];

export const campus = {
  hero: {
    heading: 'A software company’s working day, on your campus',
    text: 'Corporate on Campus brings mentors, project briefs and delivery deadlines into the college, so that final-year students are used to the job before they apply for one.',
    button: "Let's Connect",
    alt: 'Illustration: students and a mentor at work in a campus hall',
  },
  cycle: {
    heading: 'One cycle, four steps',
    text: 'A cycle fits into a semester and repeats with each batch.',
    steps,
  },
  sections: [
    {
      id: 'skills-crisis',
      kicker: 'The skills crisis',
      heading: 'The degree is there. The practice is missing.',
      paragraphs: [
        'The India Skills Report 2024 rated just over half of the young people it assessed as employable. Recruiters describe the same gap every season: candidates who can define normalisation but have never designed a table that somebody else had to query.',
        'A syllabus takes years to revise and tools change in months. The remedy is not a heavier syllabus. It is regular practice beside it, on problems with no answer at the back of the book.',
      ],
      points: [
        'Theory is examined, but reading other people’s code is not',
        'Version control, testing and code review are rarely taught',
        'Most final-year projects never meet a user',
        'Interview practice starts weeks before the drive, not semesters before',
      ],
      alt: 'Illustration: a gap between a graduation cap and an office desk',
    },
    {
      id: 'student-benefits',
      kicker: 'Student benefits',
      heading: 'Experience before the first job, without leaving college',
      paragraphs: [
        'Students stay enrolled, keep their timetable and still spend a semester working the way a product team works. They write tickets, miss an estimate, fix it, and learn to say so early.',
        'What they take to interviews is evidence: a repository, a deployed project and a mentor who can describe their part in it.',
      ],
      points: [
        'A named mentor for each team of four to six',
        'A portfolio project with their own commits in it',
        'Written feedback on code, communication and teamwork',
        'Three mock interviews before placement season',
      ],
      alt: 'Illustration: a student presenting a project to a mentor',
    },
    {
      id: 'institution-benefits',
      kicker: 'Institution benefits',
      heading: 'A placement office that can see what is coming',
      paragraphs: [
        'The placement officer’s dashboard shows attendance, assessment results and project progress for each batch, week by week. Students who fall behind are visible in month two, while there is still time to help.',
        'Faculty sit in on reviews and receive the lesson plans and marking schemes, so that the college keeps what was learnt when a cycle ends.',
      ],
      points: [
        'Batch and student progress in one dashboard',
        'Delivery fitted to your academic calendar',
        'Lesson plans and marking schemes shared with faculty',
        'An end-of-cycle report for your management and accreditation files',
      ],
      alt: 'Illustration: a placement officer reading a dashboard',
    },
  ],
  testimonials: { heading: 'From the lecture hall and the staff room' },
  faq: { heading: 'What colleges ask us first' },
  seo: {
    title: `Corporate on Campus for Colleges | ${company.name}`,
    description:
      'A semester-long programme that brings mentors, real project briefs and a placement dashboard to your college. Four steps, fitted to your calendar.',
    keywords: [
      'corporate on campus',
      'campus training programme',
      'employability training for colleges',
      'placement dashboard',
      'industry projects for students',
    ],
  } satisfies Seo,
};
