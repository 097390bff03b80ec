import type { Author } from '../../schemas/content.ts';

/** The authors of articles. Sample people: see samples.ts. */
export const authors: readonly Author[] = [
  {
    name: 'Meera Raghavan',
    role: 'Head of internships',
    biography:
      'Meera places interns with product teams and reads their logs every Friday. She tested software for eleven years before she began to teach.',
  },
  {
    name: 'Imran Sheikh',
    role: 'Campus programmes',
    biography:
      'Imran plans training with placement cells and heads of department. He worked as a data analyst and still asks how each figure was counted.',
  },
  {
    name: 'Daniel Brooks',
    role: 'Engineering lead, York office',
    biography:
      'Daniel leads the team that builds learning platforms. He writes about education technology, and about what the tools change in a classroom.',
  },
  {
    name: 'Sravani Kolli',
    role: 'Mentor for web development',
    biography:
      'Sravani reviews the code of every web development batch. She collects study habits that still work after a full working day.',
  },
];
