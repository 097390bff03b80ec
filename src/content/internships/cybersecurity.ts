import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 13,
  category: 'Cybersecurity',
  title: 'Cybersecurity',
  subtitle: 'Break into systems built for it, then learn to defend them.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.48,
  review: '(478 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire security analysts',
  description:
    'All practice happens in an isolated lab of virtual machines that you build yourself. You map a network with Nmap, read traffic in Wireshark, exploit a deliberately weak web app with Burp Suite, and then defend: you harden Linux, collect logs in Wazuh and trace an intrusion step by step. You need basic networking, the Linux command line and a machine that can run two virtual machines at once.',
  duration: 'Short term: web and network basics. Long term: detection and response.',
  schedule: 'Flexible Schedule',
  time: 'Self-paced labs that you can pause and resume',
  features: {
    heading: 'Both sides of an incident',
    points: [
      'A penetration test report on OWASP Juice Shop, with evidence, severity and a fix for each finding',
      'A hardened Linux server: key-only SSH, a firewall, least privilege, and backups you have restored',
      'An intrusion traced through logs and mapped to MITRE ATT&CK, with a timeline a manager can follow',
    ],
  },
  careers: [
    {
      icon: 'shield-check',
      title: 'SOC Analyst',
      alt: 'Shield with a tick',
      text: 'Watches alerts, separates noise from attacks and escalates with evidence.',
    },
    {
      icon: 'detective',
      title: 'Junior Penetration Tester',
      alt: 'Detective with hat and glasses',
      text: 'Tests systems with written permission and explains how to fix them.',
    },
    {
      icon: 'lock-key',
      title: 'Security Engineer',
      alt: 'Padlock with a keyhole',
      text: 'Builds controls into servers, networks and pipelines; rarely a first job.',
    },
    {
      icon: 'scales',
      title: 'Risk and Compliance Associate',
      alt: 'Balance scales',
      text: 'Checks systems against standards such as ISO 27001 and tracks the gaps.',
    },
  ],
  certification: {
    opening: 'Two reports prove your work',
    description:
      'You are assessed on two documents, a penetration test report and an incident report, because security teams write both. On the short-term track it is the first one alone.',
    points: [
      'What it names: the attack and defence labs you completed',
      'How you earn it: the test report on the short-term track; on the long-term track the incident report too',
      'What goes with it: your reports, and the code of conduct you signed before the first lab',
    ],
  },
  seo: {
    title: pageTitle('Cybersecurity Internship and Training'),
    description:
      'Practical cybersecurity internship in your own lab: Nmap, Wireshark, Burp Suite, OWASP Juice Shop, Wazuh, and reports that get acted on.',
    keywords: [
      'cybersecurity internship',
      'ethical hacking training',
      'SOC analyst training',
      'penetration testing internship',
      'network security project',
      'OWASP',
    ],
  },
};
