import type { ProgrammeFacts, ProgrammeKind } from '../../schemas/facts.ts';
import { cohort } from './facts/programmes.ts';

/** The labels of the panel with the facts that students ask for before they enrol. */
export const factPanel = {
  heading: 'Time, fee, mentor and outcome',
  labels: {
    length: 'How long it takes',
    starts: 'Next start',
    fee: 'Fee',
    mentor: 'Who teaches',
    builds: 'What you build',
    outcome: 'What graduates do now',
    stop: 'If you stop',
  },
  length: (weeks: ProgrammeKind['weeks'], hours: string) =>
    `${weeks.short} weeks (short term) or ${weeks.long} weeks (long term), ${hours} a week.`,
  noMentor: 'A working engineer from our team. Ask us who leads the next group.',
  outcome: ({ finished, placed, refunded, work }: ProgrammeFacts) =>
    `Of ${finished} learners who ${cohort.finished}, ${placed} had a job by ${cohort.counted}, most of them as ${work}. ` +
    (refunded === 0
      ? 'No fee had to be returned.'
      : `${refunded === 1 ? 'One' : refunded} got the fee back.`),
  noOutcome: 'The first group has not finished yet.',
};
