/** What figures count, beside them. */
import { guarantee } from './facts/guarantee.ts';
import { totals } from './facts/programmes.ts';
import { courseLearners, studentsTrained } from './facts/results.ts';

/** The anchor of the rule by which reviews are counted. */
export const RATINGS = 'ratings';

/** Beside the number of reviews, with a link to the whole rule. */
export const reviewsCount = { text: 'ratings of single lessons since 2021', to: `#${RATINGS}` };

/** After the numbers of learners: whom the outcome covers. */
export const countedLater = `Those ${totals.finished} finished in 2025 and have had the ${guarantee.days} days of the guarantee; learners who are still at college are counted later.`;

/** How the three numbers of learners on the site belong together. */
export const learnersInAll = `Since 2021: ${studentsTrained}+ students, ${courseLearners} of them on courses; the outcome of 2025 counts ${totals.finished}.`;
