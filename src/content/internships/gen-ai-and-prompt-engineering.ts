import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 1,
  category: 'Generative AI',
  title: 'Gen AI and Prompt Engineering',
  subtitle: 'Write prompts that you can test, measure and share with a team.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.48,
  review: '(529 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire for generative AI',
  description:
    'Write prompts for text, code and image models, and treat each one as software: kept in Git, run against examples and scored before it changes. You work in Python notebooks with the OpenAI and Gemini APIs, and with open models that run on your own laptop through Ollama. You should be comfortable with a short Python script; no machine-learning background is needed.',
  duration: 'Short term: a tested set of prompts. Long term: a working assistant.',
  schedule: 'Flexible Learning',
  time: 'Self-paced exercises between live mentor sessions',
  features: {
    heading: 'Every prompt has a score',
    points: [
      'Few-shot examples, structured JSON output and tool calls, with a written reason for each choice',
      'A regression suite of fifty questions that scores every revision of a prompt before it is released',
      'A study assistant that quotes its sources, says when it does not know, and is tested against prompt injection',
    ],
  },
  careers: [
    {
      icon: 'chat-text',
      title: 'Prompt Engineer',
      alt: 'Speech bubble with lines of text',
      text: 'Designs and maintains the instructions behind a product’s AI features.',
    },
    {
      icon: 'chats-circle',
      title: 'Conversational AI Designer',
      alt: 'Two overlapping speech bubbles',
      text: 'Plans how an assistant asks, answers and hands over to a person.',
    },
    {
      icon: 'list-checks',
      title: 'AI Evaluation Analyst',
      alt: 'Checklist',
      text: 'Builds the test sets that show whether a model’s answers can be trusted.',
    },
    {
      icon: 'robot',
      title: 'AI Automation Specialist',
      alt: 'Robot face',
      text: 'Connects models to forms, documents and mail to remove repeated work.',
    },
  ],
  certification: {
    opening: 'Your tested prompts earn the certificate',
    description:
      'You receive it when your prompts pass their own test suite. On the long-term track a mentor also tries to break your assistant.',
    points: [
      'What it names: the models, APIs and evaluation methods you used',
      'How you earn it: your prompts pass their suite and, on the long-term track, your assistant withstands a mentor’s attacks',
      'What goes with it: a mentor’s written review and a public repository',
    ],
  },
  seo: {
    title: pageTitle('Gen AI and Prompt Engineering Internship'),
    description:
      'Learn to write, test and version prompts for text, code and image models in Python, and build an assistant that quotes its sources.',
    keywords: [
      'generative AI internship',
      'prompt engineering training',
      'Gen AI internship with job guarantee',
      'prompt testing',
      'AI assistant project',
    ],
  },
};
