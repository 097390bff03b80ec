import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: 6,
  category: 'MERN Stack',
  title: 'MERN Stack',
  cta: 'Ask about this course',
  cardCta: 'Talk to an adviser',
  rating: 4.44,
  review: '(349 Reviews)',
  level: 'Intermediate to Advanced Level',
  description:
    'Each layer is taught alone before the layers meet: data modelling in MongoDB, an Express API with validated input, React with hooks and a router, and Node’s event loop and streams. On the long-term track the final project is written in TypeScript, with types shared between client and server. You should be fluent in JavaScript basics and have used an API from a web page.',
  duration: 'Short term: the four layers. Long term: a full TypeScript product.',
  schedule: 'Flexible Schedule',
  time: 'Each module ends in a code review',
  features: {
    heading: 'Four layers and one finished product',
    points: [
      'A library lending API with Mongoose schemas, request validation, roles and rate limits',
      'A React front end with Redux Toolkit, lazy routes and components tested in Vitest',
      'An online store in TypeScript with test-mode payments, image storage and a Docker deployment',
    ],
  },
  careers: [
    {
      icon: 'stack',
      title: 'MERN Stack Developer',
      alt: 'Stack of layers',
      text: 'Takes a feature from a MongoDB schema to a React screen.',
    },
    {
      icon: 'file-ts',
      title: 'TypeScript Developer',
      alt: 'TypeScript source file',
      text: 'Brings types, tooling and structure to growing JavaScript projects.',
    },
    {
      icon: 'file-js',
      title: 'Back-end Developer, Node.js',
      alt: 'JavaScript source file',
      text: 'Designs APIs, background jobs and access control.',
    },
    {
      icon: 'atom',
      title: 'Front-end Developer, React',
      alt: 'Atom',
      text: 'Builds tested interfaces and keeps their bundles small.',
    },
  ],
  certification: {
    opening: 'Four layers, then a store that takes orders',
    description:
      'On the short-term track each layer is tested. On the long-term track a mentor also places orders in your deployed store, interrupts a payment and tries to read someone else’s basket. You receive the certificate when the data stays right and you have fixed what the review found.',
    points: [
      'What it names: the four layers, each assessed alone, and your test coverage',
      'How you earn it: the four layers on the short-term track; on the long-term track the store as well',
      'What goes with it: your source code, and the deployed store of the long-term track',
    ],
  },
  seo: {
    title: pageTitle('MERN Stack Course: MongoDB to React'),
    description:
      'MERN stack course: MongoDB modelling, Express APIs, React with Redux Toolkit and Node.js, and on the long-term track a TypeScript store.',
    keywords: [
      'MERN stack course',
      'MongoDB Express React Node course',
      'TypeScript full stack',
      'Node.js course',
      'MERN course with placement',
    ],
  },
};
