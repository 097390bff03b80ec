import { company } from './company.ts';
import { reply } from './facts/promises.ts';

export const contactPage = {
  heading: "We're Just a Message Away",
  lead: `Tell us who you are and what you need. ${reply}`,
  cardsHeading: 'Other ways to reach us',
  email: 'Support email',
  phone: 'Phone',
  phoneHours: '24/7 support line',
  seo: {
    title: `Contact ${company.name}: a reply within 24 hours`,
    description:
      'Write to us about internships, courses, Corporate on Campus or a software project. Offices in Vijayawada, India, and York, USA.',
    keywords: [
      'contact',
      'internship enquiry',
      'software project enquiry',
      'Vijayawada office',
      'York office',
    ] as string[],
  },
} as const;
