import type { LegalPage } from '../../../schemas/content.ts';
import { company } from '../company.ts';
import { replyTime } from '../facts/promises.ts';
import { pageTitle, phoneInText } from '../phrases.ts';
import { effective } from './words.ts';

/** The phone that is answered at any hour is a sample: see samples.ts. */
export const acceptableUse: LegalPage = {
  title: 'Acceptable Use Policy',
  effective,
  intro: [
    `This policy sets out what we ask of everyone who uses the website of ${company.name}, its forms and its support channels. It is part of our Terms and Conditions.`,
    'Most of it is common sense. We write it down so you know when we act.',
  ],
  sections: [
    {
      slug: 'who-it-applies-to',
      heading: 'Who it applies to',
      blocks: [
        {
          paragraph:
            'The policy applies to every visitor, to automated programs that access the site, and to anyone who writes to us or calls us through it. Learners and clients have further rules in their own agreements.',
        },
      ],
    },
    {
      slug: 'prohibited-activities',
      heading: 'Prohibited activities',
      blocks: [
        { paragraph: 'You must not use the site or its forms to:' },
        {
          list: [
            'break any law, or help someone else to break it;',
            'send false details, or pretend to be another person, college or company;',
            'send advertising, chain messages or the same message again and again;',
            'threaten, harass or insult anyone, or send material that is hateful, obscene or sexually explicit;',
            'upload or link to viruses or any other harmful code;',
            'test, scan or attack the site or the services behind it without our written permission;',
            'overload the site, submit forms by script or get round a technical limit;',
            'collect personal details, or copy substantial parts of the site beyond what the Terms and Conditions allow;',
            'use our name, drawings or articles in a way that suggests we endorse you;',
            'offer jobs, courses or certificates in our name, or ask anyone for money in our name.',
          ],
        },
        {
          paragraph:
            'Search engines and archives may index public pages at a considerate pace, as our robots file allows.',
        },
      ],
    },
    {
      slug: 'your-responsibilities',
      heading: 'Your responsibilities',
      blocks: [
        {
          list: [
            'Give details that are correct and are yours to give.',
            'Keep secrets secret: never put passwords, card numbers or identity numbers into a form.',
            'On a shared computer, clear the browser’s data for this site if a notice says that your form has not arrived yet.',
            'Treat our staff, mentors and learners with the courtesy you expect from them.',
            'If you find a security fault, tell us first and give us reasonable time to fix it.',
          ],
        },
      ],
    },
    {
      slug: 'enforcement',
      heading: 'Enforcement',
      blocks: [
        {
          paragraph:
            'When we learn of a breach we look at how serious it is, whether it was deliberate and whether it has happened before. Depending on that, we may:',
        },
        {
          list: [
            'ignore or delete the messages concerned;',
            'block network addresses that attack the site;',
            'refuse or end a service, as the agreement for that service allows;',
            'inform a college, an employer or a provider whose systems were misused;',
            'report the matter to the authorities and claim the damage caused.',
          ],
        },
        {
          paragraph:
            'Where it is practical, we explain the reason and listen to your side before we take a lasting step. If you disagree, write to us. A person who was not involved looks at it again.',
        },
      ],
    },
    {
      slug: 'reporting',
      heading: 'Reporting a breach',
      blocks: [
        {
          paragraph:
            'Write to {email} with the subject “Acceptable use”. Tell us what happened and when, on which page or through which channel, and attach a screenshot or the message with its headers if you have it.',
        },
        {
          paragraph: `In an urgent case, for example if a person collects money in our name, call ${phoneInText} at any hour. We acknowledge reports within ${replyTime} and do not reveal who made them unless the law requires it.`,
        },
      ],
    },
    {
      slug: 'changes',
      heading: 'Changes',
      blocks: [
        {
          paragraph:
            'We update this policy when new kinds of misuse appear. The date at the top shows the current version. Send questions to {email}.',
        },
      ],
    },
  ],
  seo: {
    title: pageTitle('Acceptable Use Policy'),
    description:
      'What visitors may not do on this website, what we ask of you, how we act on misuse, and how to report a breach or a security fault to us.',
    keywords: ['acceptable use policy', 'prohibited activities', 'report abuse', 'website rules'],
  },
};
