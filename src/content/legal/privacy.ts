import type { LegalPage } from '../../../schemas/content.ts';
import { company } from '../company.ts';
import { replyTime } from '../facts/promises.ts';
import { inIndia, pageTitle } from '../phrases.ts';
import { dataOfficer, effective, otherServices, postalAddress } from './words.ts';

/** India's law names a Grievance Officer; elsewhere the same person takes complaints. */
const complaints: LegalPage['sections'][number] = inIndia
  ? {
      slug: 'rights-in-india',
      heading: 'Your rights in India (DPDP Act)',
      blocks: [
        {
          paragraph:
            'Under the Digital Personal Data Protection Act, 2023, and the Rules notified in November 2025, you can ask for a summary of the data we process, for its correction or erasure, and for a grievance to be heard. Most duties of these Rules begin in May 2027. You can name a person to exercise these rights for you if you die or become unable to. How you withdraw your consent is in the section “Consent”.',
        },
        {
          paragraph: `Our ${dataOfficer} is ${company.grievanceOfficer}, ${postalAddress}. Write to {email} with the subject “Grievance”. You get an acknowledgement within ${replyTime} and an answer within one month. If you are not satisfied, you can complain to the Data Protection Board of India.`,
        },
      ],
    }
  : {
      slug: 'complaints',
      heading: 'Complaints about your data',
      blocks: [
        {
          paragraph: `Our ${dataOfficer} is ${company.grievanceOfficer}, ${postalAddress}. Write to {email} with the subject “Complaint”. You get an acknowledgement within ${replyTime} and an answer within one month. How you withdraw your consent is in the section “Consent”.`,
        },
      ],
    };

