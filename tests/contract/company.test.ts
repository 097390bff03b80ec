// @vitest-environment node
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { addresses } from '../../src/seo/addresses';

test('the film of the company is a video, not a channel', () => {
  expect(company.videoUrl).toMatch(/[?&]v=|youtu\.be\/|vimeo\.com\/\d/);
});

test('every agreed address exists exactly', () => {
  const numbered = (path: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${path}/${index + 1}`);
  const pages = [
    '/ /aboutus /works /blogs /getintouch /internshipsandtrainings /viewallinternshipsandtrainings',
    '/SkillOrientedCourses /viewallcourses /coorperateoncampus /fullstack /webdevelopment /uiuxdesigns',
    '/salesforce /mobileappdevelpment /devops /dataanalytics /cloudservices /aiml',
    '/privacy-policy /terms-and-conditions /cookie-policy /acceptable-use-policy',
  ].flatMap((line) => line.split(' '));
  const details = [
    ...numbered('/blog', 27),
    ...numbered('/internshipdetailpage', 13),
    ...numbered('/SkillOrientedCourses', 8),
  ];
  expect(addresses).toEqual(expect.arrayContaining([...pages, ...details]));
});
