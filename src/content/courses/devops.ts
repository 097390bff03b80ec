import type { CourseDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: CourseDetail = {
  id: 4,
  category: 'DevOps',
  title: 'DevOps Engineering',
  cta: 'Ask about this course',
  cardCta: 'Talk to an adviser',
  rating: 4.47,
  review: '(374 Reviews)',
  level: 'Intermediate to Advanced Level',
  description:
    'This course picks up where a first Docker tutorial stops. You describe a cluster in Terraform, release to it with Argo CD, keep secrets out of Git, scan images with Trivy and set service level objectives that decide when to stop shipping. You should know Linux, Git and containers; a term of scripting in Bash or Python helps a great deal.',
  duration: 'Short term: pipelines and clusters. Long term: platforms and reliability.',
  schedule: 'Flexible Schedule',
  time: 'Labs, and incident drills at a fixed hour',
  features: {
    heading: 'A small platform that you run yourself',
    points: [
      'A Kubernetes environment created from Terraform modules, with remote state and a plan reviewed first',
      'GitOps releases with Argo CD, canary steps and an automatic rollback on a rising error rate',
      'Metrics, logs and traces in Prometheus, Loki and Tempo, read in Grafana during a timed drill',
    ],
  },
  careers: [
    {
      icon: 'infinity',
      title: 'DevOps Engineer',
      alt: 'Infinity loop',
      text: 'Automates builds, environments and releases across several teams.',
    },
    {
      icon: 'circles-three-plus',
      title: 'Platform Engineer',
      alt: 'Three circles and a plus sign',
      text: 'Builds the internal tools that let developers release by themselves.',
    },
    {
      icon: 'pulse',
      title: 'Site Reliability Engineer',
      alt: 'Pulse line',
      text: 'Balances new features against error budgets and leads incident reviews.',
    },
    {
      icon: 'shield-check',
      title: 'DevSecOps Engineer',
      alt: 'Shield with a tick',
      text: 'Moves scanning, secrets and policy checks into the pipeline.',
    },
  ],
  certification: {
    opening: 'Earn the certificate on call',
    description:
      'On the long-term track you keep a service inside its objective while mentors cause two incidents, and you review one of them in writing. On the short-term track we destroy and rebuild your pipeline and cluster.',
    points: [
      'What it names: the modules, charts and dashboards you wrote',
      'How you earn it: an environment that we can destroy and rebuild',
      'What goes with it: a mentor’s written review; on the long-term track, your incident review as well',
    ],
  },
  seo: {
    title: pageTitle('DevOps Engineering Course with Terraform'),
    description:
      'DevOps Engineering course: Terraform, Kubernetes, Argo CD, Trivy, Prometheus and Grafana, with GitOps releases and incident drills.',
    keywords: [
      'DevOps course',
      'DevOps engineering course',
      'Terraform and Kubernetes training',
      'GitOps with Argo CD',
      'site reliability engineering',
    ],
  },
};
