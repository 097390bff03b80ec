import type { Service } from '../../../schemas/content.ts';
import { largeUnit } from '../money.ts';
import { pageTitle, whole } from '../phrases.ts';

export const service: Service = {
  slug: 'salesforce',
  name: 'Salesforce Customizations',
  hero: {
    heading: 'Salesforce that follows how your team really sells',
    highlight: 'really sells',
    description:
      'We sit with the people who use the system, remove unused fields and automate the steps that people forget. We configure first and write code only where configuration is not enough.',
    alt: 'Illustration: a person beside a board of sales cards',
  },
  servicesHeading: 'What we do inside your org',
  services: [
    {
      title: 'Org health check',
      description:
        'A review of data quality, permissions, automation and unused fields, with a ranked clean-up list to start on at once.',
    },
    {
      title: 'Sales and Service Cloud set-up',
      description:
        'Stages, queues, case routing, page layouts and reports that match your process and your vocabulary.',
    },
    {
      title: 'Flow automation',
      description:
        'Approvals, reminders, assignments and handovers built in Flow, documented so that your administrator can change them.',
    },
    {
      title: 'Apex and Lightning components',
      description:
        'Tested code for pricing rules, complex screens and anything else that standard tools cannot do.',
    },
    {
      title: 'Integration',
      description:
        'Web forms, accounting, telephony, WhatsApp and your own database, with retries and an error queue that a named person checks.',
    },
    {
      title: 'Data migration',
      description:
        'Mapping, de-duplication, a trial load in a sandbox and a signed-off reconciliation before the final load.',
    },
  ],
  firstMonth: [
    'Health check: five days of read-only access to your org.',
    'The findings follow in writing, the most urgent first, with a call to go through them.',
    'We sit with the people who use the system and agree on the first process to fix.',
    'The first change is live in a sandbox. Your administrator tests it with us.',
  ],
  whyHeading: 'Why admins like working with us',
  benefits: [
    {
      icon: 'sliders-horizontal',
      title: 'Clicks\nbefore code',
      alt: 'Row of sliders',
      text: 'Standard features are easier to upgrade and cheaper to own, so we use them first.',
    },
    {
      icon: 'git-branch',
      title: 'Changes\nyou can trace',
      alt: 'Branching line',
      text: 'Metadata lives in Git and moves from sandbox to production through review and tests.',
    },
    {
      icon: 'user-gear',
      title: 'Your admin\ntakes over',
      alt: 'Person with a gear',
      text: 'We build alongside your administrator and leave recordings, diagrams and a change log.',
    },
    {
      icon: 'chart-bar',
      title: 'Adoption\nyou can see',
      alt: 'Bar chart',
      text: `A dashboard shows who ${whole('logs in')}, which fields are filled and where records get stuck.`,
    },
  ],
  discuss: {
    heading: 'What do you still do in spreadsheets?',
    text: 'That list is usually the best specification. Send it to us and we will tell you which parts fit standard Salesforce.',
  },
  closing: {
    heading: 'Start with a health check of your org',
    text: 'Five working days, read-only access and a fixed fee. The findings follow in writing and in a call.',
    button: 'Request a Salesforce proposal',
  },
  seo: {
    title: pageTitle('Salesforce Set-up, Flow and Integration'),
    description:
      'Org health checks, Sales and Service Cloud set-up, Flow automation, Apex, integration and data migration, handed over to your administrator.',
    keywords: [
      'Salesforce customization',
      'Salesforce consulting',
      'Flow automation',
      'Apex development',
      'Salesforce integration',
      'data migration',
    ],
  },
};

export const exhibit = {
  title: `Move a deal. See ${whole('what runs')} by itself.`,
  text: 'Move the card with the buttons; with a mouse you can drag it.',
  deal: 'Harvest Foods',
  value: 6,
  unit: largeUnit,
  forecast: 'in the forecast',
  back: 'Move back',
  on: 'Move on',
  stages: [
    { name: 'New', odds: 10, flow: 'Flow assigns the deal and sets a call for tomorrow at ten.' },
    {
      name: 'Qualified',
      odds: 40,
      flow: 'Flow asks for the budget and the date, and hides fields nobody needs yet.',
    },
    {
      name: 'Proposal',
      odds: 60,
      flow: 'Flow writes the quote, asks the manager to approve it and reminds you in three days.',
    },
    {
      name: 'Won',
      odds: 100,
      flow: 'Flow creates the order, tells accounts and books the first call with support.',
    },
  ],
} as const;
