import type { InternshipDetail } from '../../../schemas/content.ts';
import { pageTitle } from '../phrases.ts';

export const detail: InternshipDetail = {
  id: 9,
  category: 'Test Automation',
  title: 'Selenium with Java',
  subtitle: 'Write browser tests whose failures a team can trust.',
  cta: 'Ask about this internship',
  cardCta: 'Talk to an adviser',
  rating: 4.46,
  review: '(431 Reviews)',
  level: 'Intermediate Level',
  hiringHeading: 'Companies that hire test automation engineers',
  description:
    'You automate a demo shop and a bank portal with Selenium WebDriver and Java, and learn what separates a useful suite from a flaky one: explicit waits, stable locators, independent test data. Maven, TestNG and the page object pattern come first, REST Assured and parallel runs on Selenium Grid after that. You should know Java classes and collections; manual testing experience helps but is not required.',
  duration: 'Short term: a browser suite. Long term: a framework with API tests.',
  schedule: 'Flexible Schedule',
  time: 'Self-paced, with live sessions at fixed hours',
  features: {
    heading: 'A test suite that a team can trust',
    points: [
      'A page object framework in Java with data-driven TestNG tests and readable Allure reports',
      'REST Assured checks that prepare test data and find faults without opening a browser',
      'Nightly runs in Jenkins on several browsers, with a screenshot and a log for every failure',
    ],
  },
  careers: [
    {
      icon: 'check-square-offset',
      title: 'Automation Test Engineer',
      alt: 'Ticked box',
      text: 'Writes and maintains the browser and API suites of a product team.',
    },
    {
      icon: 'code',
      title: 'Software Engineer in Test',
      alt: 'Code brackets',
      text: 'Builds test frameworks and tools as carefully as product code.',
    },
    {
      icon: 'clipboard-text',
      title: 'QA Analyst',
      alt: 'Clipboard',
      text: 'Plans what to test, explores what was not foreseen and reports it clearly.',
    },
    {
      icon: 'speedometer',
      title: 'Performance Test Engineer',
      alt: 'Speedometer',
      text: 'Measures how a system behaves under load; a common second step for testers.',
    },
  ],
  certification: {
    opening: 'Your suite must find the planted faults',
    description:
      'We run your suite against a good build and against one with ten faults planted in it. You are certified when every run on the good build is green and the other finds the faults you claimed to cover.',
    points: [
      'What it names: the planted faults that your tests found',
      'How you earn it: your suite passes on the good build and finds the faults (short-term track: browser tests only)',
      'What goes with it: a sample test plan and three bug reports',
    ],
  },
  seo: {
    title: pageTitle('Selenium with Java Test Automation Internship'),
    description:
      'Learn Selenium WebDriver with Java, TestNG, page objects, REST Assured and Jenkins, and build a suite that finds real faults without flakes.',
    keywords: [
      'Selenium with Java internship',
      'automation testing training',
      'TestNG framework',
      'REST Assured',
      'QA internship',
      'SDET training',
    ],
  },
};
