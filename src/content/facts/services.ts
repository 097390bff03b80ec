/** Price band and one measured result of each service. Sample values: see samples.ts. */
import type { Result, ServiceFacts } from '../../../schemas/facts.ts';
import { lakhs, money } from '../money.ts';
import type { ServiceSlug } from '../services/index.ts';
import { engineerMonth } from './promises.ts';
import { engagement, searchTraffic, userGrowth } from './results.ts';

const platform = 'learning-platform';
const simulator = 'visa-mock-interview';
const ecosystem = 'ecosystem-web-presence';

export const serviceFacts: Record<ServiceSlug, ServiceFacts> = {
  webdevelopment: {
    prices: [
      { amount: lakhs(2, 12), what: 'for a site' },
      { amount: `from ${money(15_000)}`, what: 'for a month of care after launch' },
    ],
    result: searchTraffic,
  },
  uiuxdesigns: {
    prices: [{ amount: lakhs(1.5, 8), what: 'for a design project' }],
    result: {
      project: ecosystem,
      result: '9 of 10 people found the right service in two clicks; before, 4 of 10 did',
      source: 'user tests with 10 people in February and 10 in August 2025',
    },
  },
  aiml: {
    prices: [
      { amount: lakhs(2.5), what: 'for a feasibility study' },
      { amount: lakhs(8, 30), what: 'for a first release' },
    ],
    result: {
      project: simulator,
      result: 'Scores agree with two human examiners on 87% of answers',
      source: '600 answers marked by hand, May 2026; the two examiners agreed with each other on 91%',
    },
  },
  cloudservices: {
    prices: [
      { amount: lakhs(1), what: 'for a cost review' },
      { amount: lakhs(4, 25), what: 'for a migration' },
    ],
    result: {
      project: platform,
      result: '38% lower hosting bill for our own learning platform',
      source: 'cloud invoices for the same number of learners, April 2026 against April 2025',
    },
  },
  salesforce: {
    prices: [
      { amount: money(75_000), what: 'for a health check' },
      { amount: lakhs(2, 15), what: 'for a project' },
    ],
    result: {
      project: ecosystem,
      result: 'Enquiries sorted by hand fell from 1,150 to 90 a month',
      source: 'the client’s Salesforce reports, March and September 2025',
    },
  },
  fullstack: {
    prices: [
      { amount: lakhs(10, 40), what: 'for a first release' },
      { amount: engineerMonth, what: 'for a month of an engineer in your team' },
    ],
    result: engagement,
  },
  mobileappdevelpment: {
    prices: [{ amount: lakhs(8, 30), what: 'for a first release on both stores' }],
    result: {
      project: simulator,
      result: 'Abandoned practice interviews on phones fell from 18% to 5%',
      source: '4,300 practice interviews, January against June 2026',
    },
  },
  dataanalytics: {
    prices: [
      { amount: lakhs(5), what: 'for a first report' },
      { amount: lakhs(8, 25), what: 'for a data platform' },
    ],
    result: {
      project: platform,
      result: 'On our own platform, a weekly placement report takes 10 minutes instead of two days',
      source: 'time logs of three placement offices, March 2026',
    },
  },
  devops: {
    prices: [
      { amount: lakhs(1.5), what: 'for an assessment' },
      { amount: lakhs(5, 20), what: 'for a project' },
    ],
    result: {
      project: platform,
      result: 'Releases of our own platform went from one a month to three a week',
      source: 'deployment log, 2024 against 2026',
    },
  },
};

/** Every measured result of a service, for the Works page. */
export const serviceResults = (slug: ServiceSlug): Result[] => [
  serviceFacts[slug].result,
  ...(slug === 'webdevelopment' ? [userGrowth] : []),
];
