/** The placement guarantee. Sample values: see samples.ts. */
import { company } from '../company.ts';
import { lakhs, money } from '../money.ts';
import { theCountry, whole } from '../phrases.ts';

const days = 180;
/** Of 100, in the final assessment. */
const passMark = 60;
/** The lowest pay of such a job, in lakh a year. */
const floor = 3;

const dutiesInShort =
  'attend, have projects accepted, pass, go to interviews, not refuse an offer on these terms and give true details';

export const guarantee = {
  claim: '100% job placement guarantee',
  floor: lakhs(floor),
  /** The definition of a job. */
  job: `a written offer of full-time, paid work in the field of your programme, at ${money(floor * 1e5)} a year or more, in ${theCountry(company.offices[0].country)} or remote`,
  /** The time after the programme within which the job must be offered. */
  days,
  passMark,
  /** The conditions that the learner must meet. */
  duties: [
    'attend at least 80% of the live sessions and reviews, not counting those of an agreed pause;',
    'submit every project and have it accepted;',
    `score ${passMark} or more of 100 in the final assessment, at the first or the second try;`,
    'go to every interview we arrange, and not refuse an offer that meets these terms;',
    'tell us the truth about your education and experience.',
  ],
  /** The remedy if no such job is offered in time. */
  remedy:
    'we return your whole fee, with any tax in it, within 30 days, and you may go on using our placement service',
  /** The duties in one line, after "must" or "has to". */
  dutiesInShort,
  /** The one sentence next to each claim. */
  line: `On stated terms: a job at ${lakhs(floor)} a year or more within ${whole(`${days} days`)}, or ${whole('your fee back')}.`,
  /** The terms with the duties. Each page that makes the claim has it once. */
  summary: `A full-time job in your field at ${lakhs(floor)} a year or more within ${whole(`${days} days`)} of finishing (if you are still at college, of your last exam), or your fee back. On both tracks you must ${dutiesInShort}.`,
} as const;

/** What learners and parents ask about the job and the money. */
export const guaranteeAsked = {
  field:
    'A job is in your field if its main tasks are those of a role that the page of your programme names.',
  place: `The job may be anywhere in ${theCountry(company.offices[0].country)} or remote. Refusing an offer because of its city ends the guarantee.`,
  money: `We hold the fees of a programme in a separate bank account in the name of ${company.legalName} until its guarantee has ended. It is our own account, so if we failed, our other creditors could claim it too.`,
  further: 'A learner who chooses further study over our interviews loses the guarantee.',
  families: 'Two families who got their fee back will talk to you if you ask us.',
};

/** The words around the line. */
export const guaranteeNote = { before: 'What the guarantee covers:', link: 'Read the terms' };
