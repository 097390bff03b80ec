import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 3,
  category: 'LLM Applications',
  title: 'Building LLM Powered Apps Using APIs',
  subtitle: 'Put a language model behind a product that answers from real documents, in time and on budget.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.48,
  review: '(498 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire AI application developers',
  description:
    'Calling a model is one line; making the result dependable is the job. You build a FastAPI service that retrieves passages from PostgreSQL with pgvector, streams answers with their sources, calls tools and copes with rate limits and timeouts. You need working Python and an idea of what an HTTP request is. LangChain is covered after you have written the same steps by hand.',
  duration: 'Short term: one app on one API. Long term: retrieval, tools and tests.',
  schedule: 'Flexible Learning',
  time: 'Self-paced building; a mentor reviews the code',
  features: {
    heading: 'From an API key to an app people can use',
    points: [
      'A question-and-answer app over college regulations, with every answer linked to the page it came from',
      'A support inbox helper that sorts messages, drafts replies and waits for a person to approve them',
      'Request tracing, cached answers and a cost report, so that you know what each conversation costs',
    ],
  },
  careers: [
    {
      icon: 'app-window',
      title: 'LLM Application Developer',
      alt: 'Application window',
      text: 'Builds chat, search and drafting features on top of model APIs.',
    },
    {
      icon: 'plugs-connected',
      title: 'AI Integration Engineer',
      alt: 'Two plugs joined together',
      text: 'Connects models to the databases and business systems a company already runs.',
    },
    {
      icon: 'hard-drives',
      title: 'Back-end Engineer, AI Features',
      alt: 'Two stacked servers',
      text: 'Owns queues, caching, limits and reliability behind the model.',
    },
    {
      icon: 'presentation-chart',
      title: 'Solutions Engineer',
      alt: 'Presentation board with a chart',
      text: 'Turns a customer’s problem into a prototype and a sensible estimate.',
    },
  ],
  certification: {
    opening: 'Deploy an app, earn the certificate',
    description:
      'You earn it by deploying an application that a mentor can open, question and overload. The review looks at wrong answers, slow answers and cost as closely as at the happy path.',
    points: [
      'What it names: the APIs, vector store and framework in your application',
      'How you earn it: an app that passes the review; retrieval and its tests count on the long-term track',
      'What goes with it: a repository with set-up notes that work on a clean machine',
    ],
  },
  seo: {
    title: pageTitle('Building LLM Powered Apps Internship'),
    description:
      'Build LLM apps with FastAPI, pgvector and model APIs: retrieval with sources, tool calls, streaming, tests and a cost report for every app.',
    keywords: [
      'LLM app development internship',
      'retrieval augmented generation project',
      'FastAPI internship',
      'LangChain training',
      'pgvector',
      'AI app developer',
    ],
  },
};
