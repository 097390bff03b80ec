import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { env } from '../../src/config/env';
import { company } from '../../src/content/company';
import { faqPage } from '../../src/seo/faqPage';
import { JsonLd, JsonLdCollector, jsonLdElement } from '../../src/seo/JsonLd';
import { renderPage } from '../helpers/render';

test('a later page of a list and a search in it have the address of the list', async () => {
  await renderPage('/blogs?page=2&q=ai');
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^${company.blogName}`)));
  const list = `${env.siteUrl}/blogs`;
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', list);
  expect(document.querySelector('meta[property="og:url"]')).toHaveAttribute('content', list);
});

const questionWithTags = 'Is </script><script>alert(1)</script> safe? <!-- And this?';
const page = <JsonLd data={faqPage([{ question: questionWithTags, answer: 'Yes & “no”.' }])} />;

test('a question that contains </script> stays in its element, unchanged', () => {
  const things = new Set<string>();
  renderToString(<JsonLdCollector value={things}>{page}</JsonLdCollector>);
  const html = [...things].map(jsonLdElement).join('');
  const scripts = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  const answer = { '@type': 'Answer', text: 'Yes & “no”.' };
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: questionWithTags, acceptedAnswer: answer }],
  });
});
