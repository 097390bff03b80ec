import type { Service } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const service: Service = {
  slug: 'devops',
  name: 'DevOps Practices',
  hero: {
    heading: 'Releases so routine that nobody stays late',
    highlight: 'nobody stays late',
    description:
      'We build the pipelines, tests and monitoring that let your team ship on any weekday and undo a release in minutes. We also change the habits around the tools, because tools alone rarely help.',
    alt: 'Illustration: a release moving along a looped pipeline',
  },
  servicesHeading: 'Where we help your engineers',
  services: [
    {
      title: 'Delivery assessment',
      description:
        'We follow one change from idea to production, time every wait and show you the three that cost most.',
    },
    {
      title: 'Build and release pipelines',
      description:
        'GitHub Actions, GitLab CI, Azure DevOps or Jenkins with tests, approvals and automatic roll-back.',
    },
    {
      title: 'Infrastructure as code',
      description:
        'Terraform and Ansible for environments that can be created again in an hour, including the one nobody dares to touch.',
    },
    {
      title: 'Containers and Kubernetes',
      description:
        'Images that build quickly, clusters with sensible limits and deployment templates your developers can read.',
    },
    {
      title: 'Monitoring and on-call',
      description:
        'Service targets, dashboards, alerts that mean something and a rota with written runbooks.',
    },
    {
      title: 'Security in the pipeline',
      description:
        'Dependency and image scans, secret detection and signed releases, tuned until the warnings are worth reading.',
    },
  ],
  whyHeading: 'What changes for your team',
  benefits: [
    {
      icon: 'timer',
      title: 'Shorter lead times',
      alt: 'Stopwatch',
      text: 'We measure the time from commit to production at the start and report it every month.',
    },
    {
      icon: 'arrow-counter-clockwise',
      title: 'A way back, rehearsed',
      alt: 'Arrow turning back',
      text: 'Roll-back is automated and tried regularly, long before anyone needs it.',
    },
    {
      icon: 'users',
      title: 'Skills that stay with you',
      alt: 'Two people',
      text: 'Your engineers pair with ours on every change, and own the pipelines at the end.',
    },
    {
      icon: 'notebook',
      title: 'Runbooks people use',
      alt: 'Notebook',
      text: 'Each alert links to a page that says what to check first and whom to call.',
    },
  ],
  discuss: {
    heading: 'When did you last release on a Friday?',
    text: 'Tell us how a change reaches production today. We will reply with the step we would automate first.',
  },
  closing: {
    heading: 'Fix the slowest step first',
    text: 'A two-week assessment gives you measured waiting times, a plan in order of effect and one improvement already in place.',
    button: 'Request a DevOps proposal',
  },
  seo: {
    title: `DevOps Consulting: Pipelines and On-call | ${company.name}`,
    description:
      'Delivery assessments, CI/CD pipelines, infrastructure as code, Kubernetes, monitoring and secure releases, built in pairs with your engineers.',
    keywords: [
      'DevOps consulting',
      'CI/CD pipelines',
      'infrastructure as code',
      'Kubernetes services',
      'site reliability',
    ],
  },
};
