import { company } from '../company.ts';

/** The line above the title on a picture for shared links, by the kind of its cover. Other pages have the tagline. */
export const kickers: Readonly<Record<string, string>> = {
  article: company.blogName,
  internship: 'Internship and training',
  course: 'Skill-oriented course',
  service: 'Software services',
};
