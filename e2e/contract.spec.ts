/** The built pages use the agreed texts; they agree on the reply time and on the conditions of the guarantee. */
import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';
import { guarantee } from '../src/content/facts/guarantee';
import { campusTerms } from '../src/content/facts/promises';
import { agreedHeadings, agreedTexts, internshipTitles } from './agreedTexts';
import { builtFiles } from './helpers/builtFiles';
import { builtPages, keptPages, parseHtml, squeeze } from './helpers/builtPages';

// All tests in one process: parsing the pages takes longer than looking at them.
test.describe.configure({ mode: 'default' });

// Articles describe the world, not our offers.
const pages = keptPages.filter(({ address }) => !address.startsWith('/blog'));
const at = (address: string) => pages.find((page) => page.address === address)?.text ?? '';

test('the reply comes within 24 hours, on every page', () => {
  const promises = pages.flatMap(({ address, text }) =>
    [...text.matchAll(/\bwithin (?:a day|one day|\d+ hours)\b/gi)].map(([match]) => `${address}: ${match}`),
  );
  expect(promises).not.toEqual([]);
  expect(promises.filter((promise) => !/within 24 hours$/i.test(promise))).toEqual([]);
});

test('a page that claims the guarantee also has its conditions', () => {
  const claiming = pages.filter(({ text }) =>
    /guaranteed (?:job|placement)|placement guarantee/i.test(text.replace(campusTerms.guarantee, '')),
  );
  expect(claiming.length).toBeGreaterThan(15);
  const bare = claiming.filter(
    ({ address, text }) => !text.includes(squeeze(guarantee.summary)) && address !== '/terms-and-conditions',
  );
  expect(bare.map(({ address }) => address)).toEqual([]);
});

const documentAt = (address: string) => {
  const page = keptPages.find((one) => one.address === address);
  if (!page) throw new Error(`There is no page ${address}.`);
  return page.document;
};
const textsIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => squeeze(textContent));

test('internships have the agreed titles, in their order', () => {
  const titles = internshipTitles.flatMap((_, index) =>
    textsIn(documentAt(`/internshipdetailpage/${index + 1}`), 'h1'),
  );
  expect(titles).toEqual(internshipTitles);
});

for (const { address, cards } of [
  { address: '/internshipsandtrainings', cards: 3 },
  { address: '/viewallinternshipsandtrainings', cards: 13 },
])
  test(`each of the ${cards} internships on ${address} has a badge with the guaranteed job`, () => {
    const shown = [...documentAt(address).querySelectorAll('main li')].filter((card) =>
      card.querySelector('a[href^="/internshipdetailpage/"]'),
    );
    const badges = shown.flatMap((card) =>
      textsIn(card, 'p').filter((text) => text.startsWith('Internship')),
    );
    expect(badges).toEqual(Array(cards).fill('Internship and training with guaranteed job'));
  });

test('every internship names both lengths', () => {
  for (const index of internshipTitles.keys())
    expect(at(`/internshipdetailpage/${index + 1}`)).toContain('Short term and Long term');
});

for (const { pages: name, folder, count, reviews, ratings } of [
  {
    pages: 'internships',
    folder: '/internshipdetailpage',
    count: 13,
    reviews: { least: 412, most: 529 },
    ratings: { least: 4.46, most: 4.48 },
  },
  {
    pages: 'the first eight courses',
    folder: '/SkillOrientedCourses',
    count: 8,
    reviews: { least: 252, most: 425 },
    ratings: { least: 4.42, most: 4.48 },
  },
])
  test(`reviews and ratings of ${name} are in the agreed ranges`, () => {
    const shown = Array.from({ length: count }, (_, index) =>
      /(?<rating>[\d.]+)\((?<reviews>\d+) Reviews\)/.exec(at(`${folder}/${index + 1}`)),
    );
    const rangeOf = (what: 'rating' | 'reviews') => {
      const numbers = shown.map((match) => Number(match?.groups?.[what]));
      return { least: Math.min(...numbers), most: Math.max(...numbers) };
    };
    expect(rangeOf('reviews')).toEqual(reviews);
    expect(rangeOf('rating')).toEqual(ratings);
  });

