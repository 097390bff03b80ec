/**
 * Length, price, start, mentor and outcome of each programme. Sample values: see samples.ts.
 */
import type { ProgrammeFacts, ProgrammeKind } from '../../../schemas/facts.ts';
import { projects, refundDays, weeklyHours } from './promises.ts';

const ifYouStop = `Stop within ${refundDays} days of the start and you get the whole fee back. After that we return the fee for the weeks not yet started, less 10%. You may also pause for up to 12 weeks.`;

export const programmeKinds: Record<'internship' | 'course', ProgrammeKind> = {
  internship: {
    weeks: { short: 8, long: 26 },
    weeklyHours: weeklyHours.internship,
    starts: '4 January, 1 February and 1 March 2027',
    fee: '₹15,000 to ₹20,000 (short term), ₹45,000 to ₹60,000 (long term)',
    builds: `Short term: ${projects.short}. Long term: ${projects.long}, the last in a team.`,
    ifYouStop,
  },
  course: {
    weeks: { short: 12, long: 26 },
    weeklyHours: weeklyHours.course,
    starts: '4 January and 5 April 2027',
    fee: '₹20,000 to ₹30,000 (short term), ₹50,000 to ₹70,000 (long term)',
    builds: `Short term: ${projects.short}. Long term: ${projects.long}, the last of your own choice.`,
    ifYouStop,
  },
};

/** The number of learners in the outcomes, and the day they were counted. */
export const cohort = { finished: 'finished in 2025', counted: '30 June 2026' };

const facts = (mentor: string, [finished, placed]: [number, number], work: string): ProgrammeFacts => ({
  mentor,
  finished,
  placed,
  refunded: finished - placed,
  work,
});

/** By the programme's slug. The page of a programme without a row says that no group has finished yet. */
export const internshipFacts: Record<string, ProgrammeFacts> = {
  'gen-ai-and-prompt-engineering': facts(
    'Meera Raghavan, who tests prompts for a bank’s help desk',
    [11, 10],
    'AI evaluation analysts and automation developers',
  ),
  'intro-to-large-language-models': facts(
    'Dr Anil Deshmukh, NLP engineer at a speech company',
    [7, 6],
    'junior NLP engineers and data scientists',
  ),
  'building-llm-powered-apps': facts(
    'Farhan Qureshi, back-end engineer',
    [9, 9],
    'AI application developers and back-end engineers',
  ),
  'cloud-engineering': facts(
    'Lakshmi Priya Nadella, cloud architect',
    [8, 8],
    'cloud support and infrastructure engineers',
  ),
  devops: facts('Joel D’Souza, release engineer', [8, 7], 'build, release and DevOps engineers'),
  'modern-python-with-flask-api': facts(
    'Sandhya Rao, Python developer at a payments company',
    [6, 6],
    'Python and back-end developers',
  ),
  'web-development-with-react-and-python': facts(
    'Rakesh Varma, full stack developer',
    [10, 9],
    'React and full stack developers',
  ),
  'azure-data-engineering-with-powerbi': facts(
    'Shalini Gupta, data engineer',
    [7, 7],
    'Power BI and ETL developers',
  ),
  'selenium-with-java': facts(
    'Padma Venkatesan, test lead',
    [7, 6],
    'automation test engineers and QA analysts',
  ),
  'mern-fullstack': facts('Imran Shaikh, product engineer', [9, 8], 'React and Node.js developers'),
  salesforce: facts(
    'Neha Kulshrestha, Salesforce consultant',
    [6, 6],
    'Salesforce administrators and developers',
  ),
  'uiux-with-figma': facts('Tara Mathew, product designer', [5, 4], 'UI and UX designers'),
  cybersecurity: facts('Varun Rathore, SOC analyst', [7, 6], 'SOC analysts'),
};

export const courseFacts: Record<string, ProgrammeFacts> = {
  'data-engineering': facts(
    'Shalini Gupta, data engineer',
    [10, 9],
    'data engineers and analytics engineers',
  ),
  salesforce: facts(
    'Neha Kulshrestha, Salesforce consultant',
    [7, 7],
    'Salesforce and integration developers',
  ),
  'web-development': facts('Rakesh Varma, full stack developer', [12, 10], 'web and front-end developers'),
  devops: facts('Joel D’Souza, release engineer', [8, 8], 'DevOps and platform engineers'),
  'uiux-design': facts('Tara Mathew, product designer', [6, 5], 'product and interaction designers'),
  'mern-stack': facts('Imran Shaikh, product engineer', [9, 8], 'MERN and TypeScript developers'),
  'java-full-stack': facts(
    'Gopal Krishnan Iyer, Java developer at an insurer',
    [11, 10],
    'Java and Spring Boot developers',
  ),
  'python-full-stack': facts(
    'Sandhya Rao, Python developer at a payments company',
    [9, 9],
    'Python and Django developers',
  ),
};
