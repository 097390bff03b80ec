// @vitest-environment node
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { about } from '../../src/content/about';
import { closingCta, courseNotFound, yellowBanner } from '../../src/content/blocks';
import { blog } from '../../src/content/blog';
import { campus } from '../../src/content/campus';
import { consentLabel, consentVersion } from '../../schemas/fields/consent';
import { contactPage } from '../../src/content/contact';
import { coursesPage } from '../../src/content/coursesPage';
import { detailPages } from '../../src/content/detailPages';
import { offers, results, slides } from '../../src/content/home';
import { internshipsPage } from '../../src/content/internshipsPage';
import { planner } from '../../src/content/planner';
import { projects } from '../../src/content/projects';
import { works } from '../../src/content/works';
import { detailsUse } from '../../src/content/forms';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test('pages use the agreed texts to the letter', () => {
  expect(internshipsPage.landing.hero.button).toBe('Go from Noob to Pro');
  expect(internshipsPage.landing.programmes.card).toBe('Know more');
  expect(internshipsPage.landing.programmes.button).toBe('View All');
  expect(internshipsPage.listing.search.label).toBe('Looking for a specific program?');
  expect(internshipsPage.listing.tab).toBe('Internships and Training');
  expect(coursesPage.landing.hero).toMatchObject({
    heading: 'Skill Oriented Courses That Lead to Guaranteed Placement',
    trusted: 'Trusted by 200+ Students and Growing.',
    satisfaction: '96% Student Satisfaction',
    campus: 'Introducing Corporate Campus',
    button: "Let's Connect",
  });
  expect(coursesPage.landing.carousel).toMatchObject({ card: 'Know more >', button: 'View all' });
  expect(coursesPage.landing.testimonials.emphasis).toEqual({ wide: [2, 3, 4], narrow: [3, 4, 5] });
  expect(JSON.stringify(coursesPage.catalogue)).toContain('Access Top Courses to Achieve Career Goals');
  for (const words of [
    'Search from our wide range of courses',
    'What would you like to learn?',
    'Find Courses',
    'Stories of Growth and Success',
    'Echoes of Satisfaction and Confidence in Our Solutions',
  ]) {
    expect(JSON.stringify(coursesPage.catalogue)).toContain(words);
  }
  expect(yellowBanner).toEqual({
    services: 'For Our Services and Registrations',
    support: 'Our 24/7 Support is Always by Your Side',
  });
  expect(closingCta).toMatchObject({
    heading: 'Take the First Step Toward Success.',
    doubts: 'Still have doubts?',
  });
  expect(courseNotFound.heading).toBe('Course not found');
  expect(detailPages).toMatchObject({ hiring: 'Land a Job at Top Companies', careers: 'Top career options' });
  expect(planner.heading).toBe('Need some direction?');
  expect(planner.phases.map(({ months }) => months)).toEqual(['Months 1-2', 'Months 3-4', 'Months 5-6']);
  expect(titles(planner.phases)).toEqual(['Fundamentals', 'Specialisation', 'Applied projects']);
  expect(works.hero.heading).toBe("See What We've Built");
  expect(works.band).toMatchObject({
    heading: "Let's collaborate to bring your vision to life.",
    button: "Let's Get Started",
  });
  expect(about.banner.heading).toBe("Let's Work Together");
  expect(about.cta.heading).toBe('Take the First Step Toward Success. Still have doubts?');
  expect(about.video.fallback).toBe('Your browser does not support the video tag.');
  expect(campus.hero.button).toBe("Let's Connect");
  expect(contactPage.heading).toBe("We're Just a Message Away");
});

test('the slides have the agreed buttons, each with its form, and the offers their two halves', () => {
  const buttons = slides.flatMap(({ actions }) => actions.map(({ label, opens }) => [label, opens]));
  expect(buttons).toEqual([
    ['Get in touch', 'heroProject'],
    ['Learn more', 'heroPartner'],
    ['Start your project', 'heroProject'],
    ['Partner with us', 'heroPartner'],
    ['Get Placed Fast', 'heroProject'],
    ['See How It Works', 'heroPartner'],
  ]);
  expect(offers.map(({ tab }) => tab)).toEqual(['Software solutions', 'EdTech products']);
});

test('the claims are the agreed ones', () => {
  expect(about.statistics.items).toEqual([
    { value: 2021, suffix: '', label: 'Founded' },
    { value: 400, suffix: '+', label: 'Students' },
    { value: 80, suffix: '', label: 'Partners' },
  ]);
  expect(results.claims.map(({ figure, label }) => ({ figure, label }))).toEqual([
    { figure: '95%', label: 'client satisfaction' },
    { figure: '2x', label: 'learning impact' },
  ]);
  expect(results.cases.map(({ prefix, figure, label }) => `${prefix} ${figure} ${label}`.trim())).toEqual([
    'Over 50% engagement increase',
    '2x user growth',
  ]);
  expect(internshipsPage.claim).toBe('100% job placement guarantee');
  expect(JSON.stringify(offers[1])).toContain('100% job placement guarantee');
  expect(projects[3]?.description).toContain('64%');
  expect(contactPage.lead).toContain('24 hours');
});

test('the words of the blog are used to the letter', () => {
  expect(articles.length).toBeGreaterThanOrEqual(27);
  expect(blog.hero.heading).toBe('Your Hub for Fresh Perspectives!');
  expect(blog.hero.text).toBe(
    'Explore in-depth articles that offer valuable insights, expert analysis, and actionable strategies to help you stay ahead in tech, EdTech, and business growth.',
  );
  expect(blog.list.card).toBe('Read more');
  expect(blog.notFound.heading).toBe('Article not found.');
});

test('a new wording of the agreement has a new version: changing one means changing both here', () => {
  expect([consentVersion, consentLabel]).toEqual([
    '2026-11-22',
    'You may also write to me about new courses and offers.',
  ]);
});

test('one sentence says what the details are used for', () => {
  const { before, link, after } = detailsUse;
  expect(before + link + after).toBe(
    'We use these details to answer your request, as our privacy policy describes.',
  );
});
