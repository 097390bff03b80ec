import type { CourseDetail } from '../../../schemas/content.ts';

/** The record of each course page, by id. Dynamic imports, so that a page downloads only its own record. */
export const loadCourse: Record<number, () => Promise<{ detail: CourseDetail }>> = {
  1: () => import('./data-engineering.ts'),
  2: () => import('./salesforce.ts'),
  3: () => import('./web-development.ts'),
  4: () => import('./devops.ts'),
  5: () => import('./uiux-design.ts'),
  6: () => import('./mern-stack.ts'),
  7: () => import('./java-full-stack.ts'),
  8: () => import('./python-full-stack.ts'),
};
