import type { Faq } from '../../schemas/content';

/** The questions of a page's FAQ section with their full answers; undefined without questions. */
export const faqPage = (faqs: readonly Faq[]) =>
  faqs.length > 0
    ? {
        '@type': 'FAQPage',
        mainEntity: faqs.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
    : undefined;
