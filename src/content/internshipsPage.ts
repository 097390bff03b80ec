import type { Benefit, Seo } from '../../schemas/content.ts';
import { company } from './company.ts';
import { guarantee } from './facts/guarantee.ts';
import { cohort, lowestFees, totals } from './facts/programmes.ts';
import { opportunities } from './facts/promises.ts';
import { featured, internships } from './internships/index.ts';
import { money } from './money.ts';
import { capitalised, inWords, pageTitle, thatFind } from './phrases.ts';

const rewards: Benefit[] = [
  {
    icon: 'rocket-launch',
    title: 'Real-world\nproject immersion',
    alt: 'Rocket taking off',
    text: 'You work from a brief with a deadline, in a shared repository, and show your work every two weeks.',
  },
  {
    icon: 'chalkboard-teacher',
    title: 'Expert\nmentorship',
    alt: 'Teacher at a board',
    text: 'Every two weeks a mentor goes through your work with you and says what a team lead would ask you to change.',
  },
  {
    icon: 'clock-clockwise',
    title: 'Flexible\nadaptive learning',
    alt: 'Clock with an arrow running round it',
    text: 'Lessons fit around semester classes, and exercises get harder only when you are ready.',
  },
  {
    icon: 'briefcase',
    title: 'Fast-track to\ncareer opportunities',
    alt: 'Briefcase',
    text: 'Mock interviews, a résumé review and introductions to hiring teams start before the internship ends.',
  },
];

const lowestFee = lowestFees.internship === undefined ? '' : ` from ${money(lowestFees.internship)}`;

const openProgrammes =
  {
    0: 'No programme is open now.',
    1: 'One programme is open now.',
  }[internships.length] ?? `${capitalised(inWords(internships.length))} programmes. Find yours.`;

export const internshipsPage = {
  claim: guarantee.claim,
  landing: {
    hero: {
      heading: 'Internships with a job at the end, or your fee back',
      text: `Learn one technology well, with a mentor who works in it. Of the ${totals.finished} learners of all programmes who ${cohort.finished} and ${cohort.over}, ${totals.placed} got a job; the others got the fee back.`,
      button: 'Go from Noob to Pro',
      alt: 'Illustration: a student and a mentor building an application',
    },
    programmes: {
      heading: `${capitalised(inWords(featured.length))} ${featured.length === 1 ? 'programme' : 'programmes'} in applied AI`,
      text: `From writing good prompts to shipping an app built on a language model. ${opportunities}`,
      more: 'Know more',
      badge: 'Internship and training with guaranteed job',
      button: 'View All',
    },
    outcomes: {
      heading: `${totals.placed} of ${totals.finished} got a job`,
      text: `A dot for each learner of all programmes who ${cohort.finished} and ${cohort.over}, counted on ${cohort.counted}. ${cohort.counts} Half of those with a job started at ${cohort.medianPay} a year or more.`,
      placed: `${totals.placed} with a job in their field`,
      refunded: `${totals.finished - totals.placed} who got their fee back`,
      /** The same after a full stop. */
      refundedSentence: `${totals.finished - totals.placed} got their fee back. All ${totals.finished} ${cohort.finished}, in internships or courses.`,
      alt: `${totals.finished} dots: ${totals.placed} are full, ${totals.finished - totals.placed} are rings`,
    },
    rewards: { heading: 'What you take away', items: rewards },
    testimonials: { heading: 'What interns, employers and colleges say' },
    faq: { heading: 'Questions before you enrol' },
    seo: {
      title: pageTitle('Student Internships and Training in Tech'),
      description: `Mentored tech internships${lowestFee}. On stated terms: a job at ${guarantee.floor} a year or more within ${guarantee.days} days, or your fee back.${internships.length > 1 ? ` ${internships.length} programmes, monthly starts.` : ''}`,
      keywords: [
        'student internships',
        'internship with job guarantee',
        'AI internship',
        'software training',
        `engineering internships ${company.offices[0].country}`,
      ],
    } satisfies Seo,
  },
  listing: {
    hero: {
      heading: openProgrammes,
      text: `Every programme combines training with a mentored internship. Each has a short-term and a long-term track. ${opportunities}`,
      alt: 'Illustration: a laptop on a desk showing programme cards',
    },
    listHeading: 'All programmes',
    search: { label: 'Looking for a specific program?', placeholder: 'Cloud, Python, design…' },
    /** Shown when a search finds nothing. */
    suggestedSearches: thatFind(internships, 'Cloud', 'Python', 'AI'),
    tab: 'Internships and Training',
    testimonials: { heading: 'What interns, employers and colleges say' },
    seo: {
      title: pageTitle('All Internships and Training Programmes'),
      description: `Compare all${internships.length > 1 ? ` ${internships.length}` : ''} internship and training programmes: generative AI, cloud, DevOps, Python, React, Azure, testing, Salesforce, design and security.`,
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
