interface Sample {
  /** A file or a folder. */
  file: string;
  facts: string;
}

/**
 * What is still a sample: invented facts that make the pages complete. A build for a public address names these rows and
 * stops. Replace the facts of a row, then delete it: docs/howto/replace-the-sample-facts.md.
 */
export const samples: Readonly<Record<string, Sample>> = {
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
  about: {
    file: 'src/content/about.ts',
    facts: 'the year of the foundation, the number of partners, the film',
  },
  claims: {
    file: 'src/content/coursesPage.ts',
    facts: 'guaranteed placement, how many students trust us and are satisfied',
  },
  logos: { file: 'src/content/logos.ts', facts: 'the companies that hire, with their logos' },
  support: { file: 'src/content/blocks.ts', facts: 'support at any hour, under each programme' },
  supportLine: {
    file: 'src/content/contact.ts',
    facts: 'a support line at any hour, a reply within 24 hours',
  },
  footer: { file: 'src/content/navigation.ts', facts: 'support day and night, in the footer' },
  parents: {
    file: 'src/content/parents.ts',
    facts: 'the fee, the guarantee and calls at any hour, for parents',
  },
  report: { file: 'src/content/legal/acceptableUse.ts', facts: 'a phone that is answered at any hour' },
  money: { file: 'src/content/money.ts', facts: 'prices in US dollars, without the tax, for clients abroad' },
  law: { file: 'src/content/legal/words.ts', facts: 'the day from which the legal pages hold' },
  company: {
    file: 'src/config/company.json',
    facts: 'names, addresses, phone, networks, film, partner, grievance officer',
  },
};

/** A line for each row that is left. */
export const sampleLines = (rows: Readonly<Record<string, Sample>> = samples): string[] =>
  Object.values(rows).map(({ file, facts }) => `${file}: ${facts}`);
