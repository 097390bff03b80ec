import type { Service } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const service: Service = {
  slug: 'uiuxdesigns',
  name: 'UI/UX Designs',
  hero: {
    heading: 'Interfaces that people understand on the first try',
    highlight: 'on the first try',
    description:
      'We watch people use your product, find the steps that stop them and redesign those first. You receive tested prototypes, a component\u00a0library and files that developers can build from without guessing.',
    alt: 'Illustration: wireframes turning into a finished screen',
  },
  servicesHeading: 'Design work, from first interview to handover',
  services: [
    {
      title: 'User research',
      description:
        'Interviews and observation with six to ten people from your real audience, summarised in a short report with clips and priorities.',
    },
    {
      title: 'UX audit',
      description:
        'An expert walk through your product against known usability and accessibility criteria, with each finding rated by effect and effort.',
    },
    {
      title: 'Information architecture',
      description:
        'Menus, page structure and labels, checked with card sorting and tree tests before anyone draws a screen.',
    },
    {
      title: 'Wireframes and prototypes',
      description:
        'Clickable flows in Figma for the tasks that matter, tested with users, changed and tested again.',
    },
    {
      title: 'Interface design',
      description: 'Final screens for desktop and phone, including the empty, loading and error states.',
    },
    {
      title: 'Design systems',
      description:
        'Tokens, components and usage notes shared by designers and developers, so the tenth screen costs less than the first.',
    },
  ],
  firstMonth: [
    'We talk to your team and watch three of your users at work.',
    'We write down the findings, in order of how many people each problem stops.',
    'We draw a clickable prototype of the one task that matters most.',
    'Five users try it. You see the sessions, the changes and an estimate for building it.',
  ],
  whyHeading: 'Why product teams work with our designers',
  benefits: [
    {
      icon: 'users-three',
      title: 'Tested with your users',
      alt: 'Three people',
      text: 'Each round ends with at least five test sessions, and you can watch every one of them.',
    },
    {
      icon: 'code',
      title: 'Designed with developers',
      alt: 'Code brackets',
      text: 'An engineer reviews every flow, so what you approve can be built in the planned time.',
    },
    {
      icon: 'swatches',
      title: 'One system, all screens',
      alt: 'Fan of colour swatches',
      text: 'Named colours, type and spacing keep new screens consistent after our work is done.',
    },
  ],
  discuss: {
    heading: 'Where do people get stuck in your product?',
    text: 'Tell us the one step that causes the most support requests. We will suggest how to test it in a week.',
  },
  closing: {
    heading: 'Five users, one prototype, four weeks',
    text: 'A four-week discovery gives you interview findings, a tested prototype and an estimate. You keep it, even if another team builds the product.',
    button: 'Request a design proposal',
  },
  seo: {
    title: pageTitle('UI/UX Design and User Research'),
    description:
      'User research, UX audits, Figma prototypes and design systems. We test with your real users and hand over files that developers can build from.',
    keywords: ['UI/UX design services', 'user research', 'UX audit', 'Figma prototypes', 'design system'],
  },
};

export const exhibit = {
  title: 'From sketch to screen',
  text: 'Drag the bar across the window.',
  alt: 'A booking screen: left of the bar it is finished, right of it still a wireframe',
  slider: 'How much of the screen is finished',
  drawn: 'drawn',
  /** What the bar passes, from left to right: how far it must be, in %, and the name. */
  parts: [
    { at: 24, name: 'the price' },
    { at: 55, name: 'the dates' },
    { at: 56, name: 'the heading and the button' },
    { at: 98, name: 'the photo' },
  ],
  none: 'Still a wireframe: we test the order of things before their colours.',
  some: 'Finished so far:',
  all: 'Finished: the same layout that five people tested as a wireframe.',
} as const;
