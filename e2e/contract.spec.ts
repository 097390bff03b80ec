/** The built pages use the agreed texts, and no two of them say different things about the same fact. */
import { expect, test } from 'playwright/test';
import { paths } from '../src/config/paths';
import { guarantee } from '../src/content/facts/guarantee';
import { campusTerms, reply, weeklyHours } from '../src/content/facts/promises';
import { builtFiles } from './helpers/builtFiles';
import { builtPages, keptPages, parseHtml, squeeze } from './helpers/builtPages';

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
    ({ address, text }) => !text.includes(squeeze(guarantee.short)) && address !== '/terms-and-conditions',
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

const internships = [
  'Gen AI and Prompt Engineering, Intro to Large Language Models',
  'Building LLM Powered Apps Using APIs, Cloud Engineering, DevOps',
  'API Integration Course - Modern Python with Flask API, Web Development with React and Python',
  'Azure Data Engineering with PowerBI, Selenium with Java, MERN Fullstack Web Development',
  'Salesforce, Intro to UI/UX Design with Figma, Cybersecurity',
].join(', ');

test('internships have the agreed titles, in their order, and both lengths', () => {
  const addresses = internships.split(', ').map((_, index) => `/internshipdetailpage/${index + 1}`);
  expect(addresses.flatMap((address) => textsIn(documentAt(address), 'h1')).join(', ')).toBe(internships);
  for (const address of addresses) expect(at(address)).toContain('Short term and Long term');
});

/** The least and the greatest number of reviews and rating of some pages. */
const ranges = (folder: string, count: number) => {
  const matches = Array.from({ length: count }, (_, index) =>
    /([\d.]+)\((\d+) Reviews\)/.exec(at(`${folder}/${index + 1}`)),
  );
  return [2, 1].flatMap((group) => {
    const numbers = matches.map((match) => Number(match?.[group]));
    return [Math.min(...numbers), Math.max(...numbers)];
  });
};

test('reviews and ratings of internships and of the first eight courses are in the agreed ranges', () => {
  expect(ranges('/internshipdetailpage', 13)).toEqual([412, 529, 4.46, 4.48]);
  expect(at('/internshipdetailpage/1')).toContain('(529 Reviews)');
  expect(ranges('/SkillOrientedCourses', 8)).toEqual([252, 425, 4.42, 4.48]);
});

const agreedHeadings: [address: string, ...headings: string[]][] = [
  [
    '/',
    'Industry-experienced mentorship, Smart grading system, Personalized learning paths',
    'Interactive engagement tools, Advanced student portal, LMS, Analytic TPO dashboard',
  ],
  [
    '/internshipsandtrainings',
    'Gen AI and Prompt Engineering, Intro to Large Language Models',
    'Building LLM Powered Apps Using APIs, Real-world project immersion, Expert mentorship',
    'Flexible adaptive learning, Fast-track to career opportunities',
  ],
  [
    '/SkillOrientedCourses',
    'Enhanced problem-solving skills, Increased earning potential, Competitive edge',
    // A course that is added brings its own title.
    'Enhancing career flexibility, Data Engineering, Salesforce, Web Development, DevOps',
    'UI/UX Design, MERN Stack, Java Full Stack, Python Full Stack',
  ],
  ['/coorperateoncampus', 'Student selection, Training, Real projects, Enhancement'],
  [
    '/blog/21',
    'Verbal and oral communication, Written communication, Interpersonal and social skills',
    'Personal growth and mindset, Professional skills',
  ],
];

test('the headings of a page have the agreed items, in their order', () => {
  for (const [address, ...lines] of agreedHeadings) {
    const headings = lines.join(', ').split(', ');
    const shown = textsIn(documentAt(address), 'main :is(h2, h3)');
    const first = shown.indexOf(headings[0] ?? '');
    expect.soft(shown.slice(first).filter((heading) => headings.includes(heading))).toEqual(headings);
  }
});

