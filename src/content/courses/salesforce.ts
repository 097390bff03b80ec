import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: 2,
  category: 'Salesforce',
  title: 'Salesforce Development',
  cta: 'Ask about this course',
  cardCta: 'Talk to an adviser',
  rating: 4.45,
  review: '(318 Reviews)',
  level: 'Intermediate to Advanced Level',
  description:
    'The course covers the four skills a Salesforce developer is interviewed on: modelling data and its security, choosing between Flow and Apex, writing code within governor limits, and building Lightning web components. You also learn to release from Git with the Salesforce CLI instead of editing an org by hand. Some object-oriented programming and JavaScript are expected.',
  duration: 'Short term: platform and Apex. Long term: LWC and integration as well.',
  schedule: 'Flexible Learning',
  time: 'Exercises in your own practice org',
  features: {
    heading: 'Code that respects the platform',
    points: [
      'A field service app with a sharing model, validation rules and record-triggered Flows',
      'Bulk-safe Apex with a trigger framework, queueable jobs and callouts to an outside REST API',
      'Lightning web components tested with Jest and released from Git by a script',
    ],
  },
  careers: [
    {
      icon: 'code-block',
      title: 'Salesforce Developer',
      alt: 'Block of code',
      text: 'Builds Apex, SOQL and Lightning web components for business teams.',
    },
    {
      icon: 'lightning',
      title: 'Lightning Component Developer',
      alt: 'Lightning bolt',
      text: 'Specialises in the interface layer, its accessibility and its tests.',
    },
    {
      icon: 'plugs-connected',
      title: 'CRM Integration Developer',
      alt: 'Two plugs joined together',
      text: 'Keeps Salesforce in step with billing, email and data warehouses.',
    },
    {
      icon: 'blueprint',
      title: 'Salesforce Technical Consultant',
      alt: 'Blueprint',
      text: 'Advises clients on design and limits, usually after a few projects.',
    },
  ],
  certification: {
    opening: 'Your app deploys into an empty org',
    description:
      'Your app is deployed from its repository into an empty org while you watch, and its Apex tests run there. The certificate is ours. Salesforce’s own exams are separate.',
    points: [
      'What it names: the objects, automation and code in your app',
      'How you earn it: tests that assert behaviour, beyond the 75% coverage that the platform demands',
      'What goes with it: a review of your design by a Salesforce consultant',
    ],
  },
  seo: {
    title: pageTitle('Salesforce Development Course with Apex and LWC'),
    description:
      'Salesforce course for developers: data model, sharing, Flow, bulk-safe Apex, Lightning web components, integration and releases from Git.',
    keywords: [
      'Salesforce development course',
      'Apex course',
      'Lightning web components training',
      'Salesforce course with placement',
      'Salesforce integration',
    ],
  },
};
