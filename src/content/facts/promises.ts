/** Promises that every page makes in the same words. Sample values: see samples.ts. */

/** The team that replies, and how soon. */
export const reply = 'Our team replies within 24 hours.';

/** The owner of the code of a client's project, and from when. */
export const ownership =
  'We work in your repository from day one. Each milestone’s code and designs are yours once you have paid for it.';

/** The state of the platform: finished parts and planned ones. */
export const platform = {
  inUse: 'Our learning platform and placement dashboard are in use today.',
  next: 'These three come next.',
};

/** How many projects a learner finishes. */
export const projects = { short: 'one project', long: 'four projects' };

/** Hours a week, by kind of programme, and why they differ. */
export const weeklyHours = {
  course: '6 to 8 hours',
  internship: '8 to 10 hours',
  why: 'An internship takes two hours more because you also work in a team.',
};

/** The reason why there are more ratings than learners. */
export const ratings = 'Learners rate each module, so there are more reviews than learners.';

/** How often a client sees working software. */
export const demos = 'a demo every second Friday';

/** How long learners may ask for their fee back in full, in days. */
export const refundDays = 14;
