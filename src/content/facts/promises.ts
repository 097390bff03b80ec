/** Promises that every page makes in the same words. Sample values: see samples.ts. */

import { company } from '../company.ts';
import { lakhs, money, orWithTax, plusTax, pricesNote, unitExplained } from '../money.ts';
import { inIndia, inWords, theCountry, whole } from '../phrases.ts';

const [main, ...others] = company.offices;
const abroad = others.find(({ countryCode }) => countryCode !== main.countryCode);

/** The year of the foundation. */
export const founded = 2021;

/** The longest pause of a learner, in weeks. */
export const longestPause = 12;

/** How soon the team replies, and acknowledges a complaint or a report. */
export const replyTime = '24 hours';
export const reply = `Our team replies within ${replyTime}.`;

/** The owner of the code of a client's project, and from when. */
export const ownership =
  'We work in your repository from day one. Each milestone’s code and designs are yours once you have paid for that milestone.';

/** The state of the platform. */
export const platform = {
  inUse: 'Our learning platform and placement dashboard are in use today.',
};

/** How long a client's release is repaired at no cost, in days. */
export const warrantyDays = 90;

/** How many projects a learner finishes. */
export const projects = {
  short: 'one project',
  long: 'up to four projects',
  both: 'one to four projects',
};

/** How long each kind of programme takes, in its two tracks. */
export const weeks = {
  internship: { short: 8, long: 26 },
  course: { short: 12, long: 26 },
} as const;
export type KindOfProgramme = keyof typeof weeks;

/** Hours a week, the fewest and the most, by kind of programme. */
const hoursAWeek = { course: [6, 8], internship: [8, 10] } as const;
const moreHours = hoursAWeek.internship[0] - hoursAWeek.course[0];
const inHours = ([fewest, most]: readonly [number, number]) => whole(`${fewest} to ${most} hours`);
/** The same in words, and why they differ. */
export const weeklyHours = {
  course: inHours(hoursAWeek.course),
  internship: inHours(hoursAWeek.internship),
  why: `That is ${inWords(moreHours)} ${moreHours === 1 ? 'hour' : 'hours'} a week more than a course, because you also work on a brief.`,
};

/** Attendance and the duty of the guarantee. */
export const attendance =
  'You may miss one live session in five, reviews included, and keep the guarantee; the certificate has no such limit. A recording does not count as attendance, and sessions during an agreed pause do not count as missed.';

/** What comes before a programme for those who lack the basics. */
const preparationHours = whole('20 hours');
export const preparation = {
  module: `the free preparation module of about ${preparationHours}`,
  sentence: `Nobody fails the entry test: it shows where you start. If you lack the basics, a free module of about ${preparationHours} of lessons comes first.`,
};

/** The language, and what a learner needs. */
export const equipment = `We teach in English${inIndia ? ', and mentors explain in Telugu or Hindi where they can' : ''}. You need a laptop with 8 GB of memory (16 GB for DevOps, data engineering and cybersecurity, and Windows for Power BI) and about 3 GB of data a week. We pay for the cloud accounts and API keys that a project needs.`;

/** What moving from the short-term track to the long one costs. */
export const moving =
  'You can move from the first to the second without repeating anything, and pay the difference between the two fees.';

/**
 * The live part of a week. Evenings differ by kind of programme, because several mentors lead one of each. `hours` is the
 * average of a week: two evenings, and every second Saturday.
 */
export const live = {
  evenings: { internship: 'Tuesdays and Thursdays', course: 'Mondays and Wednesdays' },
  evening: whole('7 to 8.30 pm'),
  saturday: whole('10 am to noon'),
  hours: 4,
  /** A mentor's time for one learner alone, every two weeks. */
  review: whole('30 minutes'),
  /** The most learners in one session. */
  largestGroup: 12,
};

/** The reason why there are more ratings than learners; empty where programmes have no ratings. */
export const ratings: string = `Ratings: each figure is the average of lesson ratings since ${founded}. One learner rates many lessons, and people at single lessons and workshops rate them too.`;

/** How often a client sees working software. */
export const demos = 'a demo every second Friday';

/** How long learners may ask for their fee back in full, in days. */
export const refundDays = 14;

/** What a learner who stops early owes of the fee for the weeks that remain, in percent. */
export const percentOfRest = 10;

/** What such a learner owes, for an internship of this fee and its short-term weeks. */
const owedAfter = (begun: number, fee: number) => {
  const all = weeks.internship.short;
  const forBegun = (fee * begun) / all;
  const forRest = fee - forBegun;
  const share = (forRest * percentOfRest) / 100;
  return { fee, begun, all, left: all - begun, forBegun, forRest, share, owed: forBegun + share };
};
export const stopExample = owedAfter(5, 16_000);

/** Who is behind the company. */
export const owners =
  'The company belongs to its two founders; 38 people work with us. 14 of them are mentors, and four of these also work for another company.';

/** When a client gets a price, and what it costs until then. */
export const pricing = {
  point: 'A fixed price for the first milestone within a week',
  sentence:
    'A first call of 30 minutes is free. Within a week you get in writing a fixed price for the first milestone and a range for the others. You owe nothing until you agree to that price. We fix the price of each later milestone before it starts.',
};

