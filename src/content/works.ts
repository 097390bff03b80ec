/** The portfolio. The words of the posters are samples: see samples.ts. */
import type { Seo } from '../../schemas/content.ts';
import { reply } from './facts/promises.ts';
import { searchTraffic, userGrowth } from './facts/results.ts';
import { capitalised, inWords, pageTitle, whole } from './phrases.ts';
import { ownProduct, projects } from './projects.ts';

/** 'Four projects'. */
const count = `${capitalised(inWords(projects.length))} projects`;
const hasOwn = projects.some(({ slug }) => slug === ownProduct);
const forClients = projects.filter(({ slug }) => slug !== ownProduct).length;

const clientsSentence =
  forClients > 0
    ? `${capitalised(inWords(forClients))} ${forClients === 1 ? 'is for a client' : 'are for clients'}, whom we do not name here${hasOwn ? '; the learning platform is our own' : ''}. `
    : '';

export const works = {
  hero: {
    heading: "See What We've Built",
    text: `${count}, from a study-abroad site to a simulator that scores spoken answers, each with its measured result.`,
    alt: 'Illustration: a services website, a scored interview, a quiz and a rising chart',
  },
  carousel: {
    heading: 'Selected projects',
    text: `${clientsSentence}The pictures are illustrations: ask us for a walkthrough, or for a client you can call.`,
  },
  results: {
    heading: 'What each project changed',
    text: 'Every figure has its source and date.',
    source: 'Source:',
    more: 'What we did, with sources',
  },
  /**
   * A poster a project: the service whose result it shows largest, what the figure of this result counts, one line, and the
   * words of its drawing.
   */
  posters: {
    ecosystem: {
      project: 'ecosystem-web-presence',
      service: 'uiuxdesigns',
      counted: 'people found the right service in two clicks',
      line: 'One design system. Each team still edits its own pages.',
      drawing: 'People who found the right service',
      rows: ['Before', 'After'],
    },
    simulator: {
      project: 'visa-mock-interview',
      service: 'aiml',
      counted: 'of scores agree with two human examiners',
      line: 'Students practise aloud, at any hour, and see which sentence to improve.',
    },
    platform: {
      project: 'learning-platform',
      service: 'fullstack',
      counted: 'over 50% more of each course finished',
      line: 'Courses, grades and attendance in one place, for learners and for placement officers.',
      drawing: ['Share of a course finished,', 'the year before = 10'],
      rows: ['Before', 'Now'],
    },
    overseas: {
      project: 'overseas-education-revamp',
      service: 'webdevelopment',
      counted: 'more visits from search for a consultancy',
      line: 'A template for each country and course, and pages that load fast.',
      drawing: 'The year before = 100',
      /** The loudest line first. */
      lines: [
        { result: searchTraffic.result, label: 'Visits from search' },
        { result: userGrowth.result, label: 'Registered users' },
      ],
      years: ['2025', '2026'],
    },
  },
  interview: {
    title: 'Try one question',
    question: 'Why did you choose this university, and not one in your own country?',
    label: 'Your answer',
    button: 'Score my answer',
    rules: {
      length: 'It has 40 to 120 words.',
      number: 'It names a number: a fee, a rank, a year.',
      example: 'It gives an example: “such as”, “for example”, “for instance”.',
      reason: 'It gives a reason: “because”, “since”, “so that”, “therefore”.',
      sure: `It is definite: no “maybe”, “perhaps”, ${whole('“I think”')}, “I guess”, “hopefully” or ${whole('“not sure”')}.`,
      short: 'No sentence has more than 25 words.',
    },
    met: 'Yes',
    missed: 'Not yet',
    empty: 'Type an answer first.',
    score: (met: number, of: number) => `${met} of ${of} rules met.`,
    improve: 'Improve this sentence first:',
    note: 'This page checks six rules and sends nothing. The real simulator listens, and scores clarity, relevance and confidence.',
  },
  band: {
    heading: "Let's collaborate to bring your vision to life.",
    text: `Tell us the result you need. ${reply.replace(/\.$/, '')}, with questions about your project.`,
    button: "Let's Get Started",
  },
  seo: {
    title: pageTitle('Our Work: Software and EdTech Projects'),
    description: `${count} and what changed: 64% more visits from search, a 38% lower hosting bill, spoken interviews scored in real time.`,
    keywords: [
      'software portfolio',
      'web development case studies',
      'learning management platform',
      'visa interview simulator',
      'website revamp',
    ],
  } satisfies Seo,
};
