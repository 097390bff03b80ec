import type { LegalPage } from '../../../schemas/content.ts';
import { anchors } from '../../config/paths.ts';
import { company } from '../company.ts';
import { guarantee, guaranteeAsked } from '../facts/guarantee.ts';
import { ownership, percentOfRest, refundDays, reply, stopExample } from '../facts/promises.ts';
import { logos } from '../logos.ts';
import { money } from '../money.ts';
import { inWords, pageTitle, phoneInText, seatOf } from '../phrases.ts';
import { samples } from '../samples.ts';
import { dataOfficer, effective } from './words.ts';

const [mainOffice] = company.offices;

export const terms: LegalPage = {
  title: 'Terms and Conditions',
  effective,
  intro: [
    `These terms are between you and ${company.legalName} (“${company.name}”, “we”). They apply whenever you use this website.`,
    'Courses, internships, campus programmes and software projects are not bought on this website. Each has its own written agreement, and where that agreement and these terms differ, the agreement counts. The section on the placement guarantee is an exception: there the version that is better for you counts.',
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
            'You may read the site at any age. To send a form you must be 18 or older. If you are under 18, ask a parent or guardian to send it for you.',
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
            'Sending a form is a request for contact. It is not an order, an enrolment or an acceptance of any offer. The prices of projects on this site are guides. The fee on a programme’s page is the one we offer for the starts named there. Neither is binding until both sides sign a written proposal or agreement.',
        },
        {
          paragraph: `${reply} Please give details that are true and that you are allowed to give. We cannot answer an enquiry with a wrong address.`,
        },
      ],
    },
    {
      slug: 'training-programmes',
      heading: 'Training programmes, fees and refunds',
      blocks: [
        {
          paragraph:
            'Fees, timetable and completion requirements are set out in the enrolment agreement. You receive it before any payment is due. The agreement also includes this site’s promises about pauses, a change of course, a move to the long-term track, a second try and the account for fees. It does not matter whether they are on a programme’s page, in the box “For parents” or in the answers on the internship and course pages.',
        },
        {
          paragraph: `You may stop within ${refundDays} days of the start of a programme and owe nothing. After that you pay for the weeks you have started, plus ${percentOfRest}% of the fee for the weeks that remain. For example, after ${stopExample.begun} of ${stopExample.all} weeks of an internship for ${money(stopExample.fee)} you pay ${money(stopExample.forBegun)} for ${inWords(stopExample.begun)} weeks and ${money(stopExample.share)}, which is ${percentOfRest}% of the ${money(stopExample.forRest)} for the other ${inWords(stopExample.left)}. We return whatever you have paid beyond that.`,
        },
      ],
    },
    {
      slug: anchors.guarantee,
      heading: `The ${guarantee.claim}`,
      blocks: [
        {
          paragraph:
            'The guarantee applies to every internship programme and skill-oriented course, on the short-term and the long-term track. It also applies if you have backlogs or no degree, though an employer may ask for a degree. It means only what follows.',
        },
        { paragraph: `The job: ${guarantee.job}. ${guaranteeAsked.field} ${guaranteeAsked.place}` },
        {
          paragraph: `The time: within ${guarantee.days} days of the day you finish the programme. If you are still studying for a degree on that day, the time begins on the day of your last examination. You may decline an offer that would make you leave college before that; this does not end the guarantee. ${guaranteeAsked.further}`,
        },
        { paragraph: 'What you do:' },
        { list: [...guarantee.duties] },
        {
          paragraph: `The remedy: if you did all of this and have no such offer after ${guarantee.days} days, ${guarantee.remedy}.`,
        },
        {
          paragraph:
            'Employers make their own hiring decisions. We guarantee no particular employer, role, city or salary above the one stated. Numbers of opportunities on the site describe the job market. Ratings and results describe the past.',
        },
        {
          paragraph: `${'quotes' in samples ? '' : 'The people quoted on this site agreed to it in writing. '}The enrolment agreement repeats this guarantee. If the two differ, the version that is better for you counts. Where we disagree about whether an offer meets these terms, write to {email}: a person who did not arrange the offer decides within 14 days and gives the reason. You may still go to a court or a consumer commission.`,
        },
      ],
    },
    {
      slug: 'software-projects',
      heading: 'Software projects',
      blocks: [
        {
          paragraph:
            'The proposal and the service agreement for a project govern its delivery dates, acceptance, ownership, confidentiality and warranties. The case studies on this site describe past results. Your project may have other results.',
        },
        {
          paragraph: ownership,
        },
      ],
    },
    {
      slug: 'intellectual-property',
      heading: 'Intellectual property',
      blocks: [
        {
          paragraph: `The text, drawings, video, design and code of the site belong to ${company.legalName} or are used under licence. You may read and print pages, share links and quote short passages with a link to the source. Teachers and students may also copy and adapt the articles, with their code and tasks, for lessons and study, free of charge and with our name. Anyone may use the code, queries, prompts and forms of the articles in their own work. Any other copying, and any other commercial use, needs our written permission.`,
        },
        {
          paragraph: `Names and logos of other companies belong to their owners.${logos.length > 0 ? ' The logos on our programme pages show employers that recruit for these skills. Their owners do not endorse us, do not work with us and have not agreed to hire anyone.' : ''}`,
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
          paragraph: `These terms are governed by the law that applies in ${seatOf(mainOffice)}, and its courts have jurisdiction. If you are a consumer, you also keep the protection of the mandatory law of the place where you live. If one provision turns out to be invalid, the others remain in force.`,
        },
      ],
    },
    {
      slug: 'changes-and-contact',
      heading: 'Changes and contact',
      blocks: [
        {
          paragraph:
            'We may update these terms. The date at the top is that of the current version, which applies from that day. For an enrolled learner the version of the day of enrolment counts, unless the newer one is better for the learner.',
        },
        {
          paragraph: `If anything here is unclear, write to {email} or call ${phoneInText}. Complaints about personal data go to the ${dataOfficer} named in the Privacy Policy.`,
        },
      ],
    },
  ],
  seo: {
    title: pageTitle('Terms and Conditions'),
    description:
      'The terms for using this website: enquiries and quotes, the placement guarantee, intellectual property, links, liability and governing law.',
    keywords: ['terms and conditions', 'website terms', 'placement guarantee terms', 'terms of use'],
  },
};
