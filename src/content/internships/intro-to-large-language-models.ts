import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 2,
  category: 'Large Language Models',
  title: 'Intro to Large Language Models',
  subtitle: 'Tokens, attention, training and fine-tuning, each in code you write yourself.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.47,
  review: '(517 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire language model engineers',
  description:
    'This is an introduction to the models, not to programming. You build a tokeniser and a very small transformer in PyTorch, then move to Hugging Face Transformers to search, classify and fine-tune with open models on the GPU of a cloud notebook. You should know Python functions, arrays and basic probability; the linear algebra you need is taught where it is used.',
  duration: 'Short term: how the models work. Long term: one you have fine-tuned.',
  schedule: 'Flexible Schedule',
  time: 'Self-paced notebooks, open between the sessions',
  features: {
    heading: 'Understand the model before you rely on it',
    points: [
      'A byte-pair tokeniser and a character-level transformer, trained from scratch on a text you choose',
      'Semantic search over your own lecture notes with sentence embeddings and a FAISS index',
      'A small open model fine-tuned with LoRA, with a report that compares it fairly with the original',
    ],
  },
  careers: [
    {
      icon: 'brain',
      title: 'Machine Learning Engineer',
      alt: 'Brain',
      text: 'Trains, fine-tunes and serves models; most start as a junior in a larger team.',
    },
    {
      icon: 'translate',
      title: 'NLP Engineer',
      alt: 'Two scripts, as on a translate button',
      text: 'Builds search, classification and extraction over text in many languages.',
    },
    {
      icon: 'chart-scatter',
      title: 'Data Scientist',
      alt: 'Scatter chart',
      text: 'Uses embeddings and models to answer questions that tables alone cannot.',
    },
    {
      icon: 'microscope',
      title: 'AI Research Assistant',
      alt: 'Microscope',
      text: 'Runs experiments, keeps them reproducible and writes up what was found.',
    },
  ],
  certification: {
    opening: 'Proof that you understand a language model',
    description:
      'You earn it with a reproducible experiment and a short conversation in which you explain your results to a mentor. On the long-term track the experiment uses a model that you fine-tuned. The certificate shows a sound grounding; research roles will still ask for further study.',
    points: [
      'What it names: your data set, your method and your score',
      'How you earn it: a notebook that a mentor runs from top to bottom; fine-tuning belongs to the long-term track',
      'What goes with it: feedback on how clearly you explained the trade-offs',
    ],
  },
  seo: {
    title: pageTitle('Intro to Large Language Models Internship'),
    description:
      'Build a tokeniser and a small transformer in PyTorch, then search with embeddings and fine-tune open models with Hugging Face and LoRA.',
    keywords: [
      'large language models internship',
      'LLM training for students',
      'Hugging Face project',
      'PyTorch transformer',
      'LoRA fine-tuning',
      'NLP internship',
    ],
  },
};
