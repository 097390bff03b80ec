import type { Service } from '../../../schemas/content.ts';
import { inWords, pageTitle } from '../phrases.ts';

export const service: Service = {
  slug: 'cloudservices',
  name: 'Cloud Solutions',
  hero: {
    heading: 'Cloud systems at a known cost, described as code',
    highlight: 'at a known cost',
    description:
      'We move systems to AWS, Azure or Google Cloud, tidy accounts that grew without a plan and describe every resource as code. Each step is tested first and can be undone.',
    alt: 'Illustration: stacked servers with a cloud on top, joined to a chip, a lock and a globe',
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
      description: 'Rehearsed moves with data checks, a timed cut-over plan and a tested rollback.',
    },
    {
      title: 'Foundation accounts',
      description:
        'Separate accounts for production and testing, networks, single sign-on, logging and budgets, all described in Terraform.',
    },
    {
      title: 'Cost reviews',
      description:
        'A line-by-line look at your bill for idle machines, oversized databases and forgotten storage, with the safest savings first.',
    },
    {
      title: 'Backup and recovery',
      description:
        'Recovery targets agreed with the business, automated backups and a restore drill every quarter.',
    },
    {
      title: 'Containers and serverless',
      description:
        'Kubernetes where it pays, managed containers or functions elsewhere, with deployment templates for your team.',
    },
  ],
  firstMonth: [
    'You give us read-only access or an export of your bill. By Friday you have the cost review: the costs by system, and what can be switched off safely.',
    'We plan the move from it with you, and you choose the first application.',
    'We write accounts and networks as code and rehearse with one application.',
    'We move it for real, compare time and cost with the plan, and plan the rest.',
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
      text: 'Budgets and alerts come with the first account, and every resource carries an owner’s name.',
    },
  ],
  discuss: {
    heading: 'Bring us last month’s bill',
    text: 'A one-week cost review shows you where the money goes and what you can safely switch off. It needs read access or an export.',
  },
  closing: {
    heading: 'Start by moving one system',
    text: 'We start with a low-risk application, measure time, cost and effort, and plan the rest from those figures.',
    button: 'Request a cloud proposal',
  },
  seo: {
    title: pageTitle('Cloud Migration and Cost Reviews'),
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

export const exhibit = {
  title: 'Pay for the visitors you have',
  text: 'Servers join when traffic rises and leave when it falls. The\u00a0bill\u00a0follows.',
  alt: 'Eight clouds; a server hangs under each cloud that is in use, and the others are empty',
  slider: 'Visitors an hour',
  receipt: 'Bill for the month',
  base: 'Database and backups',
  server: 'Server',
  total: 'Total',
  fixed: (servers: number) => `less than eight servers that run all month. You pay for ${inWords(servers)}.`,
  same: 'saved at the peak: all eight servers are in use. They stop when the visitors leave.',
  note: 'Sample prices. Each server takes 2,500 visitors an hour; two always run, in case one fails.',
} as const;
