/** The built pages use the agreed texts, and no two of them say different things about the same fact. */
import { expect, test } from 'playwright/test';
import { guarantee } from '../src/content/facts/guarantee';
import { ownership, platform, projects, ratings, reply, weeklyHours } from '../src/content/facts/promises';
import { engagement, searchTraffic, surveys, userGrowth } from '../src/content/facts/results';
import { paths } from '../src/config/paths';
import { builtPages, keptPages } from './helpers/builtPages';

// Articles describe the world, not our offers.
const pages = keptPages.filter(({ address }) => !address.startsWith('/blog'));
const at = (address: string) => pages.find((page) => page.address === address)?.text ?? '';
const learnerPages = pages.filter(({ address }) =>
  /^\/(?:|aboutus|internship.*|SkillOrientedCourses.*)$/.test(address),
);

/** Every match of a pattern on the given pages, each with its page. */
const found = (pattern: RegExp, among = pages) =>
  among.flatMap(({ address, text }) => [...text.matchAll(pattern)].map(([match]) => ({ address, match })));
const unlike = (pattern: RegExp, allowed: readonly string[], among = pages) =>
  found(pattern, among).filter(({ match }) => !allowed.includes(match.toLowerCase()));

test('the ownership of the code is one sentence', () => {
  expect(at('/')).toContain(ownership);
  expect(at('/fullstack')).toContain(ownership);
  expect(at('/terms-and-conditions')).toContain(ownership);
  const claims = found(/\b(?:code|designs)\b[^.]{0,40}\b(?:is|are) (?:yours|in your name)\b/g);
  expect(claims.filter(({ match }) => !ownership.includes(match))).toEqual([]);
});

test('Home names the live platform and the planned parts, and no other page lists plans', () => {
  expect(at('/')).toContain(`${platform.inUse} ${platform.next}`);
  expect(found(/What we are building next/g).map(({ address }) => address)).toEqual(['/']);
});

test('learners finish the same number of projects everywhere', () => {
  const counted = /\b(?:one|two|three|four|five|\d+) (?:reviewed |live |finished )?projects?\b/gi;
  expect(found(counted, learnerPages).length).toBeGreaterThan(20);
  expect(unlike(counted, [projects.short, projects.long], learnerPages)).toEqual([]);
});

test('the study-abroad site has one set of results', () => {
  for (const address of ['/', '/works', '/webdevelopment'])
    expect(at(address)).toContain(searchTraffic.result);
  for (const address of ['/', '/works']) expect(at(address)).toContain(userGrowth.source);
  for (const address of ['/', '/works', '/fullstack']) expect(at(address)).toContain(engagement.source);
});

test('weekly hours are the same for a kind of programme, and the difference is explained', () => {
  const hours = /\b[\w]+ to [\w]+ hours\b/g;
  expect(unlike(hours, [weeklyHours.course, weeklyHours.internship], learnerPages)).toEqual([]);
  expect(at('/SkillOrientedCourses')).toContain(weeklyHours.why);
  expect(at('/internshipsandtrainings')).toContain(weeklyHours.why);
});

test('our team replies within 24 hours, and no page says it differently', () => {
  expect(at('/getintouch')).toContain(reply);
  expect(found(/\b(?:aim to|normally|usually|try to) (?:reply|answer|within)/gi)).toEqual([]);
  const others =
    /\b(?:one of us|an engineer|a person|an adviser|somebody|admin team)\b[^.]*\b(?:24 hours|replies)\b/gi;
  expect(found(others)).toEqual([]);
  const within = found(/\bwithin (?:a day|one day|\d+ hours)\b/gi);
  expect(within.filter(({ match }) => match.toLowerCase() !== 'within 24 hours')).toEqual([]);
});

test('pages with reviews say why there are more of them than learners', () => {
  const rated = pages.filter(({ text }) => /\(\d+ Reviews\)/.test(text));
  expect(rated).toHaveLength(21);
  expect(rated.filter(({ text }) => !text.includes(ratings))).toEqual([]);
});

test('a page that claims the guarantee also has its conditions', () => {
  const claiming = pages.filter(({ text }) => /guaranteed (?:job|placement)|placement guarantee/i.test(text));
  expect(claiming.length).toBeGreaterThan(15);
  const bare = claiming.filter(
    ({ address, text }) => !text.includes(guarantee.short) && address !== '/terms-and-conditions',
  );
  expect(bare.map(({ address }) => address)).toEqual([]);
});

test('each survey figure has its source on the page', () => {
  expect(at('/')).toContain(surveys.clients.source);
  expect(at('/')).toContain(surveys.learning.source);
  expect(at('/SkillOrientedCourses')).toContain(surveys.courses.source);
});