test('lists have the agreed number of entries', () => {
  // A marquee shows its entries twice.
  const quotations = (address: string) => new Set(textsIn(documentAt(address), 'main blockquote')).size;
  const questions = (address: string) => textsIn(documentAt(address), 'main details').length;
  const learning = ['/', '/internshipsandtrainings', '/SkillOrientedCourses', '/coorperateoncampus'];
  expect(textsIn(documentAt('/'), '[data-slide]')).toHaveLength(3);
  expect(learning.map(quotations)).toEqual([7, 7, 6, 7]);
  expect(quotations('/viewallcourses')).toBe(15);
  expect(learning.map(questions)).toEqual([10, 5, 5, 5]);
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
  const agreed = [
    'assessment drive,career counselling webinar,study abroad expo,global education fair',
    'language seminar,alumni meet,new year summit',
  ];
  expect(events.join().toLowerCase().replaceAll('-', ' ')).toBe(agreed.join());
  expect(squeeze(dialog?.textContent)).toMatch(/Drive15 Aug 2024.*Summit5 Jan 2025/);
});

test('the menus name every destination in their order', () => {
  const home = documentAt('/');
  const header = [
    'Wiselamp,Web Development,UI/UX Designs,AI & Machine learning,Cloud Solutions',
    'Salesforce Customizations,Full Stack Development,Mobile App development',
    'Data Analytics & Engineering,DevOps Practices,Student Internships and Training',
    'Skill-Oriented Courses,Corporate On Campus,About,Works,Blogs,Contact Us',
  ];
  expect(textsIn(home, 'header a').join()).toBe(header.join());
  expect(textsIn(home, 'header')[0]).toMatch(/Software SolutionsWeb.*EdTech ProductsStudent/);
  const footer = textsIn(home, 'footer a').filter(Boolean).join();
  expect(footer).toContain(
    'About,Blogs,Works,Contact us,Skill Oriented Courses,Internships,Corporate OnCampus',
  );
  expect(footer).toMatch(/Privacy Policy,Terms and Conditions,Cookie Policy,Acceptable Use Policy$/);
  const labels = ['/aboutus', '/works', '/blogs'].map((to) => textsIn(home, `header a[href="${to}"]`));
  expect(labels).toEqual([['About'], ['Works'], ['Blogs']]);
  expect(textsIn(home, 'footer summary').slice(0, 2)).toEqual(['Company', 'Services']);
  const networks = [...home.querySelectorAll('footer a[aria-label][href^="https"]')].map((link) =>
    link.getAttribute('aria-label'),
  );
  expect(networks.map((label) => label?.split(' ')[0]).join()).toBe('LinkedIn,Instagram,Facebook,YouTube,X');
});

