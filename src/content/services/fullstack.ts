import type { Service } from '../../../schemas/content.ts';
import { ownership } from '../facts/promises.ts';
import { pageTitle } from '../phrases.ts';

export const service: Service = {
  slug: 'fullstack',
  name: 'Full Stack Development',
  hero: {
    heading: 'One team for the screen, the server and the database',
    highlight: 'One team',
    description:
      'One small team designs, builds, tests and runs your whole product. You have no second supplier to coordinate, and one person is responsible for the result.',
    alt: 'Illustration: interface, server and database stacked together',
  },
  servicesHeading: 'Products we build from end to end',
  services: [
    {
      title: 'First releases',
      description:
        'A usable product in eight to twelve weeks: the smallest set of features that a paying customer can work with.',
    },
    {
      title: 'Business applications',
      description:
        'Quotations, scheduling, inspections, inventory: software shaped to a process that no package covers well.',
    },
    {
      title: 'APIs and integrations',
      description:
        'Documented interfaces for partners and apps, with authentication, versioning, rate limits and test accounts.',
    },
    {
      title: 'Rescue and modernisation',
      description:
        'We take over ageing or unfinished code, put tests around it and replace it piece by piece while it stays in use.',
    },
    {
      title: 'Quality assurance',
      description:
        'Test plans, automated browser and API tests, load tests and exploratory sessions before each release, also for code by others.',
    },
    {
      title: 'Extended teams',
      description:
        'One to four engineers who join your standups and use your tools, with a month’s notice either way.',
    },
  ],
  firstMonth: [
    'Scoping sprint: we interview users and list the features of the first release.',
    'A clickable outline and a list of the risks follow. You also get a fixed price for the second milestone.',
    'We set up tests and hosting, and build the first feature in your repository.',
    'Friday demo on a test address. You try it and choose what comes next.',
  ],
  whyHeading: 'How we keep a product on track',
  benefits: [
    {
      icon: 'calendar-check',
      title: 'A demo every two weeks',
      alt: 'Calendar with a tick',
      text: 'You see working software on a test address and decide what comes next.',
    },
    {
      icon: 'test-tube',
      title: 'Tests from the first commit',
      alt: 'Test tube',
      text: 'Each change runs the full test suite, so most breakages show before release.',
    },
    {
      icon: 'key',
      title: 'Your repository, your accounts',
      alt: 'Key',
      text: ownership,
    },
  ],
  discuss: {
    heading: 'Have an idea, or half a product?',
    text: 'Both are good starting points. Tell us who will use it and what they use today.',
  },
  closing: {
    heading: 'A price for the first milestone within a week',
    text: 'The first milestone, the scoping sprint, has its own fixed price. By week two you have a feature list and a clickable outline, and you may stop there.',
    button: 'Request a product proposal',
  },
  seo: {
    title: pageTitle('Full Stack Product Development and QA'),
    description:
      'First releases, business applications, APIs, rescue work and quality assurance by one small team, with a demo every two weeks.',
    keywords: [
      'full stack development company',
      'custom software development',
      'MVP development',
      'quality assurance services',
      'API development',
    ],
  },
};

export const exhibit = {
  title: 'Take the product apart',
  alt: 'Three layers of one product, the screen on top, the server below it, the database at the bottom',
  layers: ['Screen', 'Server', 'Database'],
  slider: 'Distance between the layers',
  together: 'Together: one product, one team, no handovers.',
  half: 'Half apart: you see where the layers meet. We test each of these places before a release.',
  apart:
    'Apart: three suppliers would mean two handovers. Here one person is responsible for all three layers.',
} as const;
