import type { Project } from '../../schemas/content.ts';

/** Our own product, among the projects for clients. */
export const ownProduct = 'learning-platform';

/**
 * The four cards of the portfolio. Their pictures are drawings, not screenshots of a client's system. Sample
 * stories: see samples.ts.
 */
export const projects: Project[] = [
  {
    id: 1,
    slug: 'ecosystem-web-presence',
    title: 'One web presence for an ecosystem of services',
    summary: 'One design for three companies. In tests 9 of 10 people found the right service in two clicks.',
    description:
      'A group with training, consulting and staffing companies had a separate site for each. We gave them one design system and one content model. In tests nine of ten visitors found the right service in two clicks, and each team edits its own pages.',
    alt: 'Illustration: one website on a monitor, with signs for a shop, people, a calendar and a chart',
  },
  {
    id: 2,
    slug: 'visa-mock-interview',
    title: 'F1 visa mock interview simulator',
    summary: 'It listens to spoken answers, using ML and NLP with real-time scoring and feedback.',
    description:
      'Students practise the visa interview aloud, at any hour. Machine learning and natural language processing score each answer in real time for clarity, relevance and confidence. The feedback shows which sentence to improve.',
    alt: 'Illustration: a student practising an interview with scored answers',
  },
  {
    id: 3,
    slug: ownProduct,
    title: 'A learning management platform',
    summary:
      'Our own platform: courses, grades and attendance, for learners, mentors and placement officers.',
    description:
      'This one is our own. Our learners use it, and so do three placement offices that have a batch now. It has courses, assignments, attendance and grading in one place, with separate views for learners, mentors and placement officers. Automatic exercises return a result in seconds. Mentors mark open answers with the marking scheme on screen.',
    alt: 'Illustration: a laptop showing a quiz with one answer marked',
  },
  {
    id: 4,
    slug: 'overseas-education-revamp',
    title: 'Overseas education website revamp',
    summary: 'New structure and faster pages, credited with a 64% rise in organic traffic.',
    description:
      'A study-abroad consultancy was losing readers on slow, near-identical country pages. We rebuilt the structure, wrote a template for each country and course, and cut the load time. According to Google Search Console, organic traffic rose by 64%. The client’s own accounts show twice as many registered users.',
    alt: 'Illustration: a rising traffic chart beside a globe',
  },
];
