/**
 * The day on which a person last checked the facts of each file, as `YYYY-MM-DD`, and the pages that show them. The build
 * warns of a page whose facts are older than a year: scripts/staleFacts.ts.
 */
import { paths } from '../../config/paths.ts';
import type { KindOfProgramme } from './promises.ts';

export const checked = [
  {
    file: 'src/content/facts/programmes.ts',
    on: '2026-11-27',
    pages: [paths.internships, paths.internshipList, paths.courses, paths.courseList],
  },
  { file: 'src/content/facts/guarantee.ts', on: '2026-11-27', pages: [paths.internships, paths.terms] },
  { file: 'src/content/facts/promises.ts', on: '2026-11-27', pages: [paths.home, paths.campus, paths.terms] },
  { file: 'src/content/facts/results.ts', on: '2026-11-27', pages: [paths.home, paths.works] },
  {
    file: 'src/content/facts/services.ts',
    on: '2026-11-27',
    pages: [...Object.values(paths.services), paths.works],
  },
  { file: 'src/content/legal/', on: '2026-11-28', pages: [paths.privacy, paths.terms] },
  { file: 'src/content/events.ts', on: '2026-11-26', pages: [paths.contact] },
] as const;

/**
 * The starts that `programmes.ts` names, for the build's warning once one is over. Here, because no page has to load them.
 */
export const startDays: Readonly<Record<KindOfProgramme, readonly string[]>> = {
  internship: ['2027-01-04', '2027-02-01', '2027-03-01'],
  course: ['2027-01-04', '2027-04-05'],
};
