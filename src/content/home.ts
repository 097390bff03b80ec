import type { Benefit } from '../../schemas/content.ts';
import { paths } from '../config/paths.ts';
import type { DialogId } from '../leads/formCatalogue';
import { company } from './company.ts';
import { guarantee } from './facts/guarantee.ts';
import { lowestFees } from './facts/programmes.ts';
import { campusTerms, demos, platform, pricing, projects, reply, weeks } from './facts/promises.ts';
import { engagement, searchTraffic, surveys, userGrowth } from './facts/results.ts';
import { money } from './money.ts';
import { offered } from './offered.ts';
import { citiesOf, firstThatFits } from './phrases.ts';
import type { Reader } from './readers.ts';
import { services } from './services/index.ts';

interface Slide {
  scene: 'software' | 'partner' | 'placed';
  heading: string;
  text: string;
  /** Whom its dialogs address. */
  reader: Reader;
  actions: { label: string; opens: DialogId }[];
}

interface LinkTo {
  label: string;
  to: string;
  note: string;
}

/** The hero's three slides. Each button opens one of two dialogs. */
export const slides: Slide[] = [
  {
    scene: 'software',
    reader: 'anyone',
    heading: 'Custom software. Job-ready tech training.',
    text: 'We build web, mobile and data products for businesses. We also train students for their first tech job, on projects that a mentor reviews.',
    actions: [
      { label: 'Get in touch', opens: 'heroProject' },
      { label: 'Learn more', opens: 'heroPartner' },
    ],
  },
  {
    scene: 'partner',
    reader: 'business',
    heading: 'A product team for your next release',
    text: `Web, mobile, cloud, data and Salesforce from one team, with ${demos}.`,
    actions: [
      { label: 'Start your project', opens: 'heroProject' },
      { label: 'Partner with us', opens: 'heroPartner' },
    ],
  },
  {
    scene: 'placed',
    reader: 'student',
    heading: 'From first commit to first salary',
    text: `Internships with a ${guarantee.claim}: ${projects.both}, a mentor who reviews your work, and interviews.`,
    actions: [
      { label: 'Get Placed Fast', opens: 'heroProject' },
      { label: 'See How It Works', opens: 'heroPartner' },
    ],
  },
];

/** One measured result, on the first slide. */
export const proof = searchTraffic;

const terms = (kind: 'internship' | 'course') => {
  const fee = lowestFees[kind];
  const length = `${weeks[kind].short} or ${weeks[kind].long} weeks`;
  return fee === undefined ? length : `${length}, from ${money(fee)}`;
};

/** The two kinds of programmes, each with its length and lowest fee. */
const internshipTerms = terms('internship');
const courseTerms = terms('course');

export const offers = [
  {
    id: 'software',
    tab: 'Software solutions',
    heading: 'Custom software, priced milestone by milestone',
    text: 'We design, build and run web, mobile and cloud products. Senior engineers write or review every change.',
    points: [
      pricing.point,
      'Working software to try every two weeks',
      'Tests and documentation with the code',
      'Testing in every project, or as a service for other people’s code',
    ],
    linksLabel: 'Our services',
    links: services.map(({ slug, name }) => ({ label: name, to: paths.services[slug] })),
  },
  {
    id: 'edtech',
    tab: 'EdTech products',
    heading: 'A tech job, or your fee back',
    text: 'Internships and courses carry the guarantee. Corporate on Campus trains a college batch, without the guarantee.',
    points: [
      `${guarantee.claim} on internships and training`,
      'Mentors who work in the field',
      'A learning platform with practice, grading and feedback',
      'For colleges, a dashboard with attendance, scores and projects',
    ],
    linksLabel: 'Our EdTech products',
    links: offered([
      { label: 'Internships and training', to: paths.internships, note: internshipTerms },
      { label: 'Skill-oriented courses', to: paths.courses, note: courseTerms },
      { label: 'Corporate on Campus', to: paths.campus, note: campusTerms.fee },
    ]),
  },
] as const;

