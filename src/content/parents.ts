import type { Benefit } from '../../schemas/content.ts';
import { company } from './company.ts';
import { guarantee, guaranteeAsked } from './facts/guarantee.ts';
import { cohort, interviews, totals, whoBegan } from './facts/programmes.ts';
import { longestPause, owners, percentOfRest, refundDays, stopExample } from './facts/promises.ts';
import { money, taxIncluded } from './money.ts';
import { phoneInText, whole } from './phrases.ts';

/** What parents ask, on the pages of internships and courses. The answers are samples: see samples.ts. */
export const parents: { heading: string; items: Benefit[] } = {
  heading: 'For parents',
  // The long answers come first, so that answers side by side are of like length.
  items: [
    {
      icon: 'shield-check',
      title: 'The guarantee',
      alt: 'Shield with a tick',
      text: `It is part of the agreement. Your child has to ${guarantee.dutiesInShort}. ${guaranteeAsked.further} ${guaranteeAsked.place} ${guaranteeAsked.money}`,
    },
    {
      icon: 'briefcase',
      title: 'What has happened so far',
      alt: 'Briefcase',
      text: `${whoBegan} Of these ${totals.finished}, ${totals.placed} got a job in their field and the other ${totals.finished - totals.placed} the fee back. ${interviews} ${cohort.counts} ${guaranteeAsked.families}`,
    },
    {
      icon: 'receipt',
      title: 'The cost',
      alt: 'Receipt',
      text: `Each programme’s page has its fee${taxIncluded}. You pay at the end of each month, without a deposit or a loan. A learner who stops within ${refundDays} days of the start pays nothing. After ${stopExample.begun} of ${stopExample.all} weeks of an internship for ${money(stopExample.fee)} you owe ${money(stopExample.owed)}${taxIncluded}: the weeks begun, and ${percentOfRest}% of the rest.`,
    },
    {
      icon: 'handshake',
      title: 'Who signs',
      alt: 'Handshake',
      text: `If your child is under 18, you send the form and sign the agreement. One of the founders signs for us. ${owners}`,
    },
    {
      icon: 'clock-clockwise',
      title: 'Time alongside college',
      alt: 'Clock with an arrow running round it',
      text: `Live sessions are on two evenings and every second Saturday. Deadlines can move in exam weeks if the mentor hears of them early, and a learner may pause for up to ${longestPause} weeks.`,
    },
    {
      icon: 'chats-circle',
      title: 'Your questions',
      alt: 'Two speech bubbles',
      text: `Call us at ${phoneInText}, at any hour. Visit our office in ${company.offices[0].city} on working days, ${whole('10 am')} to ${whole('5 pm')}; call first.`,
    },
  ],
};