/** How clients in America reach someone in their morning. Only for a team in India: the hours are counted from there. */
const late =
  main.countryCode === 'IN' && abroad?.countryCode === 'US'
    ? ' For clients there one engineer works until 10 pm, which is 11.30 am in New York in winter and 12.30 pm in summer.'
    : '';

/** What an engineer in a client's team costs a month. */
export const engineerMonth = lakhs(2);

/** The other terms of a client's project. */
export const projectTerms = {
  payment: `You pay for each milestone within 14 days of accepting its work. ${pricesNote}${inIndia ? ' Clients in India get a tax invoice and may deduct TDS.' : ''}${unitExplained}`,
  team: 'A lead and one to five others: engineers, a designer, a tester. A senior engineer writes or reviews every change. We use no subcontractors. You meet the lead before you sign.',
  hours: `The team works in ${main.city}, 10 am to 7 pm ${company.timeZone}.${abroad ? ` The ${abroad.city} office leads projects in ${theCountry(abroad.country)} and joins the weekly call in the client’s morning.${late}` : ''}`,
  warranty: `For ${warrantyDays} days after a release we repair faults in our work at no cost. After that you can book care by the month; a report of a fault gets a reply within ${replyTime}.`,
  stopping:
    'You may stop after any milestone, or mid-way with two weeks’ notice. You pay for what you have accepted and for the work done since, and keep the code that you have paid for. If we stop, you owe only for what you have accepted. The code is in your repository from day one, so you need no escrow. An extended team ends with a month’s notice.',
  secrecy:
    'We sign a confidentiality agreement before you show us anything. Access is by name and two-factor login, data stays in your accounts where possible, and we give up access on the last day. We have no SOC 2 or ISO 27001 certificate; we answer your security questions in writing before you sign.',
  /** Work without milestones. */
  openEnded: `We bill open-ended work monthly, with a time log, at ${engineerMonth} a month for each engineer${plusTax}.${abroad ? ` A day of an engineer from ${abroad.city} costs ${money(60_000)}.` : ''}`,
  references: 'Two clients take calls about their project. We introduce you after the first call.',
  contract: `You sign with ${company.legalName}, under the law of ${theCountry(main.country)}. Our liability is limited to the fees of the twelve months before the claim, and we are insured for that sum. Open-source parts keep their licences: you approve their list, and none of them obliges you to publish your own code.`,
};

/** Hours of work that make one credit at a college in India: the most and the fewest. */
const perCredit = [45, 40] as const;
const creditsOf = (length: number) => {
  const [fewest, most] = hoursAWeek.internship;
  return `${inWords(Math.floor((fewest * length) / perCredit[0]))} to ${inWords(Math.floor((most * length) / perCredit[1]))}`;
};
/** How many credits an internship can be. */
export const credits = `One credit is ${perCredit[1]} to ${perCredit[0]} hours of work: the short-term track has enough for ${creditsOf(weeks.internship.short)} credits, the long-term track for ${creditsOf(weeks.internship.long)}.`;

const campusPerStudent = 9_000;
const batch = 60;
/** A smaller batch pays for as many. */
const fewestPaid = 40;
const campusFee = (condition = '') =>
  `${money(campusPerStudent)} per student per semester${condition}${plusTax}`;
/** What a college pays and gets in writing. */
export const campusTerms = {
  fee: campusFee(` (for ${fewestPaid} students or more)`),
  price: `The college pays ${campusFee()}, and decides whether students share it. ${batch} students cost ${money(batch * campusPerStudent)}${orWithTax(batch * campusPerStudent)}. Smaller batches, from 20 students, pay for ${fewestPaid}: ${money(fewestPaid * campusPerStudent)}${plusTax}. Half is due at the start of the cycle, half after the final assessment.`,
  hours: 'Students spend 6 hours a week on it, for 16 weeks.',
  people:
    'A lead mentor is on campus two days a week, 32 days in a cycle, and one mentor for every 20 students joins online; you get their names with the proposal. If a mentor leaves, another takes over within two weeks.',
  guarantee: 'The job guarantee of internships and courses does not apply here.',
  provides:
    'It also provides a room with a projector, a computer with 8 GB of memory for each student (or their own laptops), an internet connection of 50 Mbit/s, and a faculty coordinator for about three hours a week. On campus the college’s insurance covers its students, and ours covers our mentors.',
  data: 'Marks and attendance belong to the college, and so do the test results of students who got no place. We process them under an agreement on data that both sign with the contract, and delete them one year after the cycle.',
  result:
    'In the spring batch of 2026, 54 of 58 students finished and the median mark rose from 41 to 63 of 100; there was no comparison group. From 2027 students who qualified but got no place form the comparison group, if they agree to take the second assessment too.',
  reference:
    'A placement officer of a college that has run two cycles takes calls; we name the college when you ask. We sign our agreement or your memorandum of understanding.',
};

/** What the cards count as opportunities. */
export const opportunities = `Opportunities are job advertisements in ${theCountry(main.country)} for such roles, counted on job boards in 2026.`;
