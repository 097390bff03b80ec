/**
 * Length, price, start, mentor and outcome of each programme. Sample values: see samples.ts.
 */
import type { ProgrammeFacts, ProgrammeKind } from '../../../schemas/facts.ts';
import { company } from '../company.ts';
import { logos } from '../logos.ts';
import { lakhs } from '../money.ts';
import { whole } from '../phrases.ts';
import { guarantee } from './guarantee.ts';
import {
  live,
  longestPause,
  percentOfRest,
  projects,
  refundDays,
  weeklyHours,
  weeks,
  type KindOfProgramme,
} from './promises.ts';

const ifYouStop = `Stop within ${refundDays} days of the start and you owe nothing. After that you pay for the weeks you have started, plus ${percentOfRest}% of the fee for the weeks that remain. You may also pause for up to ${longestPause} weeks.`;

const group = (kind: KindOfProgramme) =>
  `Online, ${live.hours} hours a week on average: ${live.evenings[kind]} from ${live.evening}, and every second Saturday from ${live.saturday}, ${company.timeZone}; ${kind === 'internship' ? 'courses' : 'internships'} use the other Saturdays. Lessons are self-paced, on our own learning platform. Live sessions are for questions and examples. Everyone on a programme shares them, at most ${live.largestGroup} learners. If you are the only one, you have the mentor to yourself. Every two weeks your mentor also reviews your work with you alone for ${live.review}. In ${company.offices[0].city} you may join the sessions from our office, which is open then.`;

export const programmeKinds: Record<KindOfProgramme, ProgrammeKind> = {
  internship: {
    is: 'Training for a fee, with a project from a brief that your mentor writes. Where two or more learners start together they work as a team; a learner who starts alone works with the mentor. You are our learner, not an employee: there is no wage, and you work with our mentors, not at another company.',
    weeks: weeks.internship,
    instalments: { short: 2, long: 6 },
    weeklyHours: weeklyHours.internship,
    starts: `${whole('4 January')}, ${whole('1 February')} and ${whole('1 March 2027')}`,
    group: group('internship'),
    builds: `Short term: ${projects.short}. Long term: ${projects.long}. A project may be the next release of the same product or lab.`,
    ifYouStop,
  },
  course: {
    is: 'Training for one role, on projects of your own. You work alone.',
    weeks: weeks.course,
    instalments: { short: 3, long: 6 },
    weeklyHours: weeklyHours.course,
    starts: `${whole('4 January')} and ${whole('5 April 2027')}`,
    group: group('course'),
    builds: `Short term: ${projects.short}. Long term: ${projects.long}. A project may be the next release of the same product.`,
    ifYouStop,
  },
};

/** The year in which the learners of the outcomes finished. */
const outcomeYear = 2025;

/** Learners who finished in the same year and are not in the outcomes: those counted later, and those never counted. */
const notYet = 31;
const studyOn = 6;

/** The learners in the outcomes, the day they were counted, and their pay. */
export const cohort = {
  year: outcomeYear,
  finished: `finished in ${outcomeYear}`,
  counted: whole('30 June 2026'),
  /** Who is in the figures. */
  over: `whose ${guarantee.days} days are over`,
  /** Who is not. */
  counts: `Not counted, in all programmes together: ${notYet} learners still at college, whose ${guarantee.days} days had not ended, and ${studyOn} who went on to further study.`,
  /** The starting pay that half of those with a job reached, a year. */
  medianPay: lakhs(3.8),
};

const facts = (
  [short, long]: [short: number, long: number],
  mentor: string,
  [began, finished, placed]: [began: number, finished: number, placed: number],
  work: string,
): ProgrammeFacts => ({
  fee: { short, long },
  mentor,
  began,
  finished,
  placed,
  refunded: finished - placed,
  work,
});

