import type { Seo } from '../../schemas/content.ts';
import { company } from './company.ts';

export const blog = {
  name: company.blogName,
  hero: {
    heading: 'Your Hub for Fresh Perspectives!',
    text: 'Explore in-depth articles that offer valuable insights, expert analysis, and actionable strategies to help you stay ahead in tech, EdTech, and business growth.',
    alt: 'Illustration: an open book and the ideas that come out of it',
  },
  topReads: { heading: 'Top Reads of the Month' },
  list: {
    heading: 'All articles',
    search: { label: 'Looking for a topic?', placeholder: 'Interview, AI, skills…' },
    card: 'Read more',
  },
  article: {
    share: 'Share this article',
    author: 'About the author',
    sources: 'Sources',
    programmes: 'Learn this with a mentor',
    output: 'Output',
    related: 'Read next',
    all: 'All articles',
    banner: {
      heading: 'Questions about this, or about your own plans?',
      text: 'Write to us. Our team replies within 24 hours.',
      button: 'Get in touch',
    },
  },
  notFound: {
    heading: 'Article not found.',
    text: `There is no article at this address. It may have been renamed, or the number in the link may be wrong. If a link brought you here, write to ${company.email} and we will find it.`,
  },
  seo: {
    title: `${company.blogName}: Careers, Skills and EdTech | ${company.name}`,
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
 * A date as people read it: 2024-01-22 as 22 January 2024. `Intl` would say the same, but setting it up takes a cheap
 * phone 50 ms and more while it wakes the page.
 */
export const readableDate = (isoDate: string) => {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${day} ${months[(month ?? 0) - 1]} ${year}`;
};

/** How long an article takes: '4 min read'. */
export const readingTime = (minutes: number) => `${minutes} min read`;
