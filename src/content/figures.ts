/** The notes next to figures that say how they are counted. */
import { guarantee } from './facts/guarantee.ts';
import { cohort, totals } from './facts/programmes.ts';
import { founded } from './facts/promises.ts';
import { courseLearners, studentsTrained } from './facts/results.ts';

/** The anchor of the rule by which reviews are counted. */
export const RATINGS = 'ratings';

/** Next to the number of reviews, with a link to the whole rule. */
export const reviewsCount = { text: `ratings of single lessons since ${founded}`, to: `#${RATINGS}` };

/** The learners whom the outcome covers, after the numbers of learners. */
export const outcomeCovers = `Those ${totals.finished} ${cohort.finished}, and the ${guarantee.days} days of their guarantee are over. Others are counted once theirs are.`;

/** How the three numbers of learners on the site belong together. */
export const learnersInAll = `Since ${founded}: ${studentsTrained}+ students, ${courseLearners} of them on courses; the outcome of ${cohort.year} counts ${totals.finished}.`;
