import type { Author } from '../../schemas/content.ts';

/**
 * The authors of articles. Sample people (see samples.ts): replace them, and what they say of themselves in their
 * articles with them.
 * Each has one voice, so that a reader could tell who wrote an article without its first line.
 */
export const authors: readonly Author[] = [
  // A tester's reports: plain and dry. Orders, also as headings; hardly an 'I', hardly a question.
  {
    name: 'Meera Raghavan',
    role: 'Head of internships',
    biography:
      'Meera plans the internships and reads the interns’ logs every Friday. She tested software for eleven years before she began to teach.',
  },
  // An analyst who asks: of whom, counted how? Some headings are questions, and the text looks for the number below the line.
  {
    name: 'Imran Sheikh',
    role: 'Campus programmes',
    biography:
      'Imran plans training with placement cells and heads of department. He worked as a data analyst and still asks how each figure was counted.',
  },
  // An engineer: shows the code, the figure or the log first, then claims, then names the limits. Short noun headings.
  {
    name: 'Daniel Brooks',
    role: 'Engineering lead, York office',
    biography:
      'Daniel leads the team that builds learning platforms. He writes about education technology, and about what the tools change in a classroom.',
  },
  // A teacher who tells what happens in her classroom, as 'I', her own mistakes included.
  {
    name: 'Sravani Kolli',
    role: 'Mentor for web development',
    biography:
      'Sravani leads our web development programmes, and taught at a college before. She collects study habits that still work after a full working day.',
  },
];
