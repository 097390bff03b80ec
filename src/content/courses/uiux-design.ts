import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: 5,
  category: 'UI/UX',
  title: 'UI/UX Design',
  cta: 'Ask about this course',
  cardCta: 'Talk to an adviser',
  rating: 4.42,
  review: '(252 Reviews)',
  level: 'Intermediate Level',
  description:
    'The course follows one product from a first interview to a documented design system. You practise research, information architecture, typography, colour, interaction and writing, using Figma and FigJam throughout. Accessibility is part of every project. You need no degree in art, but you do need patience for detail and you will throw work away.',
  duration: 'Short term: one product flow. Long term: a design system and portfolio.',
  schedule: 'Flexible Learning',
  time: 'Projects with live critique of your work',
  features: {
    heading: 'Design decisions with reasons attached',
    points: [
      'A clinic booking service: interviews, card sorting, a site map and prototypes for phone and desktop',
      'A design system in Figma with variables, component states, light and dark themes, and usage notes',
      'A handover file that a developer uses to build one screen, and a list of what was unclear',
    ],
  },
  careers: [
    {
      icon: 'figma-logo',
      title: 'Product Designer',
      alt: 'Figma logo',
      text: 'Covers research, flows and screens for one part of a product.',
    },
    {
      icon: 'cursor-click',
      title: 'Interaction Designer',
      alt: 'Pointer clicking',
      text: 'Defines states, feedback and motion so that an interface explains itself.',
    },
    {
      icon: 'magnifying-glass',
      title: 'UX Researcher',
      alt: 'Magnifying glass',
      text: 'Plans studies and turns what people do into clear recommendations.',
    },
    {
      icon: 'swatches',
      title: 'Design System Designer',
      alt: 'Colour swatches',
      text: 'Maintains shared components, tokens and their documentation.',
    },
  ],
  certification: {
    opening: 'One case study, two designers',
    description:
      'You submit a case study of no more than ten screens and present it to two designers. They judge the reasoning, the test results and the handover file, and you receive their comments in writing.',
    points: [
      'What it names: your research methods and the number of test sessions',
      'How you earn it: a case study that holds up before two designers; contrast, focus and text size are checked',
      'What goes with it: a portfolio page edited by a mentor',
    ],
  },
  seo: {
    title: pageTitle('UI/UX Design Course: Research to Handover'),
    description:
      'UI/UX design course in Figma: interviews, card sorting, prototypes, usability tests, a design system and a handover developers can use.',
    keywords: [
      'UI UX design course',
      'Figma course',
      'UX research training',
      'design systems',
      'UI UX course with placement',
    ],
  },
};
