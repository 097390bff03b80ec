// @vitest-environment node
import { expect, test } from 'vitest';
import { articles, topReads } from '../../src/content/articles';
import { loadText } from '../../src/content/articles/texts.js';
import { blog } from '../../src/content/blog';
import { campus } from '../../src/content/campus';
import { courses } from '../../src/content/courses';
import { loadCourse } from '../../src/content/courses/details';
import { coursesPage } from '../../src/content/coursesPage';
import { events } from '../../src/content/events';
import { campusFaqs, courseFaqs, homeFaqs, internshipFaqs } from '../../src/content/faqs';
import { roadmap, slides, strengths } from '../../src/content/home';
import { featuredProgrammes, internships } from '../../src/content/internships';
import { loadInternship } from '../../src/content/internships/details';
import { internshipsPage } from '../../src/content/internshipsPage';
import { logos } from '../../src/content/logos';
import { projects } from '../../src/content/projects';
import * as testimonials from '../../src/content/testimonials';

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test.each([
  ['projects', projects, 4],
  ['slides', slides, 3],
  ['home testimonials', testimonials.homeTestimonials, 7],
  ['internship testimonials', testimonials.internshipTestimonials, 7],
  ['catalogue testimonials', testimonials.catalogueTestimonials, 15],
  ['course testimonials', testimonials.courseTestimonials, 6],
  ['campus testimonials', testimonials.campusTestimonials, 7],
  ['home questions', homeFaqs, 10],
  ['internship questions', internshipFaqs, 5],
  ['course questions', courseFaqs, 5],
  ['campus questions', campusFaqs, 5],
  ['sections of the campus page', campus.sections, 3],
])('the site has the agreed number of %s', (_, list, count) => {
  expect(list).toHaveLength(count);
});

test('internships and courses come in their order', () => {
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
  // A course that is added brings its own title.
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
});

const figures = (details: ({ review: string; rating: number } | undefined)[]) => {
  const reviews = details.map((detail) => Number(/\d+/.exec(detail?.review ?? '')?.[0]));
  const ratings = details.map((detail) => detail?.rating ?? 0);
  return [Math.min(...reviews), Math.max(...reviews), Math.min(...ratings), Math.max(...ratings)];
};

test('reviews and ratings of internships and of the first eight courses are in the agreed ranges', async () => {
  const load = async (all: typeof loadInternship | typeof loadCourse, ids: readonly number[]) =>
    Promise.all(ids.map(async (id) => (await all[id]?.())?.detail));
  const ofInternships = await load(
    loadInternship,
    internships.map(({ id }) => id),
  );
  expect(figures(ofInternships)).toEqual([412, 529, 4.46, 4.48]);
  expect(ofInternships[0]?.review).toBe('(529 Reviews)');
  const ofCourses = await load(loadCourse, [1, 2, 3, 4, 5, 6, 7, 8]);
  expect(figures(ofCourses)).toEqual([252, 425, 4.42, 4.48]);
  expect(ofCourses.map((detail) => detail?.category)).toEqual([
    'Data Engineering',
    'Salesforce',
    'Web Development',
    'DevOps',
    'UI/UX',
    'MERN Stack',
    'JavaFull Stack',
    'PythonFull Stack',
  ]);
});

test('the seven events run from 15 Aug 2024 to 5 Jan 2025', () => {
  expect([events[0]?.date, events.at(-1)?.date]).toEqual(['15 Aug 2024', '5 Jan 2025']);
  expect(events.map(({ title }) => title.toLowerCase().replaceAll('-', ' '))).toEqual([
    'assessment drive',
    'career counselling webinar',
    'study abroad expo',
    'global education fair',
    'language seminar',
    'alumni meet',
    'new year summit',
  ]);
});

test('the four strengths, the rewards, the impact and the roadmap name their agreed items', () => {
  expect(titles(strengths.items)).toEqual([
    'Industry-experienced mentorship',
    'Smart grading system',
    'Personalized learning paths',
    'Interactive engagement tools',
  ]);
  expect(titles(internshipsPage.landing.rewards.items)).toEqual([
    'Real-world project immersion',
    'Expert mentorship',
    'Flexible adaptive learning',
    'Fast-track to career opportunities',
  ]);
  expect(titles(coursesPage.landing.impact.items)).toEqual([
    'Enhanced problem-solving skills',
    'Increased earning potential',
    'Competitive edge',
    'Enhancing career flexibility',
  ]);
  expect(titles(roadmap.items)).toEqual(['Advanced student portal', 'LMS', 'Analytic TPO dashboard']);
  expect(titles(campus.cycle.steps).join()).toBe('Student selection,Training,Real projects,Enhancement');
  expect(logos.map(({ name }) => name).join(' ')).toBe(
    'Google Microsoft Accenture Walmart Apple EY Deloitte Cloudera',
  );
});

test('the learning zones, the assessments and the soft-skills areas carry their agreed names', async () => {
  const all = (await Promise.all(articles.map(({ id }) => loadText(id)))).flatMap((text) => text?.body ?? []);
  const zones = all.flatMap((block) =>
    block.kind === 'growthZones' ? block.items.map(({ zone }) => zone) : [],
  );
  expect(zones).toEqual(expect.arrayContaining(['Foundational', 'Skill Builder', 'Mastery']));
  const assessments = all.flatMap((block) =>
    block.kind === 'assessments' ? block.items.map(({ name }) => name) : [],
  );
  expect(assessments).toEqual(expect.arrayContaining(['Behavioral', 'Skill', 'AI Literacy']));
  const softSkills = JSON.stringify((await loadText(21))?.body).toLowerCase();
  for (const area of [
    'verbal and oral communication',
    'written communication',
    'interpersonal and social skills',
    'personal growth and mindset',
    'professional skills',
  ]) {
    expect(softSkills).toContain(area);
  }
});

test('the top reads are the four agreed ones', () => {
  expect(blog.topReads.heading).toBe('Top Reads of the Month');
  expect(articles.filter(({ id }) => topReads.includes(id)).map(({ title }) => title)).toEqual([
    '7 Key Internship Tips',
    'Benefits of On Job Training',
    'JSA Jobs and Industry Trends',
    'Industrial Training',
  ]);
});
