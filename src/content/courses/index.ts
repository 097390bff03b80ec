/**
 * The courses. The opportunities here, and the ratings and reviews in the other files of this folder, are samples:
 * see samples.ts.
 */
import type { Course } from '../../../schemas/content.ts';
import { countOver } from '../money.ts';

const duration = 'Short Term Course / Long Term Course';

export const courses: Course[] = [
  {
    id: 1,
    slug: 'data-engineering',
    title: 'Data Engineering',
    subtitle: 'Build pipelines that arrive on time, survive bad input and can be run again without harm.',
    duration,
    opportunities: countOver(1.75, 'Lakh'),
    alt: 'Illustration: a database on stacked layers with a funnel, a gear and a chart',
  },
  {
    id: 2,
    slug: 'salesforce',
    title: 'Salesforce',
    subtitle:
      'Learn the platform as a developer: data model, Flow, Apex, Lightning web components and releases.',
    duration,
    opportunities: countOver(1.2, 'Lakh'),
    alt: 'Illustration: a person in glasses beside a dashboard with a cloud badge',
  },
  {
    id: 3,
    slug: 'web-development',
    title: 'Web Development',
    subtitle: 'Learn the web step by step: HTML, CSS, JavaScript and React, with Git from the first day.',
    duration,
    opportunities: countOver(2.1, 'Lakh'),
    alt: 'Illustration: a monitor on a desk showing lines of code',
  },
  {
    id: 4,
    slug: 'devops',
    title: 'DevOps',
    subtitle:
      'Provision with Terraform, release with GitOps, and run services by agreed reliability targets.',
    duration,
    opportunities: countOver(1.6, 'Lakh'),
    alt: 'Illustration: an infinity loop with a terminal, a container and a gauge in orbit',
  },
  {
    id: 5,
    slug: 'uiux-design',
    title: 'UI/UX Design',
    subtitle:
      'Learn to research, structure, draw and test an interface, then hand it over so it can be built.',
    duration,
    opportunities: countOver(1.1, 'Lakh'),
    alt: 'Illustration: a pen nib in a mosaic with a palette and a cursor',
  },
  {
    id: 6,
    slug: 'mern-stack',
    title: 'MERN Stack',
    subtitle: 'Master MongoDB, Express, React and Node one layer at a time, then join them in a product.',
    duration,
    opportunities: countOver(1.4, 'Lakh'),
    alt: 'Illustration: a striped route leading through three stops to a stack of layers',
  },
  {
    id: 7,
    slug: 'java-full-stack',
    title: 'Java Full Stack',
    subtitle:
      'Spring Boot on the server, React in the browser, and the testing habits that large Java teams expect.',
    duration,
    opportunities: countOver(2.2, 'Lakh'),
    alt: 'Illustration: a person holding a mug beside a window of code',
  },
  {
    id: 8,
    slug: 'python-full-stack',
    title: 'Python Full Stack',
    subtitle: 'Django at the core, React where it helps, and a deployment you can explain.',
    duration,
    opportunities: countOver(1.9, 'Lakh'),
    alt: 'Illustration: a monitor on a desk showing a terminal, with a Python file badge',
  },
];
