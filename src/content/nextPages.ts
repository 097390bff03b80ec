/** Links, or the heading of links, at the end of pages that would otherwise end in a form or a policy. */
import { paths } from '../config/paths.ts';
import { offered } from './offered.ts';
import { ownProduct, projects } from './projects.ts';

export const afterCampus = {
  heading: 'What else a college may want to see',
  links: offered([
    ...(projects.some(({ slug }) => slug === ownProduct)
      ? [
          {
            label: 'The learning platform',
            to: `${paths.works}#${ownProduct}`,
            note: 'What we built, and what changed for learners',
          },
        ]
      : []),
    { label: 'Internships and training', to: paths.internships, note: 'For individual students, for a fee' },
    { label: 'Skill-oriented courses', to: paths.courses, note: 'Training for one role' },
  ]),
};

export const otherPoliciesHeading = 'Our other policies';
