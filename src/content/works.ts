import type { Seo } from '../../schemas/content.ts';
import { capitalised, inWords, pageTitle } from './phrases.ts';
import { projects } from './projects.ts';
import { reply } from './facts/promises.ts';

export const works = {
  hero: {
    heading: "See What We've Built",
    text: `${capitalised(inWords(projects.length))} projects, from a study-abroad site to a simulator that scores spoken answers, each with its measured result.`,
    alt: 'Illustration: finished screens pinned to a studio wall',
  },
  carousel: {
    heading: 'Selected projects',
    text: 'The pictures are illustrations. Ask us for a walk-through of the real product.',
  },
  results: {
    heading: 'What each project changed',
    text: 'Every figure names its source and its time.',
    source: 'Source:',
  },
  band: {
    heading: "Let's collaborate to bring your vision to life.",
    text: `Tell us the result you need. ${reply} You get questions, not a brochure.`,
    button: "Let's Get Started",
  },
  seo: {
    title: pageTitle('Our Work: Software and EdTech Projects'),
    description:
      'Projects we have built, with measured results: a visa interview simulator, a learning platform, a services website and a study-abroad site.',
    keywords: [
      'software portfolio',
      'web development case studies',
      'learning management platform',
      'visa interview simulator',
      'website revamp',
    ],
  } satisfies Seo,
};
