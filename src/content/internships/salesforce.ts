import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 11,
  category: 'Salesforce',
  title: 'Salesforce',
  subtitle: 'Configure first, code when it counts: build a working Salesforce app for a small organisation.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.47,
  review: '(455 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire Salesforce talent',
  description:
    'In a free Developer Edition org you build an admissions app: custom objects, page layouts, a sharing model, Flow automation, and then Apex and a Lightning web component where clicks stop being enough. You practise what employers look for: knowing when not to write code. Some object-oriented programming in any language and basic SQL are expected; Salesforce experience is not.',
  duration: 'Short term: administration and Flow. Long term: Apex and LWC as well.',
  schedule: 'Flexible Schedule',
  time: 'Self-paced, in your own Developer Edition org',
  features: {
    heading: 'One org, from first object to first release',
    points: [
      'An admissions app with roles, permission sets and a sharing model that keeps each branch’s records private',
      'Flows for reminders and approvals, plus a bulk-safe Apex trigger with tests that assert results',
      'Reports and dashboards that a counsellor can read without asking what a field means',
    ],
  },
  careers: [
    {
      icon: 'user-gear',
      title: 'Salesforce Administrator',
      alt: 'Person with a gear',
      text: 'Configures users, security, automation and reports for a business.',
    },
    {
      icon: 'code-block',
      title: 'Salesforce Developer',
      alt: 'Block of code',
      text: 'Extends the platform with Apex, SOQL and Lightning web components.',
    },
    {
      icon: 'users-three',
      title: 'CRM Business Analyst',
      alt: 'Three people',
      text: 'Turns how a team works into requirements the platform can meet.',
    },
    {
      icon: 'handshake',
      title: 'Salesforce Support Consultant',
      alt: 'Handshake',
      text: 'Solves day-to-day problems in client orgs and documents the fix.',
    },
  ],
  certification: {
    opening: 'Your org, in front of a client',
    description:
      'You present your org to a mentor who plays the client and asks for one change during the meeting. Salesforce’s exams are separate from this certificate.',
    points: [
      'What it names: the app you configured and, on the long-term track, the code you added',
      'How you earn it: a demonstration to a client played by a mentor, and one change request',
      'What goes with it: a one-page solution design in your own words',
    ],
  },
  seo: {
    title: pageTitle('Salesforce Developer Internship and Training'),
    description:
      'Build an admissions app in Salesforce: objects, sharing, Flow, Apex and Lightning web components, in your own free Developer Edition org.',
    keywords: [
      'Salesforce internship',
      'Salesforce training for freshers',
      'Salesforce admin training',
      'Apex and LWC',
      'Flow automation',
    ],
  },
};
