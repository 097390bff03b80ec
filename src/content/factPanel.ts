import type { ProgrammeFacts, ProgrammeKind } from '../../schemas/facts.ts';
import { guarantee } from './facts/guarantee.ts';
import { cohort, totals } from './facts/programmes.ts';
import { money, taxIncluded } from './money.ts';
import { capitalised, inWords } from './phrases.ts';

/** '64 to 80', from '8 to 10 hours' and 8 weeks. */
const inAll = (hours: string, weeks: number) =>
  hours.replace(/\d+/g, (count) => String(Number(count) * weeks)).replace(/\s+hours$/, '');

/** The labels of the panel with the facts that students ask for before they enrol. */
export const factPanel = {
  heading: 'Time, fee, mentor and outcome',
  labels: {
    is: 'What it is',
    length: 'How long it takes',
    group: 'Where and when',
    starts: 'Next start',
    fee: 'Fee',
    mentor: 'Who teaches',
    builds: 'What you build',
    outcome: `Outcome of ${cohort.year}`,
    stop: 'If you stop',
  },
  length: ({ short, long }: ProgrammeKind['weeks'], hours: string) =>
    `${short} weeks (short term) or ${long} weeks (long term), ${hours} a week: ${inAll(hours, short)} or ${inAll(hours, long)} hours in all.`,
  fee: ({ short, long }: ProgrammeFacts['fee'], parts: ProgrammeKind['instalments']) =>
    `${money(short)} (short term) or ${money(long)} (long term)${taxIncluded}. You pay in ${parts.short} or ${parts.long} equal monthly instalments, each at the end of its month. There is no deposit.`,
  noFee: 'Not fixed yet. Ask us.',
  noMentor: 'A mentor from our team. Ask us who leads the next group.',
  outcome: ({ began, finished, placed, refunded, work }: ProgrammeFacts) =>
    `We counted ${began} learners, both tracks together: ${finished} ${cohort.finished} and their ${guarantee.days} days are over${began === finished ? '' : `; ${began - finished === 1 ? 'the other one' : `the other ${inWords(began - finished)}`} left or did not pass`}. Of those who finished, ${placed} took a job in the field within their ${guarantee.days} days, most of them as ${work}. ` +
    (refunded === 0
      ? 'No fee had to be returned.'
      : `${capitalised(inWords(refunded))} got the whole fee back.`) +
    ` In all programmes ${totals.placed} of ${totals.finished} had a job by ${cohort.counted}, and half of these started at ${cohort.medianPay} a year or more. ${cohort.counts}`,
  noOutcome: 'The first group has not finished yet.',
};
