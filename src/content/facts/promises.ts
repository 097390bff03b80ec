/** Promises that every page makes in the same words. Sample values: see samples.ts. */

import { company } from '../company.ts';
import { money, plusTax, pricesAre } from '../money.ts';
import { theCountry, whole } from '../phrases.ts';

const [main, abroad] = company.offices;

/** The team that replies, and how soon. */
export const reply = 'Our team replies within 24 hours.';

/** The owner of the code of a client's project, and from when. */
export const ownership =
  'We work in your repository from day one. Each milestone’s code and designs are yours once you have paid for it.';

/** The state of the platform: finished parts and planned ones. */
export const platform = {
  inUse: 'Our learning platform and placement dashboard are in use today.',
  next: 'These three come next.',
};

/** How many projects a learner finishes. */
export const projects = { short: 'one project', long: 'up to four projects', most: 'up to four projects' };

/** How long each kind of programme takes, in its two tracks. */
export const weeks = {
  internship: { short: 8, long: 26 },
  course: { short: 12, long: 26 },
} as const;
export type KindOfProgramme = keyof typeof weeks;

/** Hours a week, by kind of programme, and why they differ. */
export const weeklyHours = {
  course: whole('6 to 8 hours'),
  internship: whole('8 to 10 hours'),
  why: 'An internship takes two hours more for the work on its brief. Live sessions are part of these hours.',
};

/** The reason why there are more ratings than learners. */
export const ratings =
  'Since 2021 learners rate each lesson, and people who took single lessons or workshops rate them too, so there are more reviews than learners.';

/** How often a client sees working software. */
export const demos = 'a demo every second Friday';

/** How long learners may ask for their fee back in full, in days. */
export const refundDays = 14;

/** When a client gets a price, and what it costs until then. */
export const pricing = {
  point: 'A fixed price in writing within a week',
  sentence:
    'A first call of 30 minutes is free. Within a week you get a fixed price for each milestone in writing. You pay nothing until you accept it; discovery is part of the first month.',
};

/** The other terms of a client's project. */
export const projectTerms = {
  payment: `You pay for each milestone within 14 days of accepting it. ${pricesAre}`,
  team: 'Two to six people: a lead, engineers, a designer and a tester. A senior engineer writes or reviews every change.',
  hours: `The team works in ${main.city}, 10 am to 7 pm ${company.timeZone}.${abroad ? ` The ${abroad.city} office leads projects in ${theCountry(abroad.country)} and joins the weekly call in your morning.` : ''}`,
  warranty:
    'For 90 days after a release we repair faults in our work at no cost. After that you can book care by the month.',
  stopping:
    'You may stop after any milestone, or within one with two weeks’ notice. You pay for what you have accepted and for the work done since, and keep the code that you have paid for. If we stop, you owe only what you have accepted.',
  secrecy:
    'We sign a confidentiality agreement before you show us anything. Access is by name and two-factor login, data stays in your accounts, and we give up access on the last day.',
  references: 'Two clients take calls about their project. We introduce you after the first call.',
};

const campusFee = `${money(9_000)} for each student and semester${plusTax}`;
/** What a college pays and gets in writing. */
export const campusTerms = {
  fee: campusFee,
  price: `The college pays ${campusFee}, and decides whether students share it.`,
  hours: 'Students spend 6 hours a week on it, for 16 weeks.',
  guarantee: 'The job guarantee of internships and courses does not apply here.',
  data: 'Marks and attendance belong to the college. We process them on its written instructions, and delete them one year after the cycle.',
  reference: 'A placement officer of a college that has run two cycles takes calls.',
};

/** What the cards count as opportunities. */
export const opportunities = `Opportunities are job advertisements in ${theCountry(main.country)} for such roles, counted on job boards in 2026.`;