test('the first internship has 529 reviews, the most of all', () => {
  expect(at('/internshipdetailpage/1')).toContain('(529 Reviews)');
});

for (const { address, headings } of agreedHeadings)
  test(`${address} has the agreed headings, in their order`, () => {
    const shown = textsIn(documentAt(address), 'main :is(h2, h3)');
    const first = shown.indexOf(headings[0] ?? '');
    expect(shown.slice(first).filter((heading) => headings.includes(heading))).toEqual(headings);
  });

test('Home has three slides', () => {
  expect(textsIn(documentAt('/'), '[data-slide]')).toHaveLength(3);
});

for (const { address, quotations, questions } of [
  { address: '/', quotations: 7, questions: 10 },
  { address: '/internshipsandtrainings', quotations: 7, questions: 5 },
  { address: '/SkillOrientedCourses', quotations: 6, questions: 5 },
  { address: '/coorperateoncampus', quotations: 7, questions: 5 },
  { address: '/viewallinternshipsandtrainings', quotations: 7, questions: 0 },
  { address: '/viewallcourses', quotations: 15, questions: 0 },
])
  test(`${address} has ${quotations} quotations and ${questions} questions`, () => {
    // A strip that moves shows its entries several times.
    expect(new Set(textsIn(documentAt(address), 'main blockquote')).size).toBe(quotations);
    expect(textsIn(documentAt(address), 'main details')).toHaveLength(questions);
  });

test('a detail page shows the agreed companies', () => {
  const shown = [...documentAt('/SkillOrientedCourses/1').querySelectorAll('main svg[aria-label]')];
  const names = new Set(shown.map((logo) => logo.getAttribute('aria-label')));
  const companies = ['Google', 'Microsoft', 'Accenture', 'Walmart', 'Apple', 'EY', 'Deloitte', 'Cloudera'];
  expect([...names].filter((name) => companies.includes(name ?? ''))).toEqual(companies);
});

test('the seven events run from 15 Aug 2024 to 5 Jan 2025', () => {
  const file = builtFiles.find((name) => /^assets\/dialogs-.*\.txt$/.test(name)) ?? '';
  const dialog = parseHtml(file).querySelector('[data-content="whatsNew"]');
  const events = dialog ? textsIn(dialog, 'h3') : [];
  expect(events.map((title) => title.toLowerCase().replaceAll('-', ' '))).toEqual([
    'assessment drive',
    'career counselling webinar',
    'study abroad expo',
    'global education fair',
    'language seminar',
    'alumni meet',
    'new year summit',
  ]);
  expect(squeeze(dialog?.textContent)).toMatch(/Drive15 Aug 2024.*Summit5 Jan 2025/);
});

/** The addresses that the links of one part of the page with a certain text lead to. */
const addressesOf = (part: string, label: string) =>
  [...documentAt('/').querySelectorAll(`${part} a`)]
    .filter(({ textContent }) => squeeze(textContent) === label)
    .map((link) => link.getAttribute('href'));

const menuLinks = [
  { label: 'Wiselamp', address: '/' },
  { label: 'Web Development', address: '/webdevelopment' },
  { label: 'UI/UX Designs', address: '/uiuxdesigns' },
  { label: 'AI & Machine learning', address: '/aiml' },
  { label: 'Cloud Solutions', address: '/cloudservices' },
  { label: 'Salesforce Customizations', address: '/salesforce' },
  { label: 'Full Stack Development', address: '/fullstack' },
  { label: 'Mobile App development', address: '/mobileappdevelpment' },
  { label: 'Data Analytics & Engineering', address: '/dataanalytics' },
  { label: 'DevOps Practices', address: '/devops' },
  { label: 'Student Internships and Training', address: '/internshipsandtrainings' },
  { label: 'Skill-Oriented Courses', address: '/SkillOrientedCourses' },
  { label: 'Corporate On Campus', address: '/coorperateoncampus' },
  { label: 'About', address: '/aboutus' },
  { label: 'Works', address: '/works' },
  { label: 'Blogs', address: '/blogs' },
  { label: 'Contact Us', address: '/getintouch' },
];

