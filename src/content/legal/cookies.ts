import type { LegalPage } from '../../../schemas/content.ts';
import { company } from '../company.ts';
import { pageTitle } from '../phrases.ts';
import { storageLines } from './storage.ts';
import { effective, otherServices } from './words.ts';

export const cookies: LegalPage = {
  title: 'Cookie Policy',
  effective,
  intro: [
    `This policy explains how ${company.name} uses cookies and similar storage on this website, and what choices you have.`,
    'This site sets no cookies itself. It counts visits, and remembers how a visit began after you close the tab, only if it asked you in a notice at the bottom of the page and you accepted. If you see no notice, you have answered it, or there is nothing to accept. The sections below say what each kind of cookie does and what this site does instead.',
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
            'Essential cookies make a page work at all, for example by spreading visitors over several servers or by remembering that you refused other cookies. They need no consent. This site sets none; it keeps your answer in local storage.',
        },
        {
          paragraph: '{cookiesOfForms}',
        },
      ],
    },
    {
      slug: 'performance-cookies',
      heading: 'Performance cookies',
      blocks: [
        {
          paragraph:
            'Performance cookies count visits, measure loading times and show which pages are read. This site’s own code sets none. If you accept it in the notice, the site counts page views, opened forms, rules that an entry broke, and forms that were sent, waiting, confirmed or given up, without what you type. {counting} The Privacy Policy lists every event.',
        },
      ],
    },
    {
      slug: 'functional-cookies',
      heading: 'Functional cookies',
      blocks: [
        {
          paragraph:
            'Functional cookies remember choices such as a language or a form you had started. The site uses none. Page numbers and search words are in the address of the page, where you can see them, and not in storage. A form you have started, and how far you scrolled, stay in the session storage of their tab.',
        },
      ],
    },
    {
      slug: 'advertising-cookies',
      heading: 'Advertising cookies',
      blocks: [
        {
          paragraph:
            'Advertising cookies follow visitors from site to site in order to choose and measure advertisements. The site shows no advertising, and its own code neither carries any nor sets such cookies.',
        },
      ],
    },
    {
      slug: 'storage-on-your-device',
      heading: 'Storage on your device',
      blocks: [
        {
          paragraph:
            'The site uses your browser’s own storage for these entries, and only when they are needed:',
        },
        {
          list: [...storageLines],
        },
      ],
    },
    {
      slug: 'other-sites',
      heading: 'Other sites',
      blocks: [
        {
          paragraph: `Our video, pictures and fonts come from this site, and no social network’s code runs on our pages. Icons for ${otherServices} are plain links; the message that WhatsApp opens with contains the address of the page you were on. Once you follow one, the cookies of that service and its own policy apply.`,
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
            'If you block storage, the site still works and forms are still sent, but your details exist only in the open page. The page asks before you leave it if they are not delivered. If you are also offline, your text stays in the form, and the page does not ask.',
          ],
        },
        {
          paragraph:
            'Where a notice asks for your consent, refusing takes as few clicks as accepting, and “Cookie choices” at the bottom of every page lets you change your mind at any time.',
        },
      ],
    },
    {
      slug: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        {
          paragraph:
            'Before we use a new category of cookie, we update this page and the date at the top. Send questions to {email}.',
        },
      ],
    },
  ],
  seo: {
    title: pageTitle('Cookie Policy'),
    description:
      'This site sets no cookies of its own. Read what essential, performance, functional and advertising cookies would do, and how to stay in control.',
    keywords: ['cookie policy', 'essential cookies', 'advertising cookies', 'local storage'],
  },
};
