import type { Benefit } from '../../schemas/content.ts';
import type { DialogId } from '../leads/formCatalogue';
import { company } from './company.ts';

interface Slide {
  scene: 'software' | 'partner' | 'placed';
  heading: string;
  text: string;
  actions: { label: string; opens: DialogId }[];
}

/** The hero's three slides. Each button opens one of two dialogs. */
export const slides: Slide[] = [
  {
    scene: 'software',
    heading: 'Software, and the people who build it',
    text: `${company.name} trains students on live projects and builds custom software for businesses. Tell us which one brought you here.`,
    actions: [
      { label: 'Get in touch', opens: 'heroProject' },
      { label: 'Learn more', opens: 'heroPartner' },
    ],
  },
  {
    scene: 'partner',
    heading: 'A product team for your next release',
    text: 'Web, mobile, cloud, data and Salesforce work from one team, with a demo every second Friday and code that is yours from the first day.',
    actions: [
      { label: 'Start your project', opens: 'heroProject' },
      { label: 'Partner with us', opens: 'heroPartner' },
    ],
  },
  {
    scene: 'placed',
    heading: 'From first commit to first salary',
    text: 'Internships and training with a 100% job placement guarantee: four reviewed projects, a mentor who knows your code, and interviews until you are hired.',
    actions: [
      { label: 'Get Placed Fast', opens: 'heroProject' },
      { label: 'See How It Works', opens: 'heroPartner' },
    ],
  },
];

export const offers = [
  {
    id: 'software',
    tab: 'Software solutions',
    heading: 'Custom software that earns its keep',
    text: 'We design, build and run web, mobile and cloud products for teams that need senior hands without a year of hiring.',
    points: [
      'A fixed price for the first release, agreed after one week of discovery',
      'Working software to try every two weeks',
      'Tests, documentation and infrastructure handed over with the code',
      'Quality assurance as part of the work, or as a service on its own',
    ],
    art: 'service-fullstack',
    alt: 'Illustration: layers of an application on top of each other',
  },
  {
    id: 'edtech',
    tab: 'EdTech products',
    heading: 'Training that ends in a job',
    text: 'Internships, skill-oriented courses and Corporate on Campus: students learn on real projects, and colleges see how each of them is doing.',
    points: [
      '100% job placement guarantee on internships and training',
      'Mentors who write software for a living',
      'A learning platform with practice, grading and feedback in one place',
      'A dashboard that tells placement officers who is ready for which role',
    ],
    art: 'page-internships',
    alt: 'Illustration: a student and the skills of an internship',
  },
] as const;

export const results = {
  heading: 'Proven results, in our clients’ words and numbers',
  claims: [
    { figure: '95%', label: 'client satisfaction' },
    { figure: '2x', label: 'learning impact' },
  ],
  cases: [
    {
      figure: '50%',
      prefix: 'Over',
      label: 'engagement increase',
      title: 'Lessons people finish',
      text: 'A learning platform whose courses were rebuilt as short lessons with practice after each. Learners came back more often, and finished what they had started.',
      art: 'project-learning-platform',
      alt: 'Illustration of the learning platform',
    },
    {
      figure: '2x',
      prefix: '',
      label: 'user growth',
      title: 'A site that people find',
      text: 'An overseas-education site with a new structure, faster pages and answers to what students really ask. Twice as many of them use it now.',
      art: 'project-overseas-education-revamp',
      alt: 'Illustration of the overseas-education site',
    },
  ],
} as const;

export const strengths: { heading: string; lead: string; items: Benefit[] } = {
  heading: 'What makes our learning stick',
  lead: 'Four things every learner gets, whichever programme they choose.',
  items: [
    {
      icon: 'chats-circle',
      title: 'Industry-experienced mentorship',
      alt: 'Two speech bubbles',
      text: 'Weekly sessions with an engineer who reviews your code the way a team lead would.',
    },
    {
      icon: 'exam',
      title: 'Smart grading system',
      alt: 'A marked test paper',
      text: 'Exercises are checked within minutes, with the failing case shown and a hint on where to look.',
    },
    {
      icon: 'path',
      title: 'Personalized learning paths',
      alt: 'A winding path',
      text: 'An entry assessment sets your starting point; the plan moves on when you do.',
    },
    {
      icon: 'sparkle',
      title: 'Interactive engagement tools',
      alt: 'A spark',
      text: 'Live rooms, quizzes and pair exercises, so that nobody learns alone in front of a recording.',
    },
  ],
};

export const roadmap = {
  heading: 'What we are building next',
  lead: 'One platform for the student, the teacher and the placement officer. See it before it is out.',
  items: [
    {
      icon: 'student',
      title: 'Advanced student portal',
      text: 'Applications, learning plan, projects and interview dates on one page, made for a phone first.',
    },
    {
      icon: 'graduation-cap',
      title: 'LMS',
      text: 'Courses, assignments and grading for a whole college, with content that teachers can change themselves.',
    },
    {
      icon: 'chart-bar',
      title: 'Analytic TPO dashboard',
      text: 'Readiness by student, branch and skill for training and placement officers, months before a drive.',
    },
  ],
} as const;

export const homeSeo = {
  title: `${company.name} | Internships, courses and custom software`,
  description:
    'Internships and training with guaranteed placement, skill-oriented courses, Corporate on Campus and custom software, from Vijayawada and York.',
  keywords: [
    'internships with placement',
    'skill-oriented courses',
    'corporate on campus',
    'custom software development',
    'Vijayawada',
  ],
};

export const homeHeadings = {
  testimonials: 'What clients tell us',
  faq: 'Questions people ask first',
  form: "Have questions? We'd love to hear from you",
  formLead: 'Four fields, and one of us replies within 24 hours.',
} as const;
