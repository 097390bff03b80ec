import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 6,
  category: 'API Integration',
  title: 'API Integration Course - Modern Python with Flask API',
  subtitle:
    'Write typed Python, design a clean Flask API, and connect it to the services a business already uses.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.46,
  review: '(412 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire Python API developers',
  description:
    'Most back-end work connects systems from different companies. You build a Flask API with blueprints, SQLAlchemy and OpenAPI documentation, then connect it to payment, email and map services with retries, signed webhooks and tests that need no network. You should already write functions and loops in Python; type hints, virtual environments and packaging are taught.',
  duration: 'Short term: one API, well tested. Long term: three integrations.',
  schedule: 'Flexible Learning',
  time: 'Self-paced, with a review every two weeks',
  features: {
    heading: 'APIs that other people can depend on',
    points: [
      'An events booking API with PostgreSQL, Alembic migrations, pagination and sensible status codes',
      'Payment and email in test mode, with webhook signatures checked and a test for double charges',
      'Background jobs with Celery and Redis, pytest suites, and a Docker image served by Gunicorn',
    ],
  },
  careers: [
    {
      icon: 'file-py',
      title: 'Python Developer',
      alt: 'Python source file',
      text: 'Writes and maintains services, scripts and libraries in typed Python.',
    },
    {
      icon: 'webhooks-logo',
      title: 'API Integration Engineer',
      alt: 'Webhooks symbol',
      text: 'Joins third-party systems and keeps them joined when they change.',
    },
    {
      icon: 'database',
      title: 'Back-end Developer',
      alt: 'Database cylinder',
      text: 'Owns data models, endpoints and background jobs behind a product.',
    },
    {
      icon: 'bug',
      title: 'API Test Engineer',
      alt: 'Bug',
      text: 'Checks contracts, edge cases and failure paths before customers find them.',
    },
  ],
  certification: {
    opening: 'A mentor becomes your first client',
    description:
      'A mentor integrates with your API as a new client would, using only your documentation. When that works and your tests pass without a network, you get the certificate.',
    points: [
      'What it names: your endpoints, your test coverage and, on the long-term track, your integrations',
      'How you earn it: a mentor connects to your API from its documentation alone',
      'What goes with it: an OpenAPI document and a deployed demonstration',
    ],
  },
  seo: {
    title: pageTitle('Python and Flask API Integration Internship'),
    description:
      'Build a documented Flask API in typed Python, connect payments, email and webhooks safely, and test it with pytest. Docker included.',
    keywords: [
      'Flask API internship',
      'Python internship',
      'API integration course',
      'REST API training',
      'SQLAlchemy project',
      'backend developer internship',
    ],
  },
};
