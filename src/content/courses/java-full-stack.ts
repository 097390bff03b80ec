import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: 7,
  category: 'JavaFull Stack',
  title: 'Java Full Stack',
  cta: 'Ask about this course',
  cardCta: 'Talk to an adviser',
  rating: 4.46,
  review: '(361 Reviews)',
  level: 'Intermediate to Advanced Level',
  description:
    'You revise modern Java, including records, streams and concurrency, then build services with Spring Boot, Spring Data JPA and Spring Security on PostgreSQL. A React front end, Flyway migrations and Testcontainers complete the stack used in many banks and service companies. You should have written object-oriented programs in Java or a similar language.',
  duration: 'Short term: Spring Boot APIs. Long term: the full stack in Docker.',
  schedule: 'Flexible Learning',
  time: 'Modules with live code walkthroughs',
  features: {
    heading: 'Java as it is written at work',
    points: [
      'A loan application service with clear layers, transactions and an audit trail of every decision',
      'Sign-in with Spring Security, roles, JSON Web Tokens and tests that try to bypass them',
      'A React front end, JUnit and Mockito tests, and integration tests on a real PostgreSQL in Testcontainers',
    ],
  },
  careers: [
    {
      icon: 'coffee',
      title: 'Java Developer',
      alt: 'Cup of coffee',
      text: 'Writes and maintains services in established Java code bases.',
    },
    {
      icon: 'leaf',
      title: 'Spring Boot Developer',
      alt: 'Leaf',
      text: 'Builds REST APIs with data access, security and documentation.',
    },
    {
      icon: 'stack',
      title: 'Java Full Stack Developer',
      alt: 'Stack of layers',
      text: 'Delivers a feature in Spring Boot and in the React screen above it.',
    },
    {
      icon: 'graph',
      title: 'Microservices Developer',
      alt: 'Graph of connected nodes',
      text: 'Splits systems into services and handles what fails between them.',
    },
  ],
  certification: {
    opening: 'Your code passes two reviews first',
    description:
      'Two reviewers read your loan service as a senior colleague would and ask for changes. You are certified when the changes are made, the tests pass and you can explain a transaction boundary without notes.',
    points: [
      'What it names: the Spring modules and database features you used',
      'How you earn it: both reviewers accept your changes; on the short-term track they read the API alone',
      'What goes with it: both reviewers’ comments and your answers',
    ],
  },
  seo: {
    title: pageTitle('Java Full Stack Course with Spring Boot'),
    description:
      'Java full stack course: modern Java, Spring Boot, JPA, Spring Security, PostgreSQL, React and Testcontainers, reviewed like real work.',
    keywords: [
      'Java full stack course',
      'Spring Boot course',
      'Java developer training',
      'Spring Security',
      'Java course with placement',
      'React with Spring Boot',
    ],
  },
};
