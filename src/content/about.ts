import type { Seo } from '../../schemas/content.ts';
import { company } from './company.ts';
import { founded, owners, projects } from './facts/promises.ts';
import { studentsTrained } from './facts/results.ts';
import { citiesOf, pageTitle, placesOf } from './phrases.ts';

const [mainOffice, ...otherOffices] = company.offices;
const others =
  otherOffices.length > 0
    ? `, with ${otherOffices.length > 1 ? 'offices' : 'an office'} in ${placesOf(otherOffices)}`
    : '';

/** The foundation, the numbers and the film are samples: see samples.ts. */
export const about = {
  hero: {
    heading: 'We teach software by building it',
    text: `${company.name} does two things. We write software for businesses, and we train students with the same tools, reviews and deadlines.`,
    alt: 'Illustration: two people talking, with a bulb and code in their speech bubbles',
  },
  video: {
    title: `${company.name} in a few seconds`,
    description: `Learn it live, build ${projects.long}, earn proof, get hired: the whole idea in nine seconds, without sound.`,
    /** The film's upload date and length, for search engines. Change both with the film. */
    uploaded: '2026-11-21',
    seconds: 9,
    poster: '/media/promo-poster.jpg',
    file: '/media/promo.mp4',
    playLabel: 'Play the promo video',
    linkLabel: 'Watch on YouTube',
    fallback: 'Your browser does not support the video tag.',
  },
  /** Names the part with both for screen readers. */
  purpose: 'Vision and mission',
  vision: {
    heading: 'Our vision',
    text: 'A graduate’s first working day should feel familiar. We want every student to have released something real before the first interview, with a link that an employer can open.',
  },
  mission: {
    heading: 'Our mission',
    text: 'To connect learners with people who work in the field. Mentors review their work, some projects get real users, and learners, mentors and placement officers see the same record of progress.',
  },
  statistics: {
    heading: `${company.name} in numbers`,
    items: [
      { value: founded, suffix: '', label: 'Founded' },
      { value: studentsTrained, suffix: '+', label: 'Students' },
      { value: 80, suffix: '', label: 'Partners' },
    ],
  },
  banner: {
    heading: "Let's Work Together",
    text: `From ${citiesOf(company.offices)}, we work with businesses, colleges and training partners. ${owners}`,
    button: 'Get in touch',
  },
  cta: { heading: 'Take the First Step Toward Success. Still have doubts?' },
  seo: {
    title: pageTitle('About Us: Software Makers Who Teach'),
    description: `Founded in ${founded} in ${mainOffice.city}${others}. We build software for businesses and train students with working engineers.`,
    keywords: [
      `about ${company.name}`,
      `edtech company ${mainOffice.country}`,
      `software company ${mainOffice.city}`,
      'student training company',
      'corporate on campus',
    ],
  } satisfies Seo,
};
