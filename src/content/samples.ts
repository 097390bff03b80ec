/**
 * What is still a sample: invented facts that make the pages complete. A build for a public address names these rows and
 * stops. Replace the facts of a row, then delete it: docs/howto/replace-the-sample-facts.md.
 */
export const samples = {
  quotes: { file: 'src/content/testimonials.ts', facts: 'the people quoted, and their words' },
  authors: { file: 'src/content/authors.ts', facts: 'the authors of the articles' },
  events: { file: 'src/content/events.ts', facts: 'what happened at the seven events' },
  programmes: {
    file: 'src/content/facts/programmes.ts',
    facts: 'starts, fees, group sizes, mentors and outcomes of the programmes',
  },
  guarantee: { file: 'src/content/facts/guarantee.ts', facts: 'the terms of the placement guarantee' },
  promises: {
    file: 'src/content/facts/promises.ts',
    facts: 'what every page promises: hours, projects, refunds, prices, payment, warranty',
  },
  results: { file: 'src/content/facts/results.ts', facts: 'results and surveys, with their sources' },
  cases: { file: 'src/content/home.ts', facts: 'the words of the two results on Home' },
  services: { file: 'src/content/facts/services.ts', facts: 'prices and results of the services' },
  projects: { file: 'src/content/projects.ts', facts: 'the stories of the four projects' },
  works: { file: 'src/content/works.ts', facts: 'the posters of the four projects' },
  campus: { file: 'src/content/campus.ts', facts: 'price, hours and reference of Corporate on Campus' },
  internshipRatings: { file: 'src/content/internships/', facts: 'ratings, reviews and opportunities' },
  courseRatings: { file: 'src/content/courses/', facts: 'ratings, reviews and opportunities' },
  company: {
    file: 'src/config/company.json',
    facts: 'names, addresses, phone, networks, film, partner, grievance officer',
  },
};

type Row = (typeof samples)[keyof typeof samples];

/** A line for each row that is left. */
export const sampleLines = (rows: Record<string, Row> = samples): string[] =>
  Object.values(rows).map(({ file, facts }) => `${file}: ${facts}`);