/** The words of the two cases are samples: see samples.ts. */
export const results = {
  heading: 'Results, with their sources',
  source: 'Source:',
  caseLink: 'Read about the project',
  claims: [
    { ...surveys.clients, label: 'client satisfaction' },
    { ...surveys.learning, label: 'learning impact' },
  ],
  cases: [
    {
      figure: '50%',
      prefix: 'Over',
      label: 'engagement increase',
      title: 'Shorter lessons, and more of the course finished',
      text: 'We split the courses on our own platform into short lessons. Learners now finish over 50% more of each course.',
      source: engagement.source,
      project: engagement.project,
      art: 'project-learning-platform',
      alt: 'Illustration: a laptop showing a quiz with one answer marked',
    },
    {
      figure: '2x',
      prefix: '',
      label: 'user growth',
      title: 'A site that people find',
      text: 'A study-abroad site got a new structure and faster pages. Visits from search rose by 64%, and registered users doubled.',
      source: `${searchTraffic.source}; ${userGrowth.source}`,
      project: userGrowth.project,
      art: 'project-overseas-education-revamp',
      alt: 'Illustration: a rising chart and a globe beside a person',
    },
  ],
} as const;

export const strengths: { heading: string; items: Benefit[]; linksLabel: string; links: LinkTo[] } = {
  heading: 'Every programme includes',
  linksLabel: 'Programmes',
  links: offered([
    { label: 'All internships', to: paths.internshipList, note: internshipTerms },
    { label: 'All courses', to: paths.courseList, note: courseTerms },
  ]),
  items: [
    {
      icon: 'chats-circle',
      title: 'Industry-experienced\nmentorship',
      alt: 'Two speech bubbles',
      text: 'Your mentor reviews your work every two weeks.',
    },
    {
      icon: 'exam',
      title: 'Smart grading\nsystem',
      alt: 'A marked test paper',
      text: 'Exercises are checked in seconds. You see the failing case and a hint.',
    },
    {
      icon: 'path',
      title: 'Personalized\nlearning paths',
      alt: 'A winding path',
      text: 'An entry test sets your starting point.',
    },
    {
      icon: 'sparkle',
      title: 'Interactive\nengagement tools',
      alt: 'A spark',
      text: 'Live sessions, quizzes and questions to the mentor.',
    },
  ],
};

export const roadmap = {
  button: 'Request Demo',
  heading: 'Three products come next',
  lead: `${platform.inUse} These three are not released yet.`,
  items: [
    {
      icon: 'student',
      title: 'Advanced student portal',
      text: 'Plan, projects and interview dates on one page.',
    },
    {
      icon: 'graduation-cap',
      title: 'LMS',
      text: 'A learning platform that a college runs itself.',
    },
    {
      icon: 'chart-bar',
      title: 'Analytic TPO dashboard',
      text: 'A forecast of who will be ready for a placement drive.',
    },
  ],
} as const;

export const homeSeo = {
  title: firstThatFits(
    `${company.name} | Internships, courses and custom software`,
    `${company.name} | Courses and software`,
  ),
  description: `Custom software for businesses. Internships and courses with a placement guarantee on stated terms, and Corporate on Campus, from ${citiesOf(company.offices)}.`,
  keywords: [
    'internships with placement',
    'skill-oriented courses',
    'corporate on campus',
    'custom software development',
    company.offices[0].city,
  ],
};

export const homeHeadings = {
  hero: 'What we do',
  lamp: 'Lamp',
  /** The buttons over the people of the first screen; each shows its slide. */
  people: ['For businesses', 'For students'],
  offers: 'What we offer',
  testimonials: 'What clients tell us',
  faq: 'What people ask first',
  form: "Have questions? We'd love to hear from you",
  formLead: `Four fields. ${reply}`,
} as const;