test('the menu names every destination, in their order', () => {
  // Phone and WhatsApp at the foot of the side panel are no pages.
  expect(textsIn(documentAt('/'), 'header a[href^="/"]')).toEqual(menuLinks.map(({ label }) => label));
});

for (const { label, address } of menuLinks)
  test(`the menu leads to ${address} as ${label}`, () => {
    expect(addressesOf('header', label)).toEqual([address]);
  });

test('the services menu has two groups', () => {
  expect(textsIn(documentAt('/'), 'header')[0]).toMatch(/Software SolutionsWeb.*EdTech ProductsStudent/);
});

test('the columns of the footer are Company and Services', () => {
  expect(textsIn(documentAt('/'), 'footer summary').slice(0, 2)).toEqual(['Company', 'Services']);
});

test('the footer names the pages of the company, in their order', () => {
  const company = [
    'About',
    'Blogs',
    'Works',
    'Contact us',
    'Skill Oriented Courses',
    'Internships',
    'Corporate OnCampus',
  ];
  const links = textsIn(documentAt('/'), 'footer a').filter(Boolean);
  const first = links.indexOf('About');
  expect(links.slice(first, first + company.length)).toEqual(company);
});

test('the footer ends with the four policies', () => {
  expect(textsIn(documentAt('/'), 'footer a').filter(Boolean).slice(-4)).toEqual([
    'Privacy Policy',
    'Terms and Conditions',
    'Cookie Policy',
    'Acceptable Use Policy',
  ]);
});

for (const { label, address } of [
  { label: 'About', address: '/aboutus' },
  { label: 'Blogs', address: '/blogs' },
  { label: 'Works', address: '/works' },
  { label: 'Contact us', address: '/getintouch' },
  { label: 'Skill Oriented Courses', address: '/SkillOrientedCourses' },
  { label: 'Internships', address: '/internshipsandtrainings' },
  { label: 'Corporate OnCampus', address: '/coorperateoncampus' },
  { label: 'Partner with us', address: '/getintouch' },
  { label: 'Privacy Policy', address: '/privacy-policy' },
  { label: 'Terms and Conditions', address: '/terms-and-conditions' },
  { label: 'Cookie Policy', address: '/cookie-policy' },
  { label: 'Acceptable Use Policy', address: '/acceptable-use-policy' },
])
  test(`the footer leads to ${address} as ${label}`, () => {
    expect(addressesOf('footer', label)).toEqual([address]);
  });

for (const { where, part } of [
  { where: 'of the footer', part: 'footer' },
  { where: 'that float', part: 'aside' },
])
  test(`the five social links ${where} open in a new tab`, () => {
    const links = [...documentAt('/').querySelectorAll(`${part} li a[href^="https"][aria-label]`)];
    expect(links.map((link) => link.getAttribute('target'))).toEqual(Array(5).fill('_blank'));
  });

test('the footer names the networks, in their order', () => {
  const links = [...documentAt('/').querySelectorAll('footer a[aria-label][href^="https"]')];
  expect(links.map((link) => link.getAttribute('aria-label')?.split(' ')[0])).toEqual([
    'LinkedIn',
    'Instagram',
    'Facebook',
    'YouTube',
    'X',
  ]);
});

for (const [address, texts] of Object.entries(agreedTexts))
  test(`${address} shows its agreed texts`, () => {
    const shown = builtPages.find((page) => page.address === address)?.text ?? '';
    const shows = (text: string | RegExp) =>
      typeof text === 'string' ? shown.includes(text) : text.test(shown);
    expect(texts.filter((text) => !shows(text))).toEqual([]);
  });

test('the buttons of the slides open the agreed forms', () => {
  const buttons = [...documentAt('/').querySelectorAll('[data-slide] [data-dialog]')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('data-dialog')])).toEqual([
    ['Get in touch', 'heroProject'],
    ['Learn more', 'heroPartner'],
    ['Start your project', 'heroProject'],
    ['Partner with us', 'heroPartner'],
    ['Get Placed Fast', 'heroProject'],
    ['See How It Works', 'heroPartner'],
  ]);
});

test('Corporate on Campus leads to the contact page', () => {
  expect(textsIn(documentAt(paths.campus), `main a[href="${paths.contact}"]`)).toContain("Let's Connect");
});
