import type { LegalPage } from '../../../schemas/content.ts';
import { company } from '../company.ts';

export const cookies: LegalPage = {
  title: 'Cookie Policy',
  effective: 'Effective 1 September 2023',
  intro: [
    `This policy explains how ${company.name} uses cookies and similar storage on this website, and what choices you have.`,
    'This site sets no cookies itself. It counts no visit and remembers nothing of what brought you here unless you have accepted that in a notice at the foot of the page. If you see no such notice, there is nothing to agree to. The categories below say what each kind of cookie would do and what we would ask of you before using it.',
  ],
  sections: [
    {
      slug: 'what-cookies-are',
      heading: 'What cookies are',
      blocks: [
        {
          paragraph:
            'A cookie is a small text that a website asks your browser to keep and to send back on later requests. Some last until you close the browser, others for a set time. Local storage is similar, but it stays on your device and is not sent along with every request.',
        },
      ],
    },
    {
      slug: 'essential-cookies',
      heading: 'Essential cookies',
      blocks: [
        {
          paragraph:
            'Essential cookies make a page work at all, for example by spreading visitors over several servers or by remembering that you refused other cookies. They may be set without consent. We set none today.',
        },
        {
          paragraph:
            'When you send a form, your browser posts it directly to Salesforce, our customer database. In answering, Salesforce may set short-lived technical cookies on its own domain. We cannot read them, and they play no part on our pages.',
        },
      ],
    },
    {
      slug: 'performance-cookies',
      heading: 'Performance cookies',
      blocks: [
        {
          paragraph:
            'Performance cookies count visits, measure loading times and show which pages are read. This site sets none. Only if you accept it in the notice does it count which pages are opened, which forms are opened and sent, and which of their messages were shown. What you type is never part of that.',
        },
      ],
    },
    {
      slug: 'functional-cookies',
      heading: 'Functional cookies',
      blocks: [
        {
          paragraph:
            'Functional cookies remember choices such as a language or a form you had started. The site uses none. Page numbers and search words are kept in the address of the page instead, where you can see them. Functional cookies that are not strictly needed would stay off until you agree to them.',
        },
      ],
    },
    {
      slug: 'advertising-cookies',
      heading: 'Advertising cookies',
      blocks: [
        {
          paragraph:
            'Advertising cookies follow visitors from site to site in order to choose and measure advertisements. The site shows no advertising and carries no advertising code. If that ever changed, these cookies too would stay off unless you consented.',
        },
      ],
    },
    {
      slug: 'storage-on-your-device',
      heading: 'Storage on your device',
      blocks: [
        {
          paragraph: 'The site uses your browser’s own storage for these purposes, and only when they arise:',
        },
        {
          list: [
            'Enquiries on their way: a copy of a form you sent, so that a broken connection does not lose it. It is deleted once delivery is confirmed. After 7 days without confirmation the site stops trying and deletes it, at the latest on your next visit.',
            'Recovery: short technical notes that coordinate open tabs or remember that a page was reloaded after a loading error. They contain nothing about you.',
            'Your answer to the notice about counting visits, for half a year, if you were asked.',
            'What first brought you here, such as the name of a campaign or of the site that linked to us, for a year: only if you accepted that. It is removed when you take your consent back.',
          ],
        },
      ],
    },
    {
      slug: 'other-sites',
      heading: 'Other sites',
      blocks: [
        {
          paragraph:
            'Our video, pictures and fonts come from this site, and no social network’s code runs on our pages. Icons for social networks, WhatsApp and video sites are plain links. Once you follow one, the cookies of that service and its own policy apply.',
        },
      ],
    },
    {
      slug: 'your-choices',
      heading: 'Your choices',
      blocks: [
        {
          list: [
            'Every current browser lets you see, delete and block cookies and site data, for all sites or for one, usually under “Privacy and security”.',
            'A private window discards cookies and storage when you close it.',
            'If you block storage, the site still works and forms are still sent, but an enquiry cannot be retried later if the connection fails.',
          ],
        },
        {
          paragraph:
            'Where a notice asks for your consent, refusing takes as few clicks as accepting, and “Cookie choices” at the foot of every page lets you change your mind at any time.',
        },
      ],
    },
    {
      slug: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        {
          paragraph:
            'Before a new category of cookie comes into use we will update this page and the date at its head. Questions are welcome at {email}.',
        },
      ],
    },
  ],
  seo: {
    title: `Cookie Policy | ${company.name}`,
    description:
      'This site sets no cookies of its own. Read what essential, performance, functional and advertising cookies would do, and how to stay in control.',
    keywords: ['cookie policy', 'essential cookies', 'advertising cookies', 'local storage'],
  },
};
