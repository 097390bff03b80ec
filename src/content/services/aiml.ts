import type { Service } from '../../../schemas/content.ts';
import { pageTitle, whole } from '../phrases.ts';

export const service: Service = {
  slug: 'aiml',
  name: 'AI & Machine learning',
  hero: {
    heading: 'Machine learning, measured before you build it',
    highlight: 'measured',
    description:
      'We agree on the task and how to measure success, then check whether your data supports it. Sometimes a rule or a report is enough, and we say so.',
    alt: 'Illustration: a person with books beside a network of nodes',
  },
  servicesHeading: 'What we can build with your data',
  services: [
    {
      title: 'Feasibility study',
      description:
        'Two to four weeks on a sample of your data: what is there, what is missing, a baseline to beat, and whether to continue.',
    },
    {
      title: 'Assistants for documents',
      description:
        'Search and chat over manuals, policies or tickets, with sources shown for each answer and a refusal when there are none.',
    },
    {
      title: 'Prediction and scoring',
      description:
        'Models for demand, churn, risk or lead quality, delivered with the reasons behind a score in words your team can use.',
    },
    {
      title: 'Language processing',
      description: `Sorting emails, ${whole('extracting fields')} from forms, summarising calls and scoring answers, spoken or written.`,
    },
    {
      title: 'Image and video recognition',
      description:
        'Defect detection, counting and document capture, on a server or on a small device at the production line.',
    },
    {
      title: 'Models in production',
      description:
        'Versioned data and models, automatic evaluation, cost limits and alerts when live data differs from the training data.',
    },
  ],
  firstMonth: [
    'We agree on the task, the number that should improve and the data you can share.',
    'We clean a sample of your data and measure how well people do the task today.',
    'We build a baseline and test it on cases it has not seen.',
    'We report the scores, the cost of a thousand requests and a clear yes or no.',
  ],
  whyHeading: 'Why our models reach production',
  benefits: [
    {
      icon: 'target',
      title: 'A metric before a model',
      alt: 'Target',
      text: 'We write down the number that has to improve, and the test set, before any training starts.',
    },
    {
      icon: 'lock-key',
      title: 'Your data stays yours',
      alt: 'Padlock with a keyhole',
      text: 'Work happens in your cloud account where possible, and nothing trains a public model.',
    },
    {
      icon: 'user-check',
      title: 'People have the final say',
      alt: 'Person with a tick',
      text: 'Uncertain cases go to a reviewer, and their corrections become test cases.',
    },
    {
      icon: 'coins',
      title: 'Known running costs',
      alt: 'Stack of coins',
      text: 'We measure the cost of a thousand requests by week four, and set hard limits in production.',
    },
  ],
  discuss: {
    heading: 'Not sure whether you need AI?',
    text: 'Describe the task and how it is done today. A half-hour call is often enough to decide.',
  },
  closing: {
    heading: 'The idea, tested on your own data',
    text: 'A feasibility study has a fixed price and ends with a working baseline and a clear recommendation.',
    button: 'Request an AI proposal',
  },
  seo: {
    title: pageTitle('AI and Machine Learning Development'),
    description:
      'Feasibility studies, document assistants, prediction models and NLP with agreed metrics, sources for answers and known running costs.',
    keywords: [
      'AI development company',
      'machine learning services',
      'document assistant',
      'natural language processing',
      'MLOps',
    ],
  },
};

export const exhibit = {
  title: 'A small network you can question',
  text: 'Will this customer leave? Change what we know and follow the lines.',
  alt: 'A network of three inputs, four hidden nodes and one output; thicker lines carry more weight',
  /** In the order of the weights in `src/sections/exhibits/network.ts`. */
  inputs: [
    { label: 'Complaints this month', min: 0, max: 5, start: 3 },
    { label: 'Days since the last order', min: 0, max: 90, start: 40 },
    { label: 'Years as a customer', min: 0, max: 10, start: 4 },
  ],
  output: 'likely to leave',
  under: 'under',
  over: 'over',
  advice: {
    low: 'No call needed.',
    middle: 'Not certain: a person looks at it.',
    high: 'Call today, before they decide.',
  },
} as const;
