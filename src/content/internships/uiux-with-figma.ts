import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 12,
  category: 'UI/UX Design',
  title: 'Intro to UI/UX Design with Figma',
  subtitle: 'Watch people, sketch widely, prototype in Figma, and let five users tell you what to fix.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.47,
  review: '(443 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire UI and UX designers',
  description:
    'You take one everyday service, such as a bus pass renewal or a library search, and redesign it from interviews to a tested Figma prototype. The tools are taught from the start: frames, auto layout, components, variants and variables. The pace is intermediate, so come ready to talk to strangers, take critique and rework the same screen several times. No coding is required.',
  duration: 'Short term: one tested flow. Long term: a full case study.',
  schedule: 'Flexible Learning',
  time: 'Self-paced studio work between live critiques',
  features: {
    heading: 'A case study made of evidence',
    points: [
      'Five user interviews turned into a journey map and one problem statement worth solving',
      'A responsive Figma prototype on a small component library, with contrast and touch sizes checked',
      'Two rounds of usability tests, each with a list of what changed and why',
    ],
  },
  careers: [
    {
      icon: 'figma-logo',
      title: 'UI Designer',
      alt: 'Figma logo',
      text: 'Designs screens, components and states that developers can build.',
    },
    {
      icon: 'path',
      title: 'UX Designer',
      alt: 'Path between two points',
      text: 'Shapes flows and content around what people are trying to do.',
    },
    {
      icon: 'binoculars',
      title: 'UX Research Assistant',
      alt: 'Binoculars',
      text: 'Plans interviews and tests, and reports findings that teams act on.',
    },
    {
      icon: 'device-mobile',
      title: 'Mobile App Designer',
      alt: 'Mobile phone',
      text: 'Applies Android and iOS conventions to small screens and thumbs.',
    },
  ],
  certification: {
    opening: 'Defend your design, then get the certificate',
    description:
      'You present your work to a designer who was not your mentor and defend three decisions with what you saw in testing. The certificate confirms the process as well as the pictures.',
    points: [
      'What it names: the service you redesigned and how many people tested it',
      'How you earn it: you defend three decisions before a designer who was not your mentor',
      'What goes with it: written feedback and a page for your portfolio',
    ],
  },
  seo: {
    title: pageTitle('UI/UX Design with Figma Internship'),
    description:
      'Learn UI/UX by redesigning an everyday service: interviews, journey maps, Figma components and prototypes, and two rounds of user tests.',
    keywords: [
      'UI UX internship',
      'Figma training',
      'UX design internship for freshers',
      'usability testing',
      'UX case study',
    ],
  },
};
