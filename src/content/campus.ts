/** Corporate on Campus. Hours, sizes and prices are samples: see samples.ts. */
import type { Benefit, Seo } from '../../schemas/content.ts';
import { campusTerms } from './facts/promises.ts';
import { inIndia, pageTitle } from './phrases.ts';

const steps: Benefit[] = [
  {
    icon: 'user-focus',
    title: 'Student selection',
    alt: 'Person in a viewfinder',
    text: 'An aptitude test, a short coding or design task and an interview show who qualifies. If more students qualify than there are places, we draw lots.',
  },
  {
    icon: 'chalkboard-teacher',
    title: 'Training',
    alt: 'Teacher at a board',
    text: 'Mentors teach on your campus and online, outside class hours.',
  },
  {
    icon: 'kanban',
    title: 'Real projects',
    alt: 'Board with columns of cards',
    text: 'Teams of four to six take a brief from a business, plan it in sprints and show working software every two weeks.',
  },
  {
    icon: 'trend-up',
    title: 'Enhancement',
    alt: 'Rising line',
    text: 'Reviews, mock interviews and a second assessment show what has improved and what the next batch should change.',
  },
];

export const campus = {
  name: 'Corporate on Campus',
  hero: {
    heading: 'A software team’s working day, on your campus',
    text: 'Corporate on Campus brings mentors, project briefs and delivery deadlines into the college. Third- and final-year students learn what the job is before they apply.',
    button: "Let's Connect",
    alt: 'Illustration: three people in arches, with signs for a graduate and a handshake',
  },
  cycle: {
    heading: 'One cycle, four steps',
    text: `One cycle takes a semester. It costs ${campusTerms.fee}. You repeat it with each batch.`,
    steps,
    again: { icon: 'arrow-counter-clockwise', text: 'The next batch' },
  },
  sections: [
    {
      id: 'skills-crisis',
      kicker: 'The skills crisis',
      heading: 'Graduates have the degree, but not the practice',
      paragraphs: [
        'National reports disagree on how many graduates are employable, because each sets its own pass mark. So test your own students: they can define normalisation, but have they designed a table that other people query?',
        'Your syllabus can stay as it is. We add regular practice on problems that have no model answer.',
      ],
      points: [
        'Reading other people’s code, which written exams do not test',
        'Version control, testing and code review every week',
        'A project with a user outside the college',
        'Interview practice a semester before the drive, not a week before',
      ],
      alt: 'Illustration: a gap between a graduation cap and a briefcase',
    },
    {
      id: 'student-benefits',
      kicker: 'Student benefits',
      heading: 'Work experience while at college',
      paragraphs: [
        'Students stay enrolled, keep their timetable and spend a semester working like a product team. They write tickets, miss estimates, and learn to say so early.',
        'They take evidence to interviews: a repository, a deployed project and a mentor who can describe their part in it.',
      ],
      points: [
        'A named mentor for each team; no mentor has more than 20 students',
        'A portfolio project with their own commits in it',
        'Written feedback on code, communication and teamwork',
        'Three mock interviews before placement season',
      ],
      alt: 'Illustration: a student presenting a project to a mentor',
    },
    {
      id: 'institution-benefits',
      kicker: 'Institution benefits',
      heading: 'A placement office that sees problems early',
      paragraphs: [
        'The placement officer’s dashboard shows attendance, assessment results and project progress for each batch, week by week. You see in month two which students are falling behind, while there is still time to help.',
        'Faculty join the reviews and receive the lesson plans and marking schemes. The college keeps them when a cycle ends.',
      ],
      points: [
        'Batch and student progress in one dashboard',
        'Delivery fitted to your academic calendar',
        'Lesson plans and marking schemes shared with faculty',
        `An end-of-cycle report with attendance, hours and marks${inIndia ? ', for NAAC’s metric on skills enhancement' : ''}`,
      ],
      alt: 'Illustration: a placement officer reading a dashboard',
    },
  ],
  testimonials: { heading: 'What students and faculty say' },
  faq: { heading: 'What colleges ask us first' },
  seo: {
    title: pageTitle('Corporate on Campus for Colleges'),
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
