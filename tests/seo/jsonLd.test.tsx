import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { env } from '../../src/config/env';
import { company } from '../../src/content/company';
import { detail } from '../../src/content/courses/devops';
import { describeCourse } from '../../src/seo/course';
import { faqPage } from '../../src/seo/faqPage';
import { JsonLd, JsonLdCollector } from '../../src/seo/JsonLd';

const nasty = 'Is </script><script>alert(1)</script> safe? <!-- And this?';
const page = <JsonLd data={faqPage([{ question: nasty, answer: 'Yes & “no”.' }])} />;

test('a text with a closing tag neither ends the element nor loses a letter', () => {
  const things = new Set<string>();
  renderToString(<JsonLdCollector value={things}>{page}</JsonLdCollector>);
  const html = `<script type="application/ld+json">${[...things].join()}</script>`;
  const scripts = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: nasty, acceptedAnswer: { '@type': 'Answer', text: 'Yes & “no”.' } },
    ],
  });
});

test('the browser renders no structured data', () => {
  expect(render(page).container).toBeEmptyDOMElement();
});

test('a course publishes no rating, price or date', () => {
  const described = describeCourse({ detail, path: '/SkillOrientedCourses/4', image: 'course-devops' });
  expect(described).toMatchObject({
    name: 'DevOps Engineering',
    url: `${env.siteUrl}/SkillOrientedCourses/4`,
    image: `${env.siteUrl}/og/course-devops.png`,
    provider: { name: company.name },
  });
  expect(JSON.stringify(described)).not.toMatch(/rating|offers|price|startDate|endDate/i);
});
