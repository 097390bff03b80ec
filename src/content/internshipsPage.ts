import type { Benefit, Seo } from '../../schemas/content.ts';
import { company } from './company.ts';

const rewards: Benefit[] = [
  {
    icon: 'rocket-launch',
    title: 'Real-world project immersion',
    alt: 'Rocket taking off',
    text: 'You work from a brief with a deadline, in a shared repository, and demo what you built every fortnight.',
  },
  {
    icon: 'chalkboard-teacher',
    title: 'Expert mentorship',
    alt: 'Teacher at a board',
    text: 'A working engineer reviews your code line by line and tells you what a team lead would ask you to change.',
  },
  {
    icon: 'clock-clockwise',
    title: 'Flexible adaptive learning',
    alt: 'Clock with an arrow running round it',
    text: 'Self-paced lessons fit around semester classes, and the exercises get harder only when you are ready.',
  },
  {
    icon: 'briefcase',
    title: 'Fast-track to career opportunities',
    alt: 'Briefcase',
    text: 'Mock interviews, a reviewed résumé and introductions to hiring teams start before the internship ends.',
  },
];

export const internshipsPage = {
  claim: '100% job placement guarantee',
  landing: {
    hero: {
      heading: 'Internships that end in a job, not just a certificate',
      text: 'Learn one technology properly, build with it alongside working engineers, and leave with projects you can explain in an interview.',
      button: 'Go from Noob to Pro',
      alt: 'Illustration: a student and a mentor building an application',
    },
    programmes: {
      heading: 'The programmes students ask for most',
      text: 'Three tracks in applied AI, from writing good prompts to shipping an app on top of a language model.',
      card: 'Know more',
      /** A card's badge is the capitalised type followed by these. */
      badge: { training: 'and training', job: 'with guaranteed job' },
      button: 'View All',
    },
    rewards: { heading: 'What you take away', items: rewards },
    testimonials: { heading: 'From interns and the people who hired them' },
    faq: { heading: 'Questions before you apply' },
    seo: {
      title: `Student Internships and Training in Tech | ${company.name}`,
      description:
        'Mentored internships in AI, cloud, web, data and security, with real projects, self-paced lessons and a 100% job placement guarantee.',
      keywords: [
        'student internships',
        'internship with job guarantee',
        'AI internship',
        'software training',
        'engineering internships India',
      ],
    } satisfies Seo,
  },
  listing: {
    hero: {
      heading: 'Thirteen programmes, one of them yours',
      text: 'Every programme pairs training with a mentored internship and runs as a short-term and a long-term track.',
      alt: 'Illustration: programme cards laid out on a desk',
    },
    listHeading: 'All programmes',
    search: { label: 'Looking for a specific program?', placeholder: 'Cloud, Python, design…' },
    tab: 'Internships and Training',
    testimonials: { heading: 'What partners and interns report' },
    seo: {
      title: `All Internships and Training Programmes | ${company.name}`,
      description:
        'Compare all 13 internship and training programmes: generative AI, cloud, DevOps, Python, React, Azure, testing, Salesforce, design and security.',
      keywords: [
        'internship list',
        'training programmes',
        'cloud internship',
        'MERN internship',
        'Salesforce internship',
        'cybersecurity internship',
      ],
    } satisfies Seo,
  },
};
