import type { Faq } from '../../schemas/content';

/** The questions of a page's FAQ section with their full answers. */
export const faqPage = (faqs: readonly Faq[]) => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
