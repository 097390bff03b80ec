/** Results of our work, each figure with its source. Sample values: see samples.ts. */
import type { Result } from '../../../schemas/facts.ts';
import { cohort, totals } from './programmes.ts';

/** The learners of skill-oriented courses since 2021. */
export const courseLearners = 209;

export const surveys = {
  clients: { figure: '95%', source: '38 of 40 clients said they were satisfied, survey of March 2026' },
  learning: {
    figure: '2x',
    source: `test scores, before and after, of ${totals.finished} learners who ${cohort.finished}; no comparison group`,
  },
  courses: {
    figure: '96%',
    source: `48 of 50 course learners who answered, of ${courseLearners} asked, survey of June 2026`,
  },
};

/** All learners since 2021; more than 200 of them took a skill-oriented course. */
export const studentsTrained = 400;

const overseas = 'overseas-education-revamp';
const platform = 'learning-platform';

export const searchTraffic: Result = {
  project: overseas,
  result: '64% more visits from search for a study-abroad consultancy',
  source: 'Google Search Console, January to June 2026 against January to June 2025',
};
export const userGrowth: Result = {
  project: overseas,
  result: '2x as many registered users',
  source: 'the client’s accounts, June 2026 against June 2025',
};
export const engagement: Result = {
  project: platform,
  result: 'On our own platform, learners finish over 50% more of each course',
  source: 'records of 120 learners, share of their course finished, spring term 2026 against 2025',
};
