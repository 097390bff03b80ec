// @vitest-environment node
import { expect, test } from 'vitest';
import { about } from '../../src/content/about';
import { articles } from '../../src/content/articles';
import { company } from '../../src/content/company';
import { detail } from '../../src/content/courses/devops';
import { env } from '../../src/config/env';
import { blogPosting } from '../../src/seo/blogPosting';
import { breadcrumbList } from '../../src/seo/breadcrumbList';
import { describeCourse } from '../../src/seo/course';
import { itemList } from '../../src/seo/itemList';
import { organisation } from '../../src/seo/organisation';
import { videoObject } from '../../src/seo/videoObject';

const site = env.siteUrl;

test('the organisation is found in all its offices and on every network', () => {
  const described = organisation();
  expect(described.address.map((office) => [office.addressLocality, office.addressCountry])).toEqual(
    company.offices.map(({ city, countryCode }) => [city, countryCode]),
  );
  expect(described.sameAs).toEqual(company.social.map(({ url }) => url));
  expect(described.contactPoint).toMatchObject({ telephone: company.phone, email: company.email });
  expect(described).toMatchObject({
    name: company.name,
    url: `${site}/`,
    logo: `${site}/icons/icon-512.png`,
  });
});

test('breadcrumbs are numbered from the home page down, and the page itself has no address', () => {
  const { itemListElement } = breadcrumbList(
    [
      { label: 'Home', to: '/' },
      { label: 'Courses', to: '/SkillOrientedCourses' },
    ],
    'DevOps',
  );
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
    { '@type': 'ListItem', position: 2, name: 'Courses', item: `${site}/SkillOrientedCourses` },
    { '@type': 'ListItem', position: 3, name: 'DevOps' },
  ]);
});

test('a course publishes no rating, price or date', () => {
  const described = describeCourse({ detail, path: '/SkillOrientedCourses/4', image: 'course-devops' });
  expect(described).toMatchObject({
    name: 'DevOps Engineering',
    url: `${site}/SkillOrientedCourses/4`,
    image: `${site}/og/course-devops.png`,
    provider: { name: company.name },
  });
  expect(JSON.stringify(described)).not.toMatch(/rating|offers|price|startDate|endDate/i);
});

test('a list keeps the order of the catalogue', () => {
  const { itemListElement } = itemList([
    { title: 'First', path: '/a' },
    { title: 'Second', path: '/b' },
  ]);
  expect(itemListElement.map(({ position, name, url }) => [position, name, url])).toEqual([
    [1, 'First', `${site}/a`],
    [2, 'Second', `${site}/b`],
  ]);
});

test('an article names who signed it, who published it, when, and how long it is', () => {
  const article = articles.find(({ id }) => id === 1);
  if (!article) throw new Error('Article 1 is missing.');
  const described = blogPosting(article, 640);
  expect(described).toMatchObject({
    headline: '7 Key Internship Tips',
    url: `${site}/blog/1`,
    image: `${site}/og/article-7-key-internship-tips.png`,
    datePublished: '2024-01-22',
    author: { '@type': 'Person', name: 'Meera Raghavan' },
    publisher: { '@type': 'Organization', name: company.name },
    wordCount: 640,
  });
});

test('the film has a length, a day, a poster and a file', () => {
  expect(videoObject(about.video)).toMatchObject({
    name: about.video.title,
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    duration: 'PT9S',
    thumbnailUrl: `${site}/media/promo-poster.jpg`,
    contentUrl: `${site}/media/promo.mp4`,
  });
});
