import { articleCovers } from './articles.ts';
import { courseCovers } from './courses.ts';
import { eventCovers } from './events.ts';
import { internshipCovers } from './internships.ts';
import { pageCovers } from './pages.ts';
import { projectCovers } from './projects.ts';
import { serviceCovers } from './services.ts';
import type { Covers } from './types.ts';

/** All covers, by the first word of their id. Only scripts and tests import this; the site imports the manifest. */
export const coverLists = {
  article: articleCovers,
  internship: internshipCovers,
  course: courseCovers,
  event: eventCovers,
  project: projectCovers,
  page: pageCovers,
  service: serviceCovers,
} as const satisfies Readonly<Record<string, Covers>>;
