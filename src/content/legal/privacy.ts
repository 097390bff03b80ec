import type { LegalPage } from '../../../schemas/content.ts';
import { company } from '../company.ts';

const [mainOffice] = company.offices;

export const privacy: LegalPage = {
  title: 'Privacy Policy',
  effective: 'Effective 1 September 2023',
  intro: [
    `This policy explains what ${company.legalName} (“${company.name}”, “we”) learns about you when you visit this website, what we do with it and what you can ask of us. It covers the website only. Learners and clients receive separate terms for the services they sign up for.`,
    'The short version: the site has no accounts, sets no cookies of its own, and counts no visit unless you accept it. We learn your details only when you write them into a form and send it.',
  ],
  sections: [
    {
      slug: 'consent',
      heading: 'Consent',
      blocks: [
        {
          paragraph:
            'You can read every page without telling us who you are. When you send a form, you ask us to use the details in it to answer you.',
        },
        {
          paragraph:
            'Each form also has an optional consent box. You can send the form without ticking it. If you tick it, the wording you agreed to and the time may be filed with your enquiry; if you do not, nothing about it is sent. We answer you either way, and we do not put you on a mailing list on the strength of it.',
        },
        {
          paragraph:
            'You can withdraw your consent at any time by writing to {email}. Withdrawing it does not affect what we did lawfully before.',
        },
      ],
    },
    {
      slug: 'information-we-collect',
      heading: 'Information we collect',
      blocks: [
        { paragraph: 'We collect what you type into a form:' },
        {
          list: [
            'Enquiry forms and dialogs: your name, email address, phone number and message.',
            'The contact page: your first and last name, designation, college name, the services you are interested in, your location and your message. Email address and phone number are optional there.',
            'The event newsletter: your email address.',
          ],
        },
        {
          paragraph:
            'Each form also carries the address of the page you sent it from, and fixed identifiers that tell our customer database where to file it. It may also carry a number of its own, by which a second copy of the same enquiry is told, and what brought you to this visit: the page you arrived at, the site that linked to it and the name of a campaign. What brought you here the first time is added only if you accepted that. Please leave health details, financial details and identity numbers out of your message; we do not need them.',
        },
        {
          paragraph:
            'The answers you give to the career planner are used on the page and are neither stored nor sent. What you search for in a course or article list appears in the page address in your browser.',
        },
      ],
    },
    {
      slug: 'details-held-on-your-device',
      heading: 'Details held on your own device',
      blocks: [
        {
          paragraph:
            'So that an enquiry is not lost when a connection drops, your browser keeps a copy of the details you sent in its local storage. The copy is deleted as soon as delivery is confirmed. If it cannot be confirmed, the browser tries again when you are back online or on your next visit, for up to 7 days.',
        },
        {
          paragraph:
            'After 7 days the site stops trying and deletes the copy. A page can do this only while it is open. If you have not been back in that time, the copy is dealt with on your next visit: one last attempt may be made before it is deleted.',
        },
        {
          paragraph:
            'The copy can be read only by this website, in that browser. On a shared computer you can remove it at once by clearing the browser’s data for this site.',
        },
      ],
    },
    {
      slug: 'how-we-use-information',
      heading: 'How we use your information',
      blocks: [
        {
          list: [
            'To answer your enquiry, normally within 24 hours.',
            'To prepare a quote, a course recommendation or a campus visit that you asked for.',
            'To send the event newsletter, if you subscribed to it.',
            'To protect the site and our staff against abuse, and to meet legal duties.',
          ],
        },
        {
          paragraph:
            'We do not sell your details, rent them or give them to advertisers, and we make no automated decisions about you. An enquiry that looks as if a program had filled it in is marked as possible spam, and a person decides what to do with it. We keep an enquiry for up to 24 months after our last contact with you and then delete it, unless it became part of a contract or the law requires us to keep it longer. Newsletter addresses are deleted when you unsubscribe.',
        },
      ],
    },
    {
      slug: 'who-processes-it',
      heading: 'Who processes it for us',
      blocks: [
        {
          paragraph:
            'Forms go from your browser directly to Salesforce, which runs our customer database and processes the details on our instructions. Salesforce may store them outside the country you live in, under the safeguards of its data processing agreement. Our own staff see an enquiry only if they need to in order to answer it.',
        },
        {
          paragraph:
            'We disclose details to anyone else only if a law or a court obliges us to, or if you ask us to, for example by introducing you to an employer.',
        },
      ],
    },
    {
      slug: 'log-files',
      heading: 'Log files',
      blocks: [
        {
          paragraph:
            'Like any web server, the one that delivers these pages may record requests: the internet protocol (IP) address, the browser type, the time, the page asked for and the page that linked to it. These logs are used to keep the site running and to investigate attacks. They are kept only for the short period that our hosting provider sets, and we do not combine them with form details.',
        },
      ],
    },
    {
      slug: 'cookies',
      heading: 'Cookies',
      blocks: [
        {
          paragraph:
            'The site sets no cookies of its own, and no advertising code is on it. Visits are counted only if a notice has asked you and you have accepted. Links to social networks, WhatsApp and video sites open those services under their own policies. Our Cookie Policy explains each category of cookie and what would have to happen before one was used.',
        },
      ],
    },
    {
      slug: 'ccpa-rights',
      heading: 'Your rights in California (CCPA)',
      blocks: [
        { paragraph: 'If you live in California, the California Consumer Privacy Act lets you ask us:' },
        {
          list: [
            'to tell you which categories and which specific pieces of personal information we hold about you, where they came from and why we have them;',
            'to delete the personal information you gave us;',
            'to correct personal information that is wrong;',
            'not to sell or share your personal information, which we do not do in any case.',
          ],
        },
        {
          paragraph:
            'Write to {email}. We respond within one month of your request. We may first have to check that the request comes from you, usually by asking you to reply from the address you used in the form. Making a request will never lead to a worse service or a higher price.',
        },
      ],
    },
    {
      slug: 'gdpr-rights',
      heading: 'Your rights in Europe (GDPR)',
      blocks: [
        {
          paragraph:
            'If the General Data Protection Regulation applies to you, our legal grounds are your consent, the steps you asked us to take before a contract, and our legitimate interest in a secure website. You have the right:',
        },
        {
          list: [
            'of access: to receive a copy of the personal data we hold about you;',
            'to rectification: to have wrong or incomplete data put right;',
            'to erasure: to have your data deleted when there is no reason left to keep it;',
            'to restrict processing while a question about the data is settled;',
            'to object to processing that rests on our legitimate interest;',
            'to data portability: to receive your data in a common electronic format, or have it passed to someone else.',
          ],
        },
        {
          paragraph:
            'We respond within one month and charge nothing for it. You may also complain to the data protection authority where you live or work.',
        },
      ],
    },
    {
      slug: 'rights-in-india',
      heading: 'Your rights in India',
      blocks: [
        {
          paragraph:
            'Under the Digital Personal Data Protection Act, 2023, as its provisions come into force, you can ask for a summary of the data we process, for its correction or erasure, and for a grievance to be heard, and you can nominate a person to exercise these rights for you. We already answer such requests in the same way and within the same month as the ones above.',
        },
      ],
    },
    {
      slug: 'children',
      heading: 'Children under 13',
      blocks: [
        {
          paragraph:
            'The site is meant for students in higher education, working people and organisations. We do not knowingly collect personal information from children under 13. If you believe that a child has sent us details, write to {email} and we will delete them promptly. If you are under 18, please ask a parent or guardian before you send a form.',
        },
      ],
    },
    {
      slug: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        {
          paragraph:
            'When we change this policy we change the date at its head, and we describe significant changes on this page before they take effect.',
        },
        {
          paragraph: `Questions and requests go to {email}, or by post to ${company.legalName}, ${mainOffice.street}, ${mainOffice.city}, ${mainOffice.region} ${mainOffice.postalCode}, ${mainOffice.country}.`,
        },
      ],
    },
  ],
  seo: {
    title: `Privacy Policy | ${company.name}`,
    description:
      'What this website collects, how long form details stay on your device, who processes them, and your rights under the CCPA, the GDPR and Indian law.',
    keywords: ['privacy policy', 'personal data', 'CCPA rights', 'GDPR rights'],
  },
};
