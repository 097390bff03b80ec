import type { Block } from '../../../schemas/content.ts';
import { pieceWith } from './index.ts';

/** The text of each article by its id, one dynamic import each, so that a page downloads its own and no other. */
export const loadArticle: Record<number, () => Promise<{ body: Block[] }>> = {
  1: () => import('./7-key-internship-tips.ts'),
  2: () => import('./benefits-of-on-job-training.ts'),
  3: () => import('./jsa-jobs-and-industry-trends.ts'),
  4: () => import('./industrial-training.ts'),
  5: () => import('./first-tech-resume.ts'),
  6: () => import('./data-cloud-or-web.ts'),
  7: () => import('./mock-interviews.ts'),
  8: () => import('./ai-tutors.ts'),
  9: () => import('./prompting-for-students.ts'),
  10: () => import('./assessment-after-generative-ai.ts'),
  11: () => import('./career-guidance-with-ai.ts'),
  12: () => import('./spaced-repetition-for-programmers.ts'),
  13: () => import('./exam-weeks-and-deep-work.ts'),
  14: () => import('./learning-in-public.ts'),
  15: () => import('./notes-for-code.ts'),
  16: () => import('./founders-who-started-small.ts'),
  17: () => import('./women-who-built-platforms.ts'),
  18: () => import('./founders-who-failed-first.ts'),
  19: () => import('./engineering-skills-gap.ts'),
  20: () => import('./campus-plan-for-employability.ts'),
  21: () => import('./soft-skills-that-get-hired.ts'),
  22: () => import('./edtech-after-the-funding-drop.ts'),
  23: () => import('./what-placement-dashboards-show.ts'),
  24: () => import('./choosing-an-lms.ts'),
  25: () => import('./freedom-from-career-guesswork.ts'),
  26: () => import('./freedom-to-speak.ts'),
  27: () => import('./growth-zones-for-independent-learners.ts'),
};

/** The text of an article, from the archive if need be. */
export const loadBody = async (id: number): Promise<readonly Block[] | undefined> =>
  (await (loadArticle[id]?.() ?? pieceWith(id)?.loadBody(id)))?.body;
