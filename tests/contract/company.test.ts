// @vitest-environment node
import { expect, test } from 'vitest';
import { addresses } from '../../src/seo/addresses';
import { company } from '../../src/content/company';
import { footerColumns, legalLinks, mainLinks, serviceMenu } from '../../src/content/navigation';

test('name, phone, email, offices, year and networks of the company', () => {
  expect(company).toMatchObject({
    name: 'Wiselamp',
    phone: '+91 90000 00000',
    email: 'support@wiselamp.example',
    copyrightYear: 2023,
  });
  expect(company.offices.map(({ city }) => city)).toEqual(['Vijayawada', 'York']);
  expect(company.social.map(({ name }) => name).join()).toBe('LinkedIn,Instagram,Facebook,YouTube,X');
  expect(company.videoUrl, 'a video, not a channel').toMatch(/[?&]v=|youtu\.be\/|vimeo\.com\/\d/);
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

test('the menus name every destination in their order', () => {
  expect(mainLinks.map(({ label, to }) => [label, to])).toEqual([
    ['About', '/aboutus'],
    ['Works', '/works'],
    ['Blogs', '/blogs'],
  ]);
  expect(serviceMenu.map(({ heading, links }) => [heading, links.map(({ label }) => label)])).toEqual([
    [
      'Software Solutions',
      [
        'Web Development',
        'UI/UX Designs',
        'AI & Machine learning',
        'Cloud Solutions',
        'Salesforce Customizations',
        'Full Stack Development',
        'Mobile App development',
        'Data Analytics & Engineering',
        'DevOps Practices',
      ],
    ],
    [
      'EdTech Products',
      ['Student Internships and Training', 'Skill-Oriented Courses', 'Corporate On Campus'],
    ],
  ]);
  expect(footerColumns.map(({ heading, links }) => [heading, links.map(({ label }) => label)])).toEqual([
    ['Company', ['About', 'Blogs', 'Works', 'Contact us']],
    ['Services', ['Skill Oriented Courses', 'Internships', 'Corporate OnCampus']],
  ]);
  expect(legalLinks).toHaveLength(4);
});
