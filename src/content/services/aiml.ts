import type { Service } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const service: Service = {
  slug: 'aiml',
  name: 'AI & Machine learning',
  hero: {
    heading: 'Machine learning with a measurable job to do',
    highlight: 'a measurable job',
    description:
      'We start from the decision or the task you want to improve, agree how success will be measured and check whether your data can carry it. Sometimes the answer is a rule or a report, and then we say so.',
    alt: 'Illustration: a network of nodes sorting documents',
  },
  servicesHeading: 'What we can build with your data',
  services: [
    {
      title: 'Feasibility study',
      description:
        'Two to three weeks on a sample of your data: what is there, what is missing, a baseline to beat and a decision whether to continue.',
    },
    {
      title: 'Assistants on your documents',
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
      description:
        'Sorting emails, extracting fields from forms, summarising calls and scoring spoken or written answers.',
    },
    {
      title: 'Image and video recognition',
      description:
        'Defect detection, counting and document capture, on a server or on a small device beside the line.',
    },
    {
      title: 'Running models in production',
      description:
        'Versioned data and models, automatic evaluation, cost limits and alerts when live data drifts away from what was learnt.',
    },
  ],
  whyHeading: 'Why our models make it past the pilot',
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
      title: 'People keep the last word',
      alt: 'Person with a tick',
      text: 'Uncertain cases go to a reviewer, and their corrections become test cases.',
    },
    {
      icon: 'coins',
      title: 'Known running costs',
      alt: 'Stack of coins',
      text: 'You get the cost of a thousand requests with the proposal, and hard limits in production.',
    },
  ],
  discuss: {
    heading: 'Not sure whether it is a job for AI?',
    text: 'Describe the task and how it is done today. A half-hour call is often enough to rule it in or out.',
  },
  closing: {
    heading: 'Test the idea on your own data first',
    text: 'A feasibility study has a fixed price and ends with a working baseline and a frank recommendation.',
    button: 'Request an AI proposal',
  },
  seo: {
    title: `AI and Machine Learning Development | ${company.name}`,
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