/** By the programme's slug. The page of a programme without a row says that its fee is not fixed, and that no group has finished yet. */
export const internshipFacts: Record<string, ProgrammeFacts> = {
  'gen-ai-and-prompt-engineering': facts(
    [15_000, 45_000],
    'Kavya Narayanan, who tests prompts for a bank’s help desk',
    [14, 11, 10],
    'AI evaluation analysts and automation developers',
  ),
  'intro-to-large-language-models': facts(
    [18_000, 54_000],
    'Dr Anil Deshmukh, NLP engineer at a speech company',
    [9, 7, 6],
    'junior NLP engineers and data scientists',
  ),
  'building-llm-powered-apps': facts(
    [18_000, 54_000],
    'Farhan Qureshi, back-end engineer',
    [10, 9, 9],
    'AI application developers and back-end engineers',
  ),
  'cloud-engineering': facts(
    [20_000, 60_000],
    'Lakshmi Priya Nadella, cloud architect',
    [9, 8, 8],
    'cloud support and infrastructure engineers',
  ),
  devops: facts(
    [20_000, 60_000],
    'Joel D’Souza, release engineer',
    [10, 8, 7],
    'build, release and DevOps engineers',
  ),
  'modern-python-with-flask-api': facts(
    [15_000, 45_000],
    'Sandhya Rao, Python developer at a payments company',
    [7, 6, 6],
    'Python and back-end developers',
  ),
  'web-development-with-react-and-python': facts(
    [16_000, 48_000],
    'Sravani Kolli, web developer',
    [12, 10, 9],
    'React and full stack developers',
  ),
  'azure-data-engineering-with-powerbi': facts(
    [18_000, 54_000],
    'Shalini Gupta, data engineer',
    [8, 7, 7],
    'Power BI and ETL developers',
  ),
  'selenium-with-java': facts(
    [15_000, 45_000],
    'Padma Venkatesan, test lead',
    [8, 7, 6],
    'automation test engineers and QA analysts',
  ),
  'mern-fullstack': facts(
    [16_000, 48_000],
    'Feroz Ahmed Khan, product engineer',
    [11, 9, 8],
    'React and Node.js developers',
  ),
  salesforce: facts(
    [18_000, 54_000],
    'Neha Kulshrestha, Salesforce consultant',
    [7, 6, 6],
    'Salesforce administrators and developers',
  ),
  'uiux-with-figma': facts(
    [15_000, 45_000],
    'Tara Mathew, product designer',
    [6, 5, 4],
    'UI and UX designers',
  ),
  cybersecurity: facts([20_000, 60_000], 'Varun Rathore, SOC analyst', [9, 7, 6], 'SOC analysts'),
};

export const courseFacts: Record<string, ProgrammeFacts> = {
  'data-engineering': facts(
    [27_000, 63_000],
    'Shalini Gupta, data engineer',
    [12, 10, 9],
    'data engineers and analytics engineers',
  ),
  salesforce: facts(
    [24_000, 57_000],
    'Neha Kulshrestha, Salesforce consultant',
    [8, 7, 7],
    'Salesforce and integration developers',
  ),
  'web-development': facts(
    [21_000, 51_000],
    'Sravani Kolli, web developer',
    [15, 12, 10],
    'web and front-end developers',
  ),
  devops: facts(
    [30_000, 69_000],
    'Joel D’Souza, release engineer',
    [9, 8, 8],
    'DevOps and platform engineers',
  ),
  'uiux-design': facts(
    [21_000, 51_000],
    'Tara Mathew, product designer',
    [7, 6, 5],
    'product and interaction designers',
  ),
  'mern-stack': facts(
    [24_000, 57_000],
    'Feroz Ahmed Khan, product engineer',
    [10, 9, 8],
    'MERN and TypeScript developers',
  ),
  'java-full-stack': facts(
    [27_000, 63_000],
    'Gopal Krishnan Iyer, Java developer at an insurer',
    [13, 11, 10],
    'Java and Spring Boot developers',
  ),
  'python-full-stack': facts(
    [24_000, 60_000],
    'Sandhya Rao, Python developer at a payments company',
    [10, 9, 9],
    'Python and Django developers',
  ),
};

const lowest = (programmes: Record<string, ProgrammeFacts>) => {
  const fees = Object.values(programmes).map(({ fee }) => fee.short);
  return fees.length > 0 ? Math.min(...fees) : undefined;
};

/** The lowest fee of each kind of programme that there is. */
export const lowestFees: Record<KindOfProgramme, number | undefined> = {
  internship: lowest(internshipFacts),
  course: lowest(courseFacts),
};

/** The learners of all programmes together. */
export const totals = [...Object.values(internshipFacts), ...Object.values(courseFacts)].reduce(
  (sum, { began, finished, placed }) => ({
    began: sum.began + began,
    finished: sum.finished + finished,
    placed: sum.placed + placed,
  }),
  { began: 0, finished: 0, placed: 0 },
);

/** The search of those without a job, before their refund. */
export const interviews = `Before their refund, the ${totals.finished - totals.placed} without a job had been to six interviews each, on average.`;

/** Where the learners with a job work. */
const employersOf = { services: 71, small: 62 };
export const employers = `Of the ${totals.placed} with a job, ${employersOf.services} joined IT service companies, ${employersOf.small} firms with fewer than 200 staff, and ${totals.placed - employersOf.services - employersOf.small} other employers.${logos.length > 0 ? ' The companies whose logos we show recruit for these skills; they have not agreed to hire our learners.' : ''}`;

/** How those left who did not finish; the others did not pass. */
const failed = 9;
const inFirstDays = 13;
const unfinished = totals.began - totals.finished;
export const whoBegan = `We counted ${totals.began} learners of all programmes: ${totals.finished} ${cohort.finished} and their ${guarantee.days} days are over, ${unfinished - failed} left (${inFirstDays} of them in the first ${refundDays} days) and ${failed} did not pass.`;
