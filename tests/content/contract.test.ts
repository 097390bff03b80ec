// @vitest-environment node
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as content from '../../schemas/content';
import { about } from '../../src/content/about';
import { closingCta, courseNotFound, yellowBanner } from '../../src/content/blocks';
import { campus } from '../../src/content/campus';
import { company } from '../../src/content/company';
import { contactPage } from '../../src/content/contact';
import { courses } from '../../src/content/courses';
import { loadCourse } from '../../src/content/courses/details';
import { coursesPage } from '../../src/content/coursesPage';
import { detailPages } from '../../src/content/detailPages';
import { events } from '../../src/content/events';
import { campusFaqs, courseFaqs, homeFaqs, internshipFaqs } from '../../src/content/faqs';
import { homeSeo, offers, results, roadmap, slides, strengths } from '../../src/content/home';
import { featuredProgrammes, internships } from '../../src/content/internships';
import { loadInternship } from '../../src/content/internships/details';
import { internshipsPage } from '../../src/content/internshipsPage';
import { logos } from '../../src/content/logos';
import { footerColumns, legalLinks, mainLinks, serviceMenu } from '../../src/content/navigation';
import { planner } from '../../src/content/planner';
import { projects } from '../../src/content/projects';
import * as testimonials from '../../src/content/testimonials';
import { works } from '../../src/content/works';

const parses = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value);
  expect(result.success ? '' : z.prettifyError(result.error)).toBe('');
};
const all = (schema: z.ZodMiniType, items: readonly unknown[]) =>
  items.forEach((item) => parses(schema, item));
const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);

test('every list has exactly as many entries as the site promises, and the courses at least as many', () => {
  expect(internships).toHaveLength(13);
  expect(courses.length).toBeGreaterThanOrEqual(8);
  expect(featuredProgrammes).toHaveLength(3);
  expect(events).toHaveLength(7);
  expect(projects).toHaveLength(4);
  expect(logos).toHaveLength(8);
  expect(slides).toHaveLength(3);
  expect(testimonials.homeTestimonials).toHaveLength(7);
  expect(testimonials.internshipTestimonials).toHaveLength(7);
  expect(testimonials.catalogueTestimonials).toHaveLength(15);
  expect(testimonials.courseTestimonials).toHaveLength(6);
  expect(testimonials.campusTestimonials).toHaveLength(7);
  expect(homeFaqs).toHaveLength(10);
  expect(internshipFaqs).toHaveLength(5);
  expect(courseFaqs).toHaveLength(5);
  expect(campusFaqs).toHaveLength(5);
  expect(campus.cycle.steps).toHaveLength(4);
  expect(campus.sections).toHaveLength(3);
  expect(planner.phases).toHaveLength(3);
});

test('testimonials, questions, events, projects and cards are whole', () => {
  for (const list of Object.values(testimonials)) {
    all(content.testimonialSchema, list);
    unique(list.map(({ author }) => author));
  }
  for (const list of [homeFaqs, internshipFaqs, courseFaqs, campusFaqs]) {
    all(content.faqSchema, list);
    unique(list.map(({ question }) => question));
  }
  all(content.eventSchema, events);
  all(content.projectSchema, projects);
  all(content.internshipSchema, internships);
  all(content.featuredProgrammeSchema, featuredProgrammes);
  all(content.courseSchema, courses);
  all(content.benefitSchema, [
    ...strengths.items,
    ...internshipsPage.landing.rewards.items,
    ...campus.cycle.steps,
  ]);
  expect(testimonials.internshipTestimonials.every(({ organisation }) => organisation)).toBe(true);
});

test('the internship programmes stand in their order', () => {
  expect(internships.map(({ id, title }) => `${id} ${title}`)).toEqual([
    '1 Gen AI and Prompt Engineering',
    '2 Intro to Large Language Models',
    '3 Building LLM Powered Apps Using APIs',
    '4 Cloud Engineering',
    '5 DevOps',
    '6 API Integration Course - Modern Python with Flask API',
    '7 Web Development with React and Python',
    '8 Azure Data Engineering with PowerBI',
    '9 Selenium with Java',
    '10 MERN Fullstack Web Development',
    '11 Salesforce',
    '12 Intro to UI/UX Design with Figma',
    '13 Cybersecurity',
  ]);
  expect(featuredProgrammes.map(({ title, opportunities }) => [title, opportunities])).toEqual([
    ['Gen AI and Prompt Engineering', '2+ Lakhs'],
    ['Intro to Large Language Models', '1.5+ Lakhs'],
    ['Building LLM Powered Apps Using APIs', '2.3+ Lakhs'],
  ]);
  expect(
    internships.every(
      ({ type, duration }) => type === 'internship' && duration === 'Short term and Long term',
    ),
  ).toBe(true);
});

test('every internship has a whole page of its own, with its figures in their ranges', async () => {
  const details = await Promise.all(
    internships.map(async ({ id }) => (await loadInternship[id]?.())?.detail),
  );
  all(content.internshipDetailSchema, details);
  expect(details.map((detail) => detail?.id)).toEqual(internships.map(({ id }) => id));
  const reviews = details.map((detail) => Number(/\d+/.exec(detail?.review ?? '')?.[0]));
  expect(Math.min(...reviews)).toBe(412);
  expect(Math.max(...reviews)).toBe(529);
  const ratings = details.map((detail) => detail?.rating ?? 0);
  expect(Math.min(...ratings)).toBe(4.46);
  expect(Math.max(...ratings)).toBe(4.48);
  unique(details.map((detail) => detail?.hiringHeading));
  expect(details[0]?.review).toBe('(529 Reviews)');
});

