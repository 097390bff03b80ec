import type { Benefit, Seo } from '../../schemas/content.ts';
import { courses } from './courses/index.ts';
import { cohort } from './facts/programmes.ts';
import { opportunities } from './facts/promises.ts';
import { surveys } from './facts/results.ts';
import { capitalised, inWords, listedWithin, pageTitle, thatFind } from './phrases.ts';

/** 'eight courses', or 'one course'. */
const count = `${inWords(courses.length)} ${courses.length === 1 ? 'course' : 'courses'}`;
const titles = courses.map(({ title }) => title);

const impact: Benefit[] = [
  {
    icon: 'puzzle-piece',
    title: 'Enhanced\nproblem-solving skills',
    alt: 'Puzzle piece',
    text: 'Every module ends with a fault to find, a feature to finish or a screen to test, so you practise thinking as well as typing.',
  },
  {
    icon: 'coins',
    title: 'Increased\nearning potential',
    alt: 'Coins',
    text: `We plan each course from job advertisements. Of the learners from all our programmes who got a job, half started at ${cohort.medianPay} a year or more.`,
  },
  {
    icon: 'trophy',
    title: 'Competitive\nedge',
    alt: 'Trophy',
    text: 'You apply with finished projects and a record of how you made them.',
  },
  {
    icon: 'arrows-split',
    title: 'Enhancing\ncareer flexibility',
    alt: 'Arrow that splits in two',
    text: 'Core skills such as SQL, version control and debugging carry over when you change role or stack.',
  },
];

/** What the heading and the figures claim is a sample: see samples.ts. */
export const coursesPage = {
  landing: {
    hero: {
      heading: 'Skill Oriented Courses That Lead to Guaranteed Placement',
      text: `${capitalised(count)}, from data and DevOps to web development, each with mentor reviews and real projects.`,
      trusted: 'Trusted by 200+ Students and Growing.',
      satisfaction: '96% Student Satisfaction',
      satisfactionSource: surveys.courses.source,
      campus: 'Introducing Corporate Campus',
      button: "Let's Connect",
      alt: 'Illustration: four rising steps with signs for code, data, design and graduation, and a flag on top',
    },
    impact: { heading: 'What the courses change for you', items: impact },
    carousel: {
      heading: 'Pick a skill and build with it',
      text: `Data engineering, DevOps, Salesforce, design, or one of four web stacks, each short or long. ${opportunities}`,
      cardLink: 'Know more >',
      button: 'View all',
      label: 'Courses',
      previous: 'Previous course',
      next: 'Next course',
      /** @param place the place of the current course, from 1 */
      position: (place: number, all: number) => `${place} of ${all}`,
    },
    /** The indexes of the emphasised testimonials: `wide` from 768 px up, `narrow` below. */
    testimonials: { heading: 'What our learners say', emphasis: { wide: [2, 3, 4], narrow: [3, 4, 5] } },
    faq: { heading: 'Before you enrol' },
    seo: {
      title: pageTitle('Skill-Oriented Courses With Placement'),
      description: `${capitalised(inWords(courses.length))} mentored ${courses.length === 1 ? 'course' : 'courses'} in data, Salesforce, web, DevOps, design and full stack development. Fee and outcome on each page. Placement guarantee on stated terms.`,
      keywords: [
        'skill-oriented courses',
        'courses with placement',
        'full stack course',
        'data engineering course',
        'DevOps course',
      ],
    } satisfies Seo,
  },
  catalogue: {
    heading: 'Access Top Courses to Achieve Career Goals',
    subtext: 'Search from our wide range of courses',
    placeholder: 'What would you like to learn?',
    button: 'Find Courses',
    /** Shown when a search finds nothing. */
    suggestedSearches: thatFind(courses, 'Python', 'Salesforce', 'Design'),
    listHeading: 'All courses',
    listLead: opportunities,
    alt: 'Illustration: books in a mosaic with a magnifying glass, code brackets and a database',
    testimonials: {
      heading: 'Stories of Growth and Success',
      subtitle: 'Echoes of Satisfaction and Confidence in Our Solutions',
    },
    seo: {
      title: pageTitle(
        courses.length === 1
          ? 'Course Catalogue'
          : `Course Catalogue: All ${capitalised(inWords(courses.length))} Courses`,
      ),
      description: `${capitalised(count)}, each page with its fee, mentor and outcome: ${listedWithin(100, titles)}.`,
      keywords: [
        'course catalogue',
        'tech courses',
        'learn web development',
        'learn Salesforce',
        'Java and Python courses',
      ],
    } satisfies Seo,
  },
};
