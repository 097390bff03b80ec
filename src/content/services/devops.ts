import type { Service } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const service: Service = {
  slug: 'devops',
  name: 'DevOps Practices',
  hero: {
    heading: 'Calm releases, so your\u00a0team goes home on time',
    highlight: 'on time',
    description:
      'We build the pipelines, tests and monitoring that let your team ship on any weekday and undo a release in minutes. We also change the habits around the tools, because tools alone rarely help.',
    alt: 'Illustration: an infinity loop with a rocket, a code branch, a package and a gauge in orbit',
  },
  servicesHeading: 'Where we help your engineers',
  services: [
    {
      title: 'Delivery assessment',
      description:
        'We follow one change from idea to production, time every wait and show you the three most expensive.',
    },
    {
      title: 'Build and release pipelines',
      description:
        'GitHub Actions, GitLab CI, Azure DevOps or Jenkins with tests, approvals and automatic rollback.',
    },
    {
      title: 'Infrastructure as code',
      description:
        'Terraform and Ansible for environments that can be rebuilt in an hour, including the one your team avoids changing.',
    },
    {
      title: 'Containers and Kubernetes',
      description:
        'Images that build quickly, clusters with sensible limits, and deployment templates your developers can read.',
    },
    {
      title: 'Monitoring and on-call',
      description: 'Service targets, dashboards, alerts you can act on and a rota with written runbooks.',
    },
    {
      title: 'Security in the pipeline',
      description:
        'Dependency and image scans, secret detection and signed releases, tuned until the warnings are worth reading.',
    },
  ],
  firstMonth: [
    'We follow one change from idea to production and time every wait.',
    'We list the waits in order of cost, and agree with you on the first to remove.',
    'We automate it together with one of your engineers.',
    'We measure again, write the runbook and plan the next three months.',
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
      title: 'Tested rollbacks',
      alt: 'Arrow turning back',
      text: 'Rollback is automated and tested regularly, before you need it.',
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
    heading: 'The slowest step, measured and removed',
    text: 'A two-week assessment gives you measured waiting times and a plan. In week three we automate the first step.',
    button: 'Request a DevOps proposal',
  },
  seo: {
    title: pageTitle('DevOps Consulting: Pipelines and On-call'),
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

export const exhibit = {
  title: 'Release on a Friday?',
  text: 'Version 42 has a bug on purpose. Press and see.',
  live: 'Live now',
  steps: ['Build', 'Tests', 'Release', 'Health check'],
  passed: 'passed',
  failed: 'failed',
  waiting: 'waiting',
  /** The three states: the version that visitors see, the one that was tried, the button, the steps that passed, and what happened. */
  states: [
    { version: 41, tried: 41, button: 'Deploy 42', passes: 0, fails: false, says: 'Version 41 is live.' },
    {
      version: 41,
      tried: 42,
      button: 'Deploy 43',
      passes: 3,
      fails: true,
      says: 'Version 42 failed its health check. The pipeline rolled back to 41 by itself. No visitor saw an error.',
    },
    {
      version: 43,
      tried: 43,
      button: 'Start again',
      passes: 4,
      fails: false,
      says: 'Version 43 has the fix and passed all four steps. It is live, and you can go home.',
    },
  ],
} as const;