test('every skill-oriented course has a whole page of its own, with its figures in their ranges', async () => {
  expect(courses.map(({ id }) => id)).toEqual(courses.map((_, index) => index + 1));
  expect(courses.slice(0, 8).map(({ id, title }) => `${id} ${title}`)).toEqual([
    '1 Data Engineering',
    '2 Salesforce',
    '3 Web Development',
    '4 DevOps',
    '5 UI/UX Design',
    '6 MERN Stack',
    '7 Java Full Stack',
    '8 Python Full Stack',
  ]);
  const details = await Promise.all(courses.map(async ({ id }) => (await loadCourse[id]?.())?.detail));
  all(content.courseDetailSchema, details);
  expect(details.map((detail) => detail?.id)).toEqual(courses.map(({ id }) => id));
  // Names and figures are agreed for the first eight; a course that is added brings its own.
  const agreed = details.slice(0, 8);
  expect(agreed.map((detail) => detail?.category)).toEqual([
    'Data Engineering',
    'Salesforce',
    'Web Development',
    'DevOps',
    'UI/UX',
    'MERN Stack',
    'JavaFull Stack',
    'PythonFull Stack',
  ]);
  const reviews = agreed.map((detail) => Number(/\d+/.exec(detail?.review ?? '')?.[0]));
  expect(Math.min(...reviews)).toBe(252);
  expect(Math.max(...reviews)).toBe(425);
  const ratings = agreed.map((detail) => detail?.rating ?? 0);
  expect(Math.min(...ratings)).toBe(4.42);
  expect(Math.max(...ratings)).toBe(4.48);
});

test('the seven events run from 15 Aug 2024 to 5 Jan 2025', () => {
  expect(events.at(0)?.date).toBe('15 Aug 2024');
  expect(events.at(-1)?.date).toBe('5 Jan 2025');
  expect(events.map(({ isoDate }) => isoDate)).toEqual(events.map(({ isoDate }) => isoDate).toSorted());
  expect(events.map(({ title }) => title.toLowerCase())).toEqual([
    expect.stringContaining('assessment drive'),
    expect.stringContaining('career counselling webinar'),
    expect.stringContaining('study abroad expo'),
    expect.stringContaining('global education fair'),
    expect.stringContaining('language seminar'),
    expect.stringContaining('alumni meet'),
    expect.stringContaining('new-year summit'),
  ]);
});

test('the words of the contract are used to the letter', () => {
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
  expect(planner.phases.map(({ title }) => title)).toEqual([
    'Fundamentals',
    'Specialisation',
    'Applied projects',
  ]);
  expect(works.hero.heading).toBe("See What We've Built");
  expect(works.band).toMatchObject({
    heading: "Let's collaborate to bring your vision to life.",
    button: "Let's Get Started",
  });
  expect(about.banner.heading).toBe("Let's Work Together");
  expect(about.cta.heading).toBe('Take the First Step Toward Success. Still have doubts?');
  expect(about.video.fallback).toBe('Your browser does not support the video tag.');
  expect(company.videoUrl, 'the link leads to a video, not to a channel').toMatch(
    /[?&]v=|youtu\.be\/|vimeo\.com\/\d/,
  );
  expect(campus.hero.button).toBe("Let's Connect");
  expect(contactPage.heading).toBe("We're Just a Message Away");
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
  expect(company.copyrightYear).toBe(2023);
  expect(company.social).toHaveLength(5);
  expect(company.offices.map(({ city }) => city)).toEqual(['Vijayawada', 'York']);
});

test('the four strengths, the rewards, the impact and the roadmap name what they should', () => {
  expect(strengths.items.map(({ title }) => title)).toEqual([
    'Industry-experienced mentorship',
    'Smart grading system',
    'Personalized learning paths',
    'Interactive engagement tools',
  ]);
  expect(internshipsPage.landing.rewards.items.map(({ title }) => title)).toEqual([
    'Real-world project immersion',
    'Expert mentorship',
    'Flexible adaptive learning',
    'Fast-track to career opportunities',
  ]);
  expect(coursesPage.landing.impact.items.map(({ title }) => title)).toEqual([
    'Enhanced problem-solving skills',
    'Increased earning potential',
    'Competitive edge',
    'Enhancing career flexibility',
  ]);
  expect(roadmap.items.map(({ title }) => title)).toEqual([
    'Advanced student portal',
    'LMS',
    'Analytic TPO dashboard',
  ]);
  expect(campus.cycle.steps.map(({ title }) => title)).toEqual([
    'Student selection',
    'Training',
    'Real projects',
    'Enhancement',
  ]);
  expect(logos.map(({ name }) => name)).toEqual([
    'Google',
    'Microsoft',
    'Accenture',
    'Walmart',
    'Apple',
    'EY',
    'Deloitte',
    'Cloudera',
  ]);
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

test('what search engines read is whole', () => {
  const seos = [
    homeSeo,
    contactPage.seo,
    about.seo,
    works.seo,
    campus.seo,
    internshipsPage.landing.seo,
    internshipsPage.listing.seo,
    coursesPage.landing.seo,
    coursesPage.catalogue.seo,
  ];
  all(content.seoSchema, seos);
  expect(new Set(seos.map(({ title }) => title)).size).toBe(seos.length);
});
