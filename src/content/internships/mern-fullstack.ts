import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 10,
  category: 'MERN Stack',
  title: 'MERN Fullstack Web Development',
  subtitle: 'One language from database to browser: MongoDB, Express, React and Node in a product you ship.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.48,
  review: '(492 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire MERN developers',
  description:
    'You take issues from a board, in a team if others start with you, and build a real-time application with React, Node, Express and MongoDB. The work covers schema design, sign-in, live updates over Socket.IO, and the code reviews that come before every merge. You should be confident in modern JavaScript: arrays, promises and modules. React is taught from its first component.',
  duration: 'Short term: one full feature. Long term: a full release.',
  schedule: 'Flexible Learning',
  time: 'Self-paced tasks, with a review every two weeks',
  features: {
    heading: 'One app in one language',
    points: [
      'A hostel mess feedback app with roles, live votes over Socket.IO and a weekly summary',
      'MongoDB schemas, indexes and aggregation pipelines chosen from the queries the app really makes',
      'Feature branches, reviewed pull requests and automatic deployment after the tests pass',
    ],
  },
  careers: [
    {
      icon: 'stack',
      title: 'MERN Stack Developer',
      alt: 'Stack of layers',
      text: 'Builds whole features in JavaScript or TypeScript, front to back.',
    },
    {
      icon: 'file-js',
      title: 'Node.js Developer',
      alt: 'JavaScript source file',
      text: 'Writes APIs, jobs and real-time services that stay quick under load.',
    },
    {
      icon: 'atom',
      title: 'React Developer',
      alt: 'Atom',
      text: 'Turns designs into components with clear state and good tests.',
    },
    {
      icon: 'rocket-launch',
      title: 'Start-up Product Engineer',
      alt: 'Rocket taking off',
      text: 'Covers design, code and release in a small team where roles overlap.',
    },
  ],
  certification: {
    opening: 'Your merged code is the exam',
    description:
      'A mentor reads your merged pull requests and the reviews you gave, and asks you to change one feature on the spot. The certificate states which features were yours.',
    points: [
      'What it names: the features you designed, built and released',
      'How you earn it: code that passes review, and useful reviews of your team’s or mentor’s code',
      'What goes with it: a commit history that an employer can read',
    ],
  },
  seo: {
    title: pageTitle('MERN Fullstack Web Development Internship'),
    description:
      'Work from a board on a real-time MERN application: MongoDB aggregation, Express APIs, React interfaces, Socket.IO and reviewed pull requests.',
    keywords: [
      'MERN stack internship',
      'full stack web development internship',
      'React Node MongoDB project',
      'Express API training',
      'JavaScript internship',
    ],
  },
};
