import type { Seo } from '../../schemas/content.ts';
import { company } from './company.ts';
import { reply, replyTime } from './facts/promises.ts';
import { firstThatFits, placesOf } from './phrases.ts';

/** The hours of the support line are a sample: see samples.ts. */
export const contactPage = {
  heading: "We're Just a Message Away",
  lead: `Tell us who you are and what you need. ${reply}`,
  cardsHeading: 'Other ways to reach us',
  email: 'Support email',
  phone: 'Phone',
  phoneHours: '24/7 support line',
  seo: {
    title: firstThatFits(`Contact ${company.name}: a reply within ${replyTime}`, `Contact ${company.name}`),
    description: `Write to us about internships, courses, Corporate on Campus or a software project. ${company.offices.length > 1 ? 'Offices' : 'Office'} in ${placesOf(company.offices)}.`,
    keywords: [
      'contact',
      'internship enquiry',
      'software project enquiry',
      ...company.offices.map(({ city }) => `${city} office`),
    ],
  } satisfies Seo,
};
