import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 4,
  category: 'Cloud Engineering',
  title: 'Cloud Engineering',
  subtitle: 'Design, build and take down AWS infrastructure from code, and explain every line of the bill.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.47,
  review: '(486 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire cloud engineers',
  description:
    'You start with IAM and a billing alarm, then build networks, servers, storage and serverless functions on AWS, first in the console and after that only with Terraform. We compare each service with its Azure counterpart, so you can use your knowledge at another employer. You should know the Linux command line and what an IP address and a port are.',
  duration: 'Short term: the core services. Long term: a resilient system in code.',
  schedule: 'Flexible Schedule',
  time: 'Self-paced labs, live sessions at fixed hours',
  features: {
    heading: 'Infrastructure you can rebuild in one command',
    points: [
      'A web application across two availability zones: VPC, load balancer, auto scaling group and RDS',
      'A serverless thumbnail service with S3 events, Lambda and least-privilege IAM roles',
      'A runbook with CloudWatch alarms, a restore test from backup and a budget alert',
    ],
  },
  careers: [
    {
      icon: 'cloud',
      title: 'Cloud Engineer',
      alt: 'Cloud',
      text: 'Builds and maintains accounts, networks and services for product teams.',
    },
    {
      icon: 'headset',
      title: 'Cloud Support Engineer',
      alt: 'Headset',
      text: 'Traces faults across networks, permissions and services for customers.',
    },
    {
      icon: 'hard-drives',
      title: 'Infrastructure Engineer',
      alt: 'Two stacked servers',
      text: 'Describes whole environments in Terraform and keeps them up to date.',
    },
    {
      icon: 'pulse',
      title: 'Site Reliability Engineer',
      alt: 'Pulse line',
      text: 'Measures availability and improves it; usually reached after some years in operations.',
    },
  ],
  certification: {
    opening: 'Earn your certificate in a live cloud account',
    description:
      'Your final environment is created from code, tested by switching off part of it, and removed without leftovers.',
    points: [
      'What it names: the architecture you built and the failure it survived',
      'How you earn it: a mentor recreates your stack from its repository',
      'What goes with it: a reviewed architecture diagram for your portfolio',
    ],
  },
  seo: {
    title: pageTitle('Cloud Engineering Internship on AWS'),
    description:
      'Hands-on cloud internship: IAM, VPC, EC2, S3, RDS and Lambda, built with Terraform, watched with CloudWatch and kept inside a budget.',
    keywords: [
      'cloud engineering internship',
      'AWS internship for students',
      'Terraform training',
      'cloud computing training',
      'cloud engineer jobs',
    ],
  },
};