export const privacy: LegalPage = {
  title: 'Privacy Policy',
  effective,
  intro: [
    `This policy explains what ${company.legalName} (“${company.name}”, “we”) learns about you when you visit this website, what we do with it and what you can ask of us. It covers the website, not the services. We use and keep your ${company.whatsapp ? 'emails, calls and WhatsApp messages' : 'emails and calls'} as we do an enquiry. Learners and clients receive separate terms for the services they sign up for.`,
    'In short: the site has no accounts and sets no cookies of its own. It counts no visit unless you accept that. We learn your name and how to reach you only when you send them to us.',
  ],
  sections: [
    {
      slug: 'at-a-glance',
      heading: 'What, why and how long',
      blocks: [
        {
          list: [
            'An enquiry: to answer you. We keep it for up to 24 months after our last contact, unless it became part of a contract or the law asks for more.',
            'A newsletter address: to send the newsletter, until you unsubscribe.',
            'Your tick for offers: to write to you about courses and offers, until you withdraw it.',
            'A form that waits: it stays in your own browser until its arrival is confirmed or you delete it. If we never learn that it arrived, we tell you, and the site deletes it when you reload a page or next visit.',
            'Counts of visits: only if you accepted them in a notice, without your name.',
            'Server logs: to keep the site running and to investigate attacks, until they are no longer needed for that.',
          ],
        },
      ],
    },
    {
      slug: 'consent',
      heading: 'Consent',
      blocks: [
        {
          paragraph:
            'You can read every page without telling us who you are. When you send a form, we use its details to answer you. Each enquiry form says so under its fields. The newsletter form asks only for your email address. The text above the field says what we write about. The line below it says how long we keep the address.',
        },
        {
          paragraph:
            'Each enquiry form also has a separate checkbox: “You may also write to me about new courses and offers.” It is optional and not ticked in advance; after a reload it is ticked only if you had ticked it. We answer you whether or not you tick it. If you leave it empty, we send you no offers. If you tick it, the version of this sentence and the time may be filed with your enquiry. If our customer database has no place for them, your tick is not sent, and we send you no offers either. {withoutScripts}',
        },
        {
          paragraph:
            'You can withdraw your consent at any time. To take back what you accepted in a notice, use “Cookie choices” at the bottom of every page. If this site asks for no such consent, the link is not there. Every offer and every newsletter has a link to unsubscribe. For anything else send {withdrawal} from the address you gave us. Withdrawing does not affect what we did lawfully before.',
        },
      ],
    },
    {
      slug: 'information-we-collect',
      heading: 'Information we collect',
      blocks: [
        { paragraph: 'We collect what you type into a form and send:' },
        {
          list: [
            'Enquiry forms and dialogs: your name, email address, phone number and message.',
            'The contact page: your first and last name, designation, college name, the services you are interested in, your location and your message. There you need not give both an email address and a phone number.',
            'The event newsletter: your email address.',
          ],
        },
        {
          paragraph:
            'Each form also carries the address of the page you sent it from. It may carry fixed identifiers of our customer database, the name of the form, and a random number, so that we can recognise a second copy. It may also say how this visit began: the first page you opened, the page that linked to it, and the tags of a campaign, which can include the words you searched for. Your browser keeps this in the session storage of the tab, whether or not you accept anything, and sends it only with a form. If you accepted a notice, a form may also say how the visit began in which you accepted it. If you change your mind, later forms no longer say it. A form that is already waiting is sent unchanged. Where our customer database needs a detail that you left out, the form sends a placeholder, such as “N/A”.',
        },
        {
          paragraph:
            'Please leave health details, financial details and identity numbers out of your message. We do not need them.',
        },
        {
          paragraph:
            'The career planner, the sample certificate and the exercises on the pages neither store nor send what you enter. Search words for a course, an internship or an article appear in the page address. Your browser names that address when it asks this site for a page, a picture or another file, so they reach our web server and its log.',
        },
      ],
    },
    {
      slug: 'details-held-on-your-device',
      heading: 'Details held on your own device',
      blocks: [
        {
          paragraph:
            'Everything in this section needs scripts. Before a form is sent, your browser keeps what you type, and whether you ticked the checkbox, in the session storage of this tab, so that a reload does not lose it. It is removed when you send the form, and otherwise when the tab is closed for good (a browser that reopens a tab brings it back). If our scripts are late, the browser posts the form itself: no copy is kept, and the text stays in the tab until you are sent back.',
        },
        {
          paragraph:
            'When you send a form, your browser keeps a copy in its local storage (the outbox), and the same once more in its database (IndexedDB), until {confirmed}. Both are deleted then. In this section “the copy” means both.',
        },
        {
          paragraph:
            'Without a confirmation, the site tries again while it is open in your browser. {posts} If you press “Try again” in the notice, the next attempt follows at once. {leaving} Before or during an attempt the site may ask the server that receives forms whether it answers. That request has none of your details. Like every request, it and a posted form show your IP address and browser to whoever receives them.',
        },
        {
          paragraph:
            'If delivery is never confirmed, the site tells you so and shows our email address and phone number. After that notice it deletes the copy when you reload a page or next visit the site. If you do not come back, the copy stays in your browser until you clear the browser’s data for this site.',
        },
        {
          paragraph:
            'Once a confirmation is late, every page shows a notice until you close it; it returns when you reload a page or come back, and when there is news of your form. The button “Delete my details” in the notice deletes the copy at once. An entry that the site cannot read is set aside and deleted after 7 days, on your next visit; an entry written by a newer version of the site stays for that version.',
        },
        {
          paragraph:
            'If your browser has no room for either copy, your details exist only in the open page. The page then asks before you leave it. If you are also offline, nothing is sent, your text stays in the form, and the page does not ask.',
        },
        {
          paragraph:
            'Only this website, in that browser, can read the copy. On a shared computer, use “Delete my details” or clear the browser’s data for this site.',
        },
      ],
    },
    {
      slug: 'how-we-use-information',
      heading: 'How we use your information',
      blocks: [
        {
          list: [
            `To answer your enquiry within ${replyTime}.`,
            'To prepare a quote, a course recommendation or a campus visit that you asked for.',
            'To write to you about new courses and offers, only if you ticked that box.',
            'To send the event newsletter, if you subscribed to it.',
            'To protect the site and our staff against abuse, and to meet legal duties.',
          ],
        },
        {
          paragraph:
            'We do not sell your details, rent them or give them to advertisers. We make no automated decisions about you. An enquiry that a program seems to have filled in is marked as possible spam, and a person decides about it.',
        },
        {
          paragraph:
            'We keep an enquiry for up to 24 months after our last contact with you. After that we delete it, unless it became part of a contract or the law requires us to keep it longer. We keep a newsletter address until you unsubscribe.',
        },
      ],
    },
    {
      slug: 'unsubscribe',
      heading: 'How to unsubscribe',
      blocks: [
        {
          paragraph:
            'Every newsletter and every offer has an unsubscribe link. You can also write “Unsubscribe” to {email}. We stop within two working days and delete the newsletter address.',
        },
      ],
    },
    {
      slug: 'who-processes-it',
      heading: 'Who processes it for us',
      blocks: [
        {
          paragraph: '{processor} Our own staff see an enquiry only if they need it to answer you.',
        },
        {
          paragraph:
            'The company that hosts this site has its log files. We give details to anyone else only if a law or a court requires it, if you break our Acceptable Use Policy, in the cases that it names, or if you ask us to, for example to introduce you to an employer.',
        },
      ],
    },
    {
      slug: 'counting-visits',
      heading: 'Counting visits',
      blocks: [
        {
          paragraph:
            'The site can count how it is used, but only after you accept that in a notice. Before that, and after you change your mind, events are dropped. {counting}',
        },
        { paragraph: 'These are all the events, each with its name and:' },
        {
          list: [
            'page_view: the path of the page.',
            'form_opened: the name of the form.',
            'field_error: the form, the field, and the name of the rule that the entry broke.',
            'submitted: the name of the form.',
            'held: the name of the form, when delivery is not confirmed in time.',
            'confirmed: the name of the form, when delivery is confirmed.',
            'givenUp: the name of the form, when the last attempt is not confirmed.',
          ],
        },
        { paragraph: 'No event contains what you typed, your name or an identifier of you.' },
      ],
    },
    {
      slug: 'log-files',
      heading: 'Log files',
      blocks: [
        {
          paragraph:
            'Like any web server, ours may record requests: the internet protocol (IP) address, the browser type, the time, the page and the page that linked to it. We use these logs to keep the site running and to investigate attacks. Our hosting provider deletes them when they are no longer needed for that. We do not combine them with form details.',
        },
      ],
    },
    {
      slug: 'cookies',
      heading: 'Cookies',
      blocks: [
        {
          paragraph: `The site’s own code sets no cookies and carries no advertising. Links to ${otherServices} open those services under their own policies. Our Cookie Policy explains each category of cookie and each entry in your browser’s storage.`,
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
            'to tell you which personal information we hold about you, where it came from and why we have it;',
            'to delete the personal information you gave us;',
            'to correct personal information that is wrong;',
            'not to sell or share your personal information, which we do not do in any case.',
          ],
        },
        {
          paragraph:
            'Write to {email}. We respond within one month of your request. We may first check that the request comes from you, usually by asking you to reply from the address you used in the form. A request never leads to a worse service or a higher price.',
        },
      ],
    },
    {
      slug: 'rights-in-europe',
      heading: 'Your rights in Europe (GDPR)',
      blocks: [
        {
          paragraph:
            'If the General Data Protection Regulation applies to you, our legal grounds are your consent, the steps you asked us to take before a contract, and our legitimate interest in a secure website. You have the right:',
        },
        {
          list: [
            'of access: to receive a copy of the personal data we hold about you;',
            'to rectification: to have wrong or incomplete data corrected;',
            'to erasure: to have your data deleted when there is no reason left to keep it;',
            'to restrict processing while a question about the data is settled;',
            'to object to processing that rests on our legitimate interest;',
            'to data portability: to receive your data in a common electronic format, or have it passed to someone else.',
          ],
        },
        {
          paragraph:
            'We respond within one month, free of charge. You may also complain to the data protection authority where you live or work.',
        },
      ],
    },
    complaints,
    {
      slug: 'children',
      heading: 'Children under 13 and people under 18',
      blocks: [
        {
          paragraph: `You must be 18 or older to send a form. ${inIndia ? 'Indian law treats everyone under 18 as a child and asks for a parent’s consent. ' : ''}If you are under 18, ask a parent or guardian to send the form for you, with their own name and contact details and none of yours.`,
        },
        {
          paragraph:
            'The site is meant for students in higher education, working people and organisations. We do not knowingly collect personal information from children under 13, anywhere. If you believe that a child has sent us details, write to {email} and we will delete them promptly.',
        },
      ],
    },
    {
      slug: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        {
          paragraph:
            'When we change this policy, we change the date at the top. We describe significant changes on this page before they take effect.',
        },
        { paragraph: `Questions and requests go to {email}, or by post to ${postalAddress}.` },
      ],
    },
  ],
  seo: {
    title: pageTitle('Privacy Policy'),
    description: `What this website collects, how long form details stay on your device, who processes them, and your rights under the CCPA${inIndia ? ', the GDPR and Indian law' : ' and the GDPR'}.`,
    keywords: ['privacy policy', 'personal data', 'CCPA rights', 'GDPR rights'],
  },
};
