import type { Seo } from '../../schemas/content.ts';
import { articles } from './articles/list.js';
import { company } from './company.ts';
import { reply } from './facts/promises.ts';
import { pageTitle, thatFind } from './phrases.ts';

/** The texts of the blog: its list, its articles and its missing articles. */
export const blog = {
  name: company.blogName,
  hero: {
    heading: 'Your Hub for Fresh Perspectives!',
    text: 'Explore in-depth articles that offer valuable insights, expert analysis, and actionable strategies to help you stay ahead in tech, EdTech, and business growth.',
    alt: 'Illustration: an open book in a mosaic with a pencil, a cup and a bookmark',
  },
  topReads: { heading: 'Top Reads of the Month' },
  list: {
    heading: 'All articles',
    search: { label: 'Looking for a topic?', placeholder: 'Interview, AI, skills…' },
    /** Shown when a search finds nothing. */
    suggestedSearches: thatFind(articles, 'Interviews', 'AI', 'Skills'),
    cardLink: 'Read more',
  },
  article: {
    by: (author: string) => `By ${author}`,
    contents: 'On this page',
    share: 'Share this article',
    shareOn: (network: string) => `Share on ${network}`,
    shareByEmail: 'Share by email',
    updated: 'Updated',
    author: 'About the author',
    sources: 'Sources',
    corrections: 'Corrections',
    programmes: 'Our paid programmes with a mentor',
    output: 'Output',
    codeOf: (name: string) => `the code of ${name}`,
    related: 'Read next',
    all: 'All articles',
    banner: {
      heading: 'Questions about this, or about your own plans?',
      text: `Write to us. ${reply}`,
      button: 'Get in touch',
    },
  },
  notFound: {
    heading: 'Article not found.',
    text: `There is no article at this address. It may have been renamed, or the number in the link may be wrong. If a link brought you here, write to ${company.email} and we will find it.`,
  },
  seo: {
    title: pageTitle(`${company.blogName}: Careers, Skills and EdTech`),
    description:
      'Articles for students, placement officers and founders: internships, AI in learning, study techniques, the skills gap and the EdTech industry.',
    keywords: [
      'career articles',
      'internship tips',
      'AI in learning',
      'study techniques',
      'skills gap',
      'EdTech blog',
    ],
  } satisfies Seo,
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats a date: 2024-01-22 becomes 22 January 2024. `Intl` would do the same, but takes 50 ms or more to set up on a
 * cheap phone during hydration.
 */
export const readableDate = (isoDate: string) => {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${months[(month ?? 0) - 1]} ${year}`;
};

/** Formats the month of a date: 2026-11-23 becomes November 2026. */
export const readableMonth = (isoDate: string) => readableDate(isoDate).replace(/^\d+ /, '');

/** Formats the reading time: '4 min read', which stays on one line. */
export const readingTime = (minutes: number) => `${minutes}\u00a0min\u00a0read`;