test('Corporate on Campus leads to the contact page', () => {
  const page = keptPages.find(({ address }) => address === paths.campus);
  const link = page?.document.querySelector(`main a[href="${paths.contact}"]`);
  expect(link?.textContent).toBe("Let's Connect");
});

const agreedTexts: [address: string, ...texts: (string | RegExp)[]][] = [
  ['/', 'Software solutions', 'EdTech products', '100% job placement guarantee'],
  [
    '/',
    '95%',
    'client satisfaction',
    '2x',
    'learning impact',
    'Over 50%',
    'engagement increase',
    'user growth',
  ],
  ['/internshipsandtrainings', 'Go from Noob to Pro', 'Know more', 'View All', 'Need some direction?'],
  ['/internshipsandtrainings', '100% job placement guarantee'],
  ['/viewallinternshipsandtrainings', 'Looking for a specific program?', 'Internships and Training'],
  [
    '/SkillOrientedCourses',
    'Skill Oriented Courses That Lead to Guaranteed Placement',
    'Know more >',
    'View all',
  ],
  ['/SkillOrientedCourses', 'Trusted by 200+ Students and Growing.', '96% Student Satisfaction'],
  ['/SkillOrientedCourses', 'Introducing Corporate Campus', "Let's Connect", 'Need some direction?'],
  ['/viewallcourses', 'Access Top Courses to Achieve Career Goals', 'Search from our wide range of courses'],
  ['/viewallcourses', 'Find Courses', 'Stories of Growth and Success'],
  ['/viewallcourses', 'Echoes of Satisfaction and Confidence in Our Solutions'],
  ['/viewallcourses', 'Take the First Step Toward Success. Still have doubts?'],
  [
    '/SkillOrientedCourses/1',
    'For Our Services and Registrations',
    'Our 24/7 Support is Always by Your Side',
  ],
  ['/SkillOrientedCourses/1', 'Land a Job at Top Companies', 'Top career options'],
  [
    '/works',
    "See What We've Built",
    "Let's collaborate to bring your vision to life.",
    "Let's Get Started",
    '64%',
  ],
  ['/aboutus', "Let's Work Together", 'Take the First Step Toward Success. Still have doubts?'],
  ['/aboutus', '2021', 'Founded', '400+', 'Students', '80', 'Partners'],
  ['/aboutus', 'Your browser does not support the video tag.'],
  ['/coorperateoncampus', "Let's Connect", 'Take the First Step Toward Success. Still have doubts?'],
  ['/getintouch', "We're Just a Message Away", '24 hours', 'Vijayawada', 'York'],
  ['/getintouch', '+91 90000 00000', 'support@wiselamp.example', '© 2023 Wiselamp'],
  ['/blogs', 'Your Hub for Fresh Perspectives!', 'Read more', 'Top Reads of the Month'],
  [
    '/blogs',
    'Explore in-depth articles that offer valuable insights, expert analysis, and actionable strategies to help you stay ahead in tech, EdTech, and business growth.',
  ],
  ['/SkillOrientedCourses/404', 'Course not found'],
  ['/blog/404', 'Article not found.'],
  ['/privacy-policy', /consent/i, /information we collect/i, /log files/i, /cookies/i, /ccpa/i],
  ['/privacy-policy', /one month/i, /gdpr/i, /under 13/i],
  ['/terms-and-conditions', /terms and conditions/i, /liab/i],
  ['/cookie-policy', /essential/i, /performance/i, /functional/i, /advertising/i, /2023/],
  ['/acceptable-use-policy', /prohibited/i, /responsibilit/i, /enforcement/i, /report/i, /2023/],
];

test('pages show the agreed texts exactly, and legal pages cover their topics', () => {
  for (const [address, ...texts] of agreedTexts) {
    const shown = builtPages.find((page) => page.address === address)?.text;
    for (const text of texts) expect.soft(shown, `${address}: ${text}`).toMatch(text);
  }
});

test('the buttons of the slides open the agreed forms', () => {
  const home = keptPages.find(({ address }) => address === paths.home);
  const buttons = [...(home?.document.querySelectorAll('[data-slide] [data-dialog]') ?? [])];
  expect(buttons.map((button) => [button.textContent, button.getAttribute('data-dialog')])).toEqual([
    ['Get in touch', 'heroProject'],
    ['Learn more', 'heroPartner'],
    ['Start your project', 'heroProject'],
    ['Partner with us', 'heroPartner'],
    ['Get Placed Fast', 'heroProject'],
    ['See How It Works', 'heroPartner'],
  ]);
});
