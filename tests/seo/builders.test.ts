// @vitest-environment node
import { expect, test } from 'vitest';
import { about } from '../../src/content/about';
import { company } from '../../src/content/company';
import { detail } from '../../src/content/courses/devops';
import { env } from '../../src/config/env';
import { describeCourse } from '../../src/seo/course';
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

test('the film has a length, a day, a poster and a file', () => {
  expect(videoObject(about.video)).toMatchObject({
    name: about.video.title,
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    duration: 'PT9S',
    thumbnailUrl: `${site}/media/promo-poster.jpg`,
    contentUrl: `${site}/media/promo.mp4`,
  });
});
