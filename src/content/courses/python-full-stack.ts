import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: 8,
  category: 'PythonFull Stack',
  title: 'Python Full Stack',
  cta: 'Ask about this course',
  cardCta: 'Talk to an adviser',
  rating: 4.47,
  review: '(388 Reviews)',
  level: 'Intermediate to Advanced Level',
  description:
    'You build with Django first, templates, forms and admin included, because many real products need nothing more. Then you add Django REST Framework, a React client, Celery for background work and PostgreSQL features such as full-text search. The long-term track ends on a Linux server with Docker, Nginx and Gunicorn. Working knowledge of Python functions, classes and files is assumed.',
  duration: 'Short term: a Django product. Long term: APIs, React and deployment.',
  schedule: 'Flexible Schedule',
  time: 'A mentor reviews each milestone',
  features: {
    heading: 'One product, grown in three releases',
    points: [
      'A college library in Django with accounts, permissions, an admin area and full-text search',
      'A REST API with documented endpoints, throttling and a React client for readers on phones',
      'Reminders sent by Celery, pytest suites, and a server that restarts without losing a request',
    ],
  },
  careers: [
    {
      icon: 'file-py',
      title: 'Python Developer',
      alt: 'Python source file',
      text: 'Writes services, tools and automation in clear, tested Python.',
    },
    {
      icon: 'globe',
      title: 'Django Developer',
      alt: 'Globe',
      text: 'Builds data-driven products with accounts, permissions and admin tools.',
    },
    {
      icon: 'stack',
      title: 'Python Full Stack Developer',
      alt: 'Stack of layers',
      text: 'Owns a feature from the model and API to the React screen.',
    },
    {
      icon: 'gear-six',
      title: 'Back-end API Developer',
      alt: 'Gear',
      text: 'Designs APIs and background jobs for web and mobile clients.',
    },
  ],
  certification: {
    opening: 'Three releases, one certificate',
    description:
      'You are assessed at every release, as a product team would be: does the old data still work, did the tests catch the change, can someone else run it? On the long-term track all three have to pass, on the short-term track the first.',
    points: [
      'What it names: each release with its date and its features',
      'How you earn it: the first release on the short-term track, all three on the long-term one',
      'What goes with it: a guide to running it that a mentor has followed',
    ],
  },
  seo: {
    title: pageTitle('Python Full Stack Course with Django'),
    description:
      'Python full stack course: Django, Django REST Framework, React, Celery and PostgreSQL, tested with pytest and deployed with Docker.',
    keywords: [
      'Python full stack course',
      'Django course',
      'Django REST Framework training',
      'Python and React course',
      'Python course with placement',
    ],
  },
};
