/** No two pages say different things about the same fact: each rule below reads every page that was built. */
import { expect, test } from 'playwright/test';
import { guarantee } from '../src/content/facts/guarantee';
import { ownership, platform, projects, ratings, reply, weeklyHours } from '../src/content/facts/promises';
import { engagement, searchTraffic, surveys, userGrowth } from '../src/content/facts/results';
import { paths } from '../src/config/paths';
import { keptPages } from './helpers/builtPages';

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

test('one sentence says who owns the code', () => {
  expect(at('/')).toContain(ownership);
  expect(at('/fullstack')).toContain(ownership);
  expect(at('/terms-and-conditions')).toContain(ownership);
  const claims = found(/\b(?:code|designs)\b[^.]{0,40}\b(?:is|are) (?:yours|in your name)\b/g);
  expect(claims.filter(({ match }) => !ownership.includes(match))).toEqual([]);
});

test('the learning platform and the dashboard exist, and what comes next is named beside that', () => {
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

test('a claim of a guarantee comes with its conditions on the same page', () => {
  const claiming = pages.filter(({ text }) => /guaranteed (?:job|placement)|placement guarantee/i.test(text));
  expect(claiming.length).toBeGreaterThan(15);
  const bare = claiming.filter(
    ({ address, text }) => !text.includes(guarantee.short) && address !== '/terms-and-conditions',
  );
  expect(bare.map(({ address }) => address)).toEqual([]);
});

test('each survey figure stands with its source', () => {
  expect(at('/')).toContain(surveys.clients.source);
  expect(at('/')).toContain(surveys.learning.source);
  expect(at('/SkillOrientedCourses')).toContain(surveys.courses.source);
});

test('Corporate on Campus leads to the contact page', () => {
  const page = keptPages.find(({ address }) => address === paths.campus);
  const link = page?.document.querySelector(`main a[href="${paths.contact}"]`);
  expect(link?.textContent).toBe("Let's Connect");
});
