import type { LegalPage } from '../../../schemas/content.ts';
import { company } from '../company.ts';

const [mainOffice] = company.offices;

export const terms: LegalPage = {
  title: 'Terms and Conditions',
  effective: 'Effective 1 September 2023',
  intro: [
    `These terms are between you and ${company.legalName} (“${company.name}”, “we”). They apply whenever you use this website.`,
    'Courses, internships, campus programmes and software projects are not bought on this website. Each has a written agreement of its own, and where that agreement and these terms differ, the agreement counts.',
  ],
  sections: [
    {
      slug: 'accepting-these-terms',
      heading: 'Accepting these terms',
      blocks: [
        {
          paragraph:
            'By using the site you accept these terms, together with our Privacy Policy, Cookie Policy and Acceptable Use Policy. If you do not agree with them, please do not use the site. If you use it for an employer, a college or another organisation, you confirm that you may do so on its behalf.',
        },
        {
          paragraph:
            'You may use the site if you can enter into a contract under the law that applies to you. If you are under 18, use it with the agreement of a parent or guardian.',
        },
      ],
    },
    {
      slug: 'what-the-site-offers',
      heading: 'What the site offers',
      blocks: [
        {
          paragraph:
            'The site describes our services and training programmes, publishes articles and lets you send us an enquiry. It is free to use and needs no account. We may change, suspend or withdraw any part of it, and we do not promise that it will always be available.',
        },
      ],
    },
    {
      slug: 'enquiries-and-quotes',
      heading: 'Enquiries and quotes',
      blocks: [
        {
          paragraph:
            'Sending a form is a request for contact. It is not an order, an enrolment or an acceptance of any offer. Prices, dates and scope become binding only in a written proposal or agreement that both sides have signed.',
        },
        {
          paragraph:
            'We aim to reply within 24 hours. Please give details that are true and that you are allowed to give; we cannot answer an enquiry with a wrong address.',
        },
      ],
    },
    {
      slug: 'training-and-placement',
      heading: 'Training programmes and the placement guarantee',
      blocks: [
        {
          paragraph:
            'Fees, timetable, completion requirements and refunds are set out in the enrolment agreement, which you receive before any payment is due.',
        },
        {
          paragraph:
            'Where a page mentions a job placement guarantee, it refers to the guarantee described in that agreement, including its conditions:',
        },
        {
          list: [
            'regular participation, as recorded on the learning platform;',
            'submission of all required projects and a pass in the final assessment;',
            'attendance at the interviews that we arrange;',
            'truthful information about your education and experience.',
          ],
        },
        {
          paragraph:
            'Employers make their own hiring decisions. Numbers of opportunities, ratings and salaries shown on the site describe a market or past results and are not a promise of a particular employer, role or salary.',
        },
      ],
    },
    {
      slug: 'software-projects',
      heading: 'Software projects',
      blocks: [
        {
          paragraph:
            'Client work is governed by the proposal and the service agreement for that project, including delivery dates, acceptance, ownership of the result, confidentiality and warranties. Case studies on the site describe past results; what your project achieves depends on its own circumstances.',
        },
      ],
    },
    {
      slug: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        {
          paragraph: `The text, drawings, video, design and code of the site belong to ${company.legalName} or are used under licence. You may read and print pages, share links and quote short passages with a link to the source. Any other copying, and any commercial use, needs our written permission.`,
        },
        {
          paragraph:
            'Names and logos of other companies belong to their owners. Those shown beside our programmes indicate employers that recruit for the skills in question. They do not mean that the employer endorses us, works with us or has agreed to hire anyone.',
        },
      ],
    },
    {
      slug: 'what-you-send-us',
      heading: 'What you send us',
      blocks: [
        {
          paragraph:
            'You keep all rights in the ideas and material you send. You allow us to read, store and use them to answer you. Please do not send confidential documents through a form; ask for a confidentiality agreement first and we will sign one.',
        },
      ],
    },
    {
      slug: 'links-to-other-sites',
      heading: 'Links to other sites',
      blocks: [
        {
          paragraph:
            'Some pages link to social networks, video sites and learning platforms that we do not control. They open in a new tab under their own terms. We choose links with care but are not responsible for what those sites contain or do.',
        },
      ],
    },
    {
      slug: 'accuracy-and-warranties',
      heading: 'Accuracy and warranties',
      blocks: [
        {
          paragraph:
            'We write carefully and correct mistakes when we learn of them. Even so, the site is provided as it is, and articles give general information, not legal, financial or immigration advice. As far as the law allows, we give no warranty that the site is complete, free of errors or suited to a particular purpose.',
        },
      ],
    },
    {
      slug: 'liability',
      heading: 'Liability',
      blocks: [
        {
          paragraph:
            'As far as the law allows, we are not liable for indirect or consequential loss, or for loss of profit, data or opportunity, that arises from using the site or from being unable to use it.',
        },
        {
          paragraph:
            'Nothing in these terms limits liability that cannot be limited by law, such as liability for fraud or for death or injury caused by negligence, or takes away rights that you have as a consumer.',
        },
      ],
    },
    {
      slug: 'governing-law',
      heading: 'Governing law',
      blocks: [
        {
          paragraph: `These terms are governed by the laws of India, and the courts of ${mainOffice.city}, ${mainOffice.region} have jurisdiction. If you are a consumer, you also keep the protection of the mandatory law of the place where you live. If one provision turns out to be invalid, the others remain in force.`,
        },
      ],
    },
    {
      slug: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        {
          paragraph:
            'We may update these terms. The date at the head shows the current version, which applies from then on to every visit.',
        },
        { paragraph: `If anything here is unclear, write to {email} or call ${company.phone}.` },
      ],
    },
  ],
  seo: {
    title: `Terms and Conditions | ${company.name}`,
    description:
      'The terms for using this website: enquiries and quotes, the placement guarantee, intellectual property, links, liability and governing law.',
    keywords: ['terms and conditions', 'website terms', 'placement guarantee terms', 'terms of use'],
  },
};
