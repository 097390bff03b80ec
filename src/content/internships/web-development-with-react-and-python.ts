import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 7,
  category: 'React and Python',
  title: 'Web Development with React and Python',
  subtitle: 'Build both halves of a web product: a React front end and a reliable Python API.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.47,
  review: '(505 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire React and Python developers',
  description:
    'You plan one product and build it end to end: React with TypeScript and Vite in the browser, FastAPI and PostgreSQL on the server, and a contract between them that is checked by types. You learn to handle forms, loading, errors, sign-in and accessibility before decoration. You should know HTML, CSS and either JavaScript or Python well enough to write a small program alone.',
  duration: 'Short term: a front end on a given API. Long term: the whole product.',
  schedule: 'Flexible Schedule',
  time: 'Self-paced, alone or in a team',
  features: {
    heading: 'A product with two halves that agree',
    points: [
      'A campus marketplace with search, image upload, sign-in by secure cookie and an admin view',
      'Server data in React with TanStack Query, and forms that explain their errors to everyone',
      'Tests at three levels: pytest for the API, Vitest for components, Playwright for the main journey',
    ],
  },
  careers: [
    {
      icon: 'browsers',
      title: 'Full Stack Developer',
      alt: 'Two browser windows',
      text: 'Delivers a feature from the database to the button that triggers it.',
    },
    {
      icon: 'atom',
      title: 'React Developer',
      alt: 'Atom',
      text: 'Builds interface components that are fast, tested and accessible.',
    },
    {
      icon: 'file-py',
      title: 'Python Web Developer',
      alt: 'Python source file',
      text: 'Designs APIs, data models and background work with FastAPI or Django.',
    },
    {
      icon: 'layout',
      title: 'Front-end Engineer',
      alt: 'Page layout',
      text: 'Looks after performance, design systems and quality in the browser.',
    },
  ],
  certification: {
    opening: 'First users, then the certificate',
    description:
      'Before you are certified, at least five people who did not build it try the product and you fix the two worst things they find. You also review code by your partner or, if you start alone, by your mentor.',
    points: [
      'What it names: the product, and your share of it when you build in a team',
      'How you earn it: five people try your product (short-term track: your front end)',
      'What goes with it: notes from your user test and what you changed',
    ],
  },
  seo: {
    title: pageTitle('React and Python Web Development Internship'),
    description:
      'Build a full web product with React, TypeScript, FastAPI and PostgreSQL. Sign-in, uploads, accessibility and tests with Playwright.',
    keywords: [
      'React internship',
      'Python web development internship',
      'FastAPI React project',
      'full stack internship for freshers',
      'web development training',
    ],
  },
};