const agreedTexts: [address: string, ...texts: (string | RegExp)[]][] = [
  ['/internshipsandtrainings', weeklyHours.why, '2+ Lakhs', '1.5+ Lakhs', '2.3+ Lakhs'],
  ['/getintouch', reply],
  ['/', 'Software solutions', 'EdTech products', '100% job placement guarantee'],
  ['/', '95%', 'client satisfaction', '2x', 'learning impact'],
  ['/', 'Over 50%', 'engagement increase', 'user growth'],
  ['/internshipsandtrainings', 'Go from Noob to Pro', 'Know more', 'View All', 'Need some direction?'],
  ['/internshipsandtrainings', '100% job placement guarantee'],
  ['/viewallinternshipsandtrainings', 'Looking for a specific program?', 'Internships and Training'],
  ['/SkillOrientedCourses', 'Skill Oriented Courses That Lead to Guaranteed Placement'],
  ['/SkillOrientedCourses', 'Know more >', 'View all'],
  ['/SkillOrientedCourses', 'Trusted by 200+ Students and Growing.', '96% Student Satisfaction'],
  ['/SkillOrientedCourses', 'Introducing Corporate Campus', "Let's Connect", 'Need some direction?'],
  ['/viewallcourses', 'Access Top Courses to Achieve Career Goals', 'Search from our wide range of courses'],
  ['/viewallcourses', 'Short Term Course / Long Term Course: 3 or 6 months'],
  ['/viewallinternshipsandtrainings', 'Short term and Long term: 2 or 6 months'],
  ['/viewallcourses', 'Find Courses', 'Stories of Growth and Success'],
  ['/viewallcourses', 'Echoes of Satisfaction and Confidence in Our Solutions'],
  ['/viewallcourses', 'Take the First Step Toward Success. Still have doubts?'],
  ['/SkillOrientedCourses/1', 'For Our Services and Registrations', 'Top career options'],
  ['/SkillOrientedCourses/1', 'Our 24/7 Support is Always by Your Side', 'Land a Job at Top Companies'],
  ['/SkillOrientedCourses/1', 'a week: 72 to 96 or 156 to 208 hours in all.'],
  ['/works', "See What We've Built", "Let's collaborate to bring your vision to life."],
  ['/works', "Let's Get Started", '64%'],
  ['/works', 'One web presence for an ecosystem of services', 'F1 visa mock interview simulator'],
  ['/works', 'using ML and NLP with real-time scoring and feedback', 'A learning management platform'],
  ['/works', 'Overseas education website revamp', 'credited with a 64% rise in organic traffic'],
  ['/aboutus', "Let's Work Together", 'Take the First Step Toward Success. Still have doubts?'],
  ['/aboutus', '2021', 'Founded', '400+', 'Students', '80', 'Partners'],
  ['/aboutus', 'Your browser does not support the video tag.'],
  ['/coorperateoncampus', "Let's Connect", 'Take the First Step Toward Success. Still have doubts?'],
  ['/getintouch', "We're Just a Message Away", '24 hours', 'Vijayawada', 'York'],
  ['/getintouch', '+91 90000 00000', 'support@wiselamp.example', '© 2023 Wiselamp'],
  ['/blogs', 'Your Hub for Fresh Perspectives!', 'Read more', 'Top Reads of the Month'],
  [
    '/blogs',
    /Top Reads of the Month7 Key Internship Tips.{9,40}Benefits of On Job Training.{9,40}JSA Jobs and Industry Trends.{9,40}Industrial Training/,
    'Explore in-depth articles that offer valuable insights, expert analysis, and actionable strategies to help you stay ahead in tech, EdTech, and business growth.',
  ],
  ['/blog/27', 'Foundational', 'Skill Builder', 'Mastery', 'Behavioral', 'Skill', 'AI Literacy'],
  ['/SkillOrientedCourses/404', 'Course not found'],
  ['/blog/404', 'Article not found.'],
  ['/privacy-policy', /consent/i, /information we collect/i, /log files/i, /cookies/i, /ccpa/i],
  ['/privacy-policy', /one month/i, /gdpr/i, /under 13/i],
  ['/terms-and-conditions', /terms and conditions/i, /liab/i],
  ['/cookie-policy', /essential/i, /performance/i, /functional/i, /advertising/i, /2023/],
  ['/acceptable-use-policy', /prohibited/i, /responsibilit/i, /enforcement/i, /report/i, /2023/],
];

test('pages show the agreed texts exactly, and legal pages cover their topics', () => {
  const missing = agreedTexts.flatMap(([address, ...texts]) => {
    const shown = builtPages.find((page) => page.address === address)?.text ?? '';
    const shows = (text: string | RegExp) =>
      typeof text === 'string' ? shown.includes(text) : text.test(shown);
    return texts.filter((text) => !shows(text)).map((text) => `${address}: ${text}`);
  });
  expect(missing).toEqual([]);
});

test('the buttons of the slides open the agreed forms, and Corporate on Campus leads to the contact page', () => {
  const buttons = [...documentAt('/').querySelectorAll('[data-slide] [data-dialog]')];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('data-dialog')])).toEqual([
    ['Get in touch', 'heroProject'],
    ['Learn more', 'heroPartner'],
    ['Start your project', 'heroProject'],
    ['Partner with us', 'heroPartner'],
    ['Get Placed Fast', 'heroProject'],
    ['See How It Works', 'heroPartner'],
  ]);
  expect(textsIn(documentAt(paths.campus), `main a[href="${paths.contact}"]`)).toContain("Let's Connect");
});
