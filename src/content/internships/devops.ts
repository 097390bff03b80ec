import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle, whole } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 5,
  category: 'DevOps',
  title: 'DevOps',
  subtitle:
    'Take one small application from a laptop to a monitored Kubernetes cluster, and automate each step.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.46,
  review: '(473 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire DevOps engineers',
  description:
    'You work on one application throughout: you put it in a Docker image, test it in GitHub Actions and Jenkins, release it to Kubernetes with Helm and watch it in Grafana. You break it on purpose and write down how you found the fault. You need basic Linux commands, Git and the ability to read a short script in any language.',
  duration: 'Short term: build, release, roll back. Long term: observe and recover.',
  schedule: 'Flexible Learning',
  time: 'Self-paced labs on your own machine, with live reviews',
  features: {
    heading: 'One pipeline, from commit to dashboard',
    points: [
      'A pipeline that builds, tests, scans and publishes a container image on every merge',
      'Rolling updates and a tested rollback on Kubernetes, with accurate health checks',
      'Servers configured with Ansible, and Prometheus alerts that name the symptom a user would notice',
    ],
  },
  careers: [
    {
      icon: 'infinity',
      title: 'DevOps Engineer',
      alt: 'Infinity loop',
      text: 'Keeps the path from a commit to a release short, safe and repeatable.',
    },
    {
      icon: 'package',
      title: 'Build and Release Engineer',
      alt: 'Closed package',
      text: 'Looks after pipelines, artefacts, versions and release calendars.',
    },
    {
      icon: 'terminal-window',
      title: 'Linux Systems Engineer',
      alt: 'Terminal window',
      text: 'Runs and automates fleets of servers with scripts and Ansible.',
    },
    {
      icon: 'gauge',
      title: 'Monitoring Engineer',
      alt: 'Gauge',
      text: 'Decides what to measure, when to alert and what a dashboard must show.',
    },
  ],
  certification: {
    opening: `The assessment: release, ${whole('find a fault')}, roll back`,
    description:
      'On assessment day you ship a change, a mentor introduces a fault, and you find it and roll back.',
    points: [
      'What it names: the pipeline, cluster and monitoring tools you worked with',
      'How you earn it: a practical assessment on the day; there is no multiple-choice test',
      'What goes with it: the incident report you wrote that day',
    ],
  },
  seo: {
    title: pageTitle('DevOps Internship: Docker to Kubernetes'),
    description:
      'Learn DevOps by shipping one app: Docker, GitHub Actions, Jenkins, Helm, Kubernetes, Ansible and Prometheus, with faults to find and fix.',
    keywords: [
      'DevOps internship',
      'Docker and Kubernetes training',
      'CI/CD pipeline project',
      'Jenkins internship',
      'DevOps engineer fresher jobs',
    ],
  },
};
