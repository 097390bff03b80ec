import type { Seo } from '../../schemas/content.ts';
import { company } from './company.ts';
import { pageTitle } from './phrases.ts';

/** The texts of the internship pages, the course pages, and both. */
export const detailPages = {
  /** Shown under every strip of logos, also on other pages. */
  logoNote: `Names and logos belong to their owners, who do not endorse ${company.name}.`,
  careers: 'Top career options',
  facts: {
    duration: 'Duration',
    weeks: ({ short, long }: { short: number; long: number }) => `${short} or ${long} weeks.`,
    level: 'Level',
    schedule: 'Schedule',
    /** Weekly practice. */
    time: 'Practice',
  },
  infoHeading: 'At a glance',
  /** The certificate that a visitor puts a name on. */
  namedCertificate: {
    label: 'See your name on it',
    button: 'Download the sample',
    note: 'Your name stays in this browser. We neither send nor store it.',
    longName: (name: string) => `This name is long, so the certificate shows it small. In full: ${name}`,
    empty: 'Type your name first.',
    // Browsers inside other apps ignore downloads, and say nothing about it.
    done: 'Your sample should be in your downloads. If it is not, open this page in your browser.',
    failed: 'This browser could not draw the picture. A screenshot works too.',
    fileName: 'certificate-sample.png',
  },
  internships: {
    crumb: 'Internships',
    /** The link to the landing page. */
    landing: 'About our internships',
    related: 'Other programmes to compare',
    list: 'All internships',
    /** For an internship whose category has no title and description. */
    seo: {
      title: pageTitle('Internships and Training'),
      description:
        'Internships with mentors, real projects and a certificate, for students and recent graduates who want a first job in technology.',
      keywords: ['internships', 'internship training', 'student internships'],
    } satisfies Seo,
  },
  courses: {
    crumb: 'Courses',
    /** The link to the landing page. */
    landing: 'About our courses',
    related: 'Other courses to compare',
    list: 'All courses',
    /** The heading over the hiring companies; an internship has its own. */
    hiring: 'Land a Job at Top Companies',
    banner: {
      heading: 'Not sure this is the right course?',
      subheading:
        'Call us. An adviser compares the courses with the job you want and suggests where to start.',
    },
  },
};
