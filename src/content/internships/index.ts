/**
 * The internships. The opportunities here, and the ratings and reviews in the other files of this folder, are samples:
 * see samples.ts.
 */
import type { FeaturedProgramme, Internship } from '../../../schemas/content.ts';
import { countOver } from '../money.ts';

const duration = 'Short term and Long term';

/** The three programmes on the landing page; their ids are those of {@link internships}. */
export const featuredProgrammes: FeaturedProgramme[] = [
  {
    id: 1,
    title: 'Gen AI and Prompt Engineering',
    type: 'Internship and training',
    duration,
    opportunities: countOver(2, 'Lakhs'),
  },
  {
    id: 2,
    title: 'Intro to Large Language Models',
    type: 'Internship and training',
    duration,
    opportunities: countOver(1.5, 'Lakhs'),
  },
  {
    id: 3,
    title: 'Building LLM Powered Apps Using APIs',
    type: 'Internship and training',
    duration,
    opportunities: countOver(2.3, 'Lakhs'),
  },
];

export const internships: Internship[] = [
  {
    id: 1,
    slug: 'gen-ai-and-prompt-engineering',
    title: 'Gen AI and Prompt Engineering',
    type: 'internship',
    summary:
      'Write, test and version prompts for text, code and image models. Long term: an assistant that quotes its sources.',
    duration,
    opportunities: countOver(2, 'Lakhs'),
    alt: 'Illustration: a person with a sheet of paper beside a chat window with a robot',
  },
  {
    id: 2,
    slug: 'intro-to-large-language-models',
    title: 'Intro to Large Language Models',
    type: 'internship',
    summary:
      'Build a tokeniser and a tiny transformer in PyTorch. Long term: fine-tune an open model with Hugging Face.',
    duration,
    opportunities: countOver(1.5, 'Lakhs'),
    alt: 'Illustration: a brain with letters, a book, a chip and a speech bubble in orbit',
  },
  {
    id: 3,
    slug: 'building-llm-powered-apps',
    title: 'Building LLM Powered Apps Using APIs',
    type: 'internship',
    summary:
      'Build a FastAPI app on a model API. Long term: answers from real documents, tool calls and a budget.',
    duration,
    opportunities: countOver(2.3, 'Lakhs'),
    alt: 'Illustration: a monitor on a desk showing an app joined to a language model',
  },
  {
    id: 4,
    slug: 'cloud-engineering',
    title: 'Cloud Engineering',
    type: 'internship',
    summary:
      'Build AWS networks, servers and serverless functions with Terraform, and test what happens when they fail.',
    duration,
    opportunities: countOver(1.8, 'Lakhs'),
    alt: 'Illustration: cloud layers stacked over a server and a database',
  },
  {
    id: 5,
    slug: 'devops',
    title: 'DevOps',
    type: 'internship',
    summary:
      'Take one app from a commit to a monitored Kubernetes cluster with Docker, Jenkins, Helm and Ansible.',
    duration,
    opportunities: countOver(1.6, 'Lakhs'),
    alt: 'Illustration: an infinity loop on waves between a code branch and a rocket',
  },
  {
    id: 6,
    slug: 'modern-python-with-flask-api',
    title: 'API Integration Course - Modern Python with Flask API',
    type: 'internship',
    summary: 'Build a documented Flask API and connect it to payments, email and webhooks that may fail.',
    duration,
    opportunities: countOver(1.7, 'Lakhs'),
    alt: 'Illustration: a laboratory flask in a mosaic with Python and webhook tiles',
  },
  {
    id: 7,
    slug: 'web-development-with-react-and-python',
    title: 'Web Development with React and Python',
    type: 'internship',
    summary:
      'Build a React and TypeScript front end and test it with users. Long term: FastAPI and PostgreSQL behind it.',
    duration,
    opportunities: countOver(2.1, 'Lakhs'),
    alt: 'Illustration: a smiling person beside a website with an atom badge',
  },
  {
    id: 8,
    slug: 'azure-data-engineering-with-powerbi',
    title: 'Azure Data Engineering with PowerBI',
    type: 'internship',
    summary: 'Load, clean and model data with Data Factory and Databricks, and report on it in Power BI.',
    duration,
    opportunities: countOver(1.3, 'Lakhs'),
    alt: 'Illustration: a monitor on a desk showing charts and a data dashboard',
  },
  {
    id: 9,
    slug: 'selenium-with-java',
    title: 'Selenium with Java',
    type: 'internship',
    summary:
      'Write browser tests in Java with Selenium and TestNG that find real faults. Long term: API tests as well.',
    duration,
    opportunities: countOver(1.25, 'Lakhs'),
    alt: 'Illustration: a beetle circled by a target, a coffee cup and a checklist',
  },
  {
    id: 10,
    slug: 'mern-fullstack',
    title: 'MERN Fullstack Web Development',
    type: 'internship',
    summary:
      'Release a real-time app with MongoDB, Express, React and Node, in a small team if others start with you.',
    duration,
    opportunities: countOver(1.4, 'Lakhs'),
    alt: 'Illustration: three stacked layers joined to a browser and a database',
  },
  {
    id: 11,
    slug: 'salesforce',
    title: 'Salesforce',
    type: 'internship',
    summary:
      'Build an admissions app with objects, sharing and Flow. Long term: Apex and Lightning web components.',
    duration,
    opportunities: countOver(1.2, 'Lakhs'),
    alt: 'Illustration: a person beside a task board with a cloud badge',
  },
  {
    id: 12,
    slug: 'uiux-with-figma',
    title: 'Intro to UI/UX Design with Figma',
    type: 'internship',
    summary:
      'Redesign an everyday service from interviews to a Figma prototype that five people have tested.',
    duration,
    opportunities: countOver(1.1, 'Lakhs'),
    alt: 'Illustration: the Figma mark in a mosaic with a cursor and a palette',
  },
  {
    id: 13,
    slug: 'cybersecurity',
    title: 'Cybersecurity',
    type: 'internship',
    summary:
      'Attack and harden machines in your own lab with Nmap, Burp Suite and Wazuh, and report what you find.',
    duration,
    opportunities: countOver(1.9, 'Lakhs'),
    alt: 'Illustration: a shield on stacked layers with a padlock and a fingerprint',
  },
];

/** The featured programmes that there are, each with its card. */
export const featured = featuredProgrammes.flatMap((programme) => {
  const internship = internships.find(({ id }) => id === programme.id);
  return internship ? [{ programme, internship }] : [];
});
