import type { CourseDetail } from '../../../schemas/content.ts';
import { preparation } from '../facts/promises.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: 3,
  category: 'Web Development',
  title: 'Web Development',
  cta: 'Ask about this course',
  cardCta: 'Talk to an adviser',
  rating: 4.46,
  review: '(397 Reviews)',
  level: 'Intermediate Level',
  description: `You write semantic HTML, modern CSS with grid and flexbox, and plain JavaScript before you meet a framework, so that React makes sense when it arrives. Every project is responsive, works from the keyboard and is measured with Lighthouse. It suits people who have built a page or two and want to do it properly; complete beginners take ${preparation.module} first.`,
  duration: 'Short term: pages and scripts. Long term: React apps as well.',
  schedule: 'Flexible Learning',
  time: 'An exercise for every lesson',
  features: {
    heading: 'Sites that work for everyone who opens them',
    points: [
      'A site for a local shop that loads quickly on a cheap phone and scores well in Lighthouse',
      'A train timetable in plain JavaScript that reads a public API and keeps working offline',
      'A React and TypeScript expense tracker with routing, forms, tests and an automatic release',
    ],
  },
  careers: [
    {
      icon: 'browser',
      title: 'Web Developer',
      alt: 'Browser window',
      text: 'Builds and maintains sites for agencies, colleges and companies.',
    },
    {
      icon: 'layout',
      title: 'Front-end Developer',
      alt: 'Page layout',
      text: 'Turns designs into fast, accessible interfaces in React.',
    },
    {
      icon: 'file-html',
      title: 'Landing Page Developer',
      alt: 'HTML source file',
      text: 'Builds campaign pages and emails that render well everywhere.',
    },
    {
      icon: 'wheelchair',
      title: 'Web Accessibility Tester',
      alt: 'Wheelchair',
      text: 'Checks sites against WCAG with a keyboard and screen readers.',
    },
  ],
  certification: {
    opening: 'A certificate that names your live sites',
    description:
      'All your projects must be online, readable on a small screen and usable without a mouse. A mentor checks them on a real phone and asks you to explain two files: one that you choose and one that we choose.',
    points: [
      'What it names: the public addresses of your projects',
      'How you earn it: sites that pass the checks, built in branches and pull requests',
      'What goes with it: the accessibility and performance report of each site',
    ],
  },
  seo: {
    title: pageTitle('Web Development Course: HTML to React'),
    description:
      'Learn semantic HTML, modern CSS, JavaScript, TypeScript and React through projects that are fast, tested and accessible.',
    keywords: [
      'web development course',
      'HTML CSS JavaScript course',
      'React course for students',
      'frontend developer course',
      'web development course with placement',
    ],
  },
};
