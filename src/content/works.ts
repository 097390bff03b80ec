import type { Seo } from '../../schemas/content.ts';
import { company } from './company.ts';

export const works = {
  hero: {
    heading: "See What We've Built",
    text: 'Four projects, from a study-abroad site to a simulator that scores spoken answers. Each began with a problem somebody could describe in a sentence.',
    alt: 'Illustration: finished screens pinned to a studio wall',
  },
  carousel: {
    heading: 'Selected projects',
    text: 'The pictures are illustrations. Ask us for a walk-through of the real thing.',
  },
  band: {
    heading: "Let's collaborate to bring your vision to life.",
    text: 'Tell us what should be different once the software exists. We reply within 24 hours with questions, not a brochure.',
    button: "Let's Get Started",
  },
  seo: {
    title: `Our Work: Software and EdTech Projects | ${company.name}`,
    description:
      'Projects we have built: a visa interview simulator, a learning platform, a services website, and a revamp that raised organic traffic by 64%.',
    keywords: [
      'software portfolio',
      'web development case studies',
      'learning management platform',
      'visa interview simulator',
      'website revamp',
    ],
  } satisfies Seo,
};
