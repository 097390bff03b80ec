import type { Seo } from '../../schemas/content.ts';
import { company } from './company.ts';
import { founded, owners, projects } from './facts/promises.ts';
import { studentsTrained } from './facts/results.ts';
import { citiesOf, inWords, pageTitle, placesOf } from './phrases.ts';

const [mainOffice, ...otherOffices] = company.offices;
const officeWord = otherOffices.length > 1 ? 'offices' : 'an office';
const alsoIn = otherOffices.length > 0 ? `, with ${officeWord} in ${placesOf(otherOffices)}` : '';

/** The length of the film. */
const seconds = 9;
/** Companies, colleges and training partners with whom we work. */
const partners = 80;

/** The foundation, the numbers and the film are samples: see samples.ts. */
export const about = {
  hero: {
    heading: 'We teach software by building it',
    text: `${company.name} does two things. We write software for businesses, and we train students with the same tools, reviews and deadlines.`,
    alt: 'Illustration: two people talking, with a bulb and code in their speech bubbles',
  },
  video: {
    title: `${company.name} in a few seconds`,
    description: `Learn it live, build ${projects.long}, earn proof, get hired: the whole idea in ${inWords(seconds)} seconds, without sound.`,
    /** The day on which the film was uploaded, for search engines. Change it and `seconds` with the film. */
    uploaded: '2026-11-21',
    seconds,
    poster: '/media/promo-poster.jpg',
    file: '/media/promo.mp4',
    playLabel: 'Play the promo video',
    linkLabel: 'Watch on YouTube',
    fallback: 'Your browser does not support the video tag.',
  },
  /** The name, for screen readers, of the part with vision and mission. */
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
      { value: partners, suffix: '', label: 'Partners' },
    ],
  },
  banner: {
    heading: "Let's Work Together",
    text: `From ${citiesOf(company.offices)}, we work with businesses, colleges and training partners. ${owners}`,
    button: 'Get in touch',
  },
  seo: {
    title: pageTitle('About Us: Software Makers Who Teach'),
    description: `Founded in ${founded} in ${mainOffice.city}${alsoIn}. We build software for businesses and train students with working engineers.`,
    keywords: [
      `about ${company.name}`,
      `edtech company ${mainOffice.country}`,
      `software company ${mainOffice.city}`,
      'student training company',
      'corporate on campus',
    ],
  } satisfies Seo,
};
