import type { Service } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const service: Service = {
  slug: 'cloudservices',
  name: 'Cloud Solutions',
  hero: {
    heading: 'A cloud you can explain, secure and afford',
    highlight: 'explain, secure and afford',
    description:
      'We move systems to AWS, Azure or Google Cloud, repair the accounts that grew without a plan and write down every resource as code. Each step is reversible and is tested before users notice.',
    alt: 'Illustration: servers resting on layered clouds',
  },
  servicesHeading: 'Cloud work we take on',
  services: [
    {
      title: 'Migration planning',
      description:
        'An inventory of applications, data and dependencies, sorted into move, replace and leave, with costs and a sequence.',
    },
    {
      title: 'Migration and cut-over',
      description:
        'Rehearsed moves with data checks, a timed cut-over plan and a way back that has been tried at least once.',
    },
    {
      title: 'Foundation accounts',
      description:
        'Separate accounts for production and testing, networks, single sign-on, logging and budgets, all described in Terraform.',
    },
    {
      title: 'Cost reviews',
      description:
        'A line-by-line look at your bill for idle machines, oversized databases and forgotten storage, with savings ranked by risk.',
    },
    {
      title: 'Backup and recovery',
      description:
        'Recovery targets agreed with the business, automated backups and a restore drill every quarter.',
    },
    {
      title: 'Containers and serverless',
      description:
        'Kubernetes where it earns its keep, managed containers or functions where it does not, with deployment templates for your team.',
    },
  ],
  whyHeading: 'What you get with our cloud team',
  benefits: [
    {
      icon: 'file-code',
      title: 'Everything as code',
      alt: 'File with code',
      text: 'You can review each change, repeat it in another region or undo it.',
    },
    {
      icon: 'shield-check',
      title: 'Least privilege by default',
      alt: 'Shield with a tick',
      text: 'Named roles, no shared keys, encrypted storage, and a log of who did what.',
    },
    {
      icon: 'receipt',
      title: 'Bills without surprises',
      alt: 'Receipt',
      text: 'Budgets and alerts go in on day one, and every resource carries an owner’s name.',
    },
  ],
  discuss: {
    heading: 'Bring us last month’s bill',
    text: 'With read access or an export we can tell you within a week where the money goes and what can be switched off safely.',
  },
  closing: {
    heading: 'Move one system and see how it feels',
    text: 'We start with an application of low risk, measure time, cost and effort, and plan the rest from those figures.',
    button: 'Request a cloud proposal',
  },
  seo: {
    title: `Cloud Migration and Cost Reviews | ${company.name}`,
    description:
      'Migration to AWS, Azure or Google Cloud, foundation accounts in Terraform, cost reviews, backup drills and containers, in reversible steps.',
    keywords: [
      'cloud migration services',
      'AWS consulting',
      'Azure migration',
      'cloud cost optimisation',
      'Terraform',
    ],
  },
};
