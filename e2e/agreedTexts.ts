/**
 * The titles, headings and sentences that were agreed for Wiselamp. contract.spec.ts looks for them in the built pages. They
 * are written out here: imported from the site, they would change with it.
 */

export const internshipTitles = [
  'Gen AI and Prompt Engineering',
  'Intro to Large Language Models',
  'Building LLM Powered Apps Using APIs',
  'Cloud Engineering',
  'DevOps',
  'API Integration Course - Modern Python with Flask API',
  'Web Development with React and Python',
  'Azure Data Engineering with PowerBI',
  'Selenium with Java',
  'MERN Fullstack Web Development',
  'Salesforce',
  'Intro to UI/UX Design with Figma',
  'Cybersecurity',
];

/** Headings of level 2 and 3 in this order; others may stand between. */
export const agreedHeadings: readonly { address: string; headings: readonly string[] }[] = [
  {
    address: '/',
    headings: [
      'Industry-experienced mentorship',
      'Smart grading system',
      'Personalized learning paths',
      'Interactive engagement tools',
      'Advanced student portal',
      'LMS',
      'Analytic TPO dashboard',
    ],
  },
  {
    address: '/internshipsandtrainings',
    headings: [
      'Gen AI and Prompt Engineering',
      'Intro to Large Language Models',
      'Building LLM Powered Apps Using APIs',
      'Real-world project immersion',
      'Expert mentorship',
      'Flexible adaptive learning',
      'Fast-track to career opportunities',
    ],
  },
  {
    address: '/SkillOrientedCourses',
    headings: [
      'Enhanced problem-solving skills',
      'Increased earning potential',
      'Competitive edge',
      'Enhancing career flexibility',
      // The eight courses; one that is added brings its own title.
      'Data Engineering',
      'Salesforce',
      'Web Development',
      'DevOps',
      'UI/UX Design',
      'MERN Stack',
      'Java Full Stack',
      'Python Full Stack',
    ],
  },
  {
    address: '/coorperateoncampus',
    headings: ['Student selection', 'Training', 'Real projects', 'Enhancement'],
  },
  {
    address: '/blog/21',
    headings: [
      'Verbal and oral communication',
      'Written communication',
      'Interpersonal and social skills',
      'Personal growth and mindset',
      'Professional skills',
    ],
  },
];

/**
 * By address, the texts of its page, one a row. A number is joined with its label, because alone it could be a part of another.
 * An expression stands for a text with others in between, or for a topic of a legal page.
 */
export const agreedTexts: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  '/': [
    'Software solutions',
    'EdTech products',
    '100% job placement guarantee',
    'client satisfaction95%',
    'learning impact2x',
    'Over 50%engagement increase',
    '2xuser growth',
  ],
  '/internshipsandtrainings': [
    'That is two hours a week more than a course, because you also work on a brief.',
    '6 months2+ Lakhs opportunities',
    '6 months1.5+ Lakhs opportunities',
    '6 months2.3+ Lakhs opportunities',
    'Go from Noob to Pro',
    'Know more',
    'View All',
    'Need some direction?',
    '100% job placement guarantee',
    'Take the First Step Toward Success.',
  ],
  '/viewallinternshipsandtrainings': [
    'Looking for a specific program?',
    'Internships and Training',
    'Short term and Long term: 2 or 6 months',
    'Take the First Step Toward Success.',
  ],
  '/internshipdetailpage/1': ['Take the First Step Toward Success.'],
  '/SkillOrientedCourses': [
    'Skill Oriented Courses That Lead to Guaranteed Placement',
    'Know more >',
    'View all',
    'Trusted by 200+ Students and Growing.',
    '96% Student Satisfaction',
    'Introducing Corporate Campus',
    "Let's Connect",
    'Need some direction?',
    'Take the First Step Toward Success.',
  ],
  '/viewallcourses': [
    'Access Top Courses to Achieve Career Goals',
    'Search from our wide range of courses',
    'Short Term Course / Long Term Course: 3 or 6 months',
    '6 months1.75+ Lakh opportunities',
    'Find Courses',
    'Stories of Growth and Success',
    'Echoes of Satisfaction and Confidence in Our Solutions',
    'Take the First Step Toward Success. Still have doubts?',
  ],
  '/SkillOrientedCourses/1': [
    'For Our Services and Registrations',
    'Top career options',
    'Our 24/7 Support is Always by Your Side',
    'Land a Job at Top Companies',
    'a week: 72 to 96 or 156 to 208 hours in all.',
  ],
  '/works': [
    "See What We've Built",
    "Let's collaborate to bring your vision to life.",
    "Let's Get Started",
    'One web presence for an ecosystem of services',
    'F1 visa mock interview simulator',
    'using ML and NLP with real-time scoring and feedback',
    'A learning management platform',
    '64%Overseas education website revamp',
    'credited with a 64% rise in organic traffic',
  ],
  '/aboutus': [
    "Let's Work Together",
    'Take the First Step Toward Success. Still have doubts?',
    'Founded2021',
    'Students400+',
    'Partners80',
    'Your browser does not support the video tag.',
  ],
  '/coorperateoncampus': ["Let's Connect", 'Take the First Step Toward Success. Still have doubts?'],
  '/getintouch': [
    'Our team replies within 24 hours.',
    "We're Just a Message Away",
    'Vijayawada 520010',
    'York 17401',
    '+91 90000 00000',
    'support@wiselamp.example',
    '© 2023 Wiselamp',
  ],
  '/blogs': [
    'Your Hub for Fresh Perspectives!',
    'Read more',
    'Top Reads of the Month',
    // Each title is followed by its topic and reading time.
    /Top Reads of the Month7 Key Internship Tips.{9,40}Benefits of On Job Training.{9,40}JSA Jobs and Industry Trends.{9,40}Industrial Training/,
    'Explore in-depth articles that offer valuable insights, expert analysis, and actionable strategies to help you stay ahead in tech, EdTech, and business growth.',
  ],
  '/blog/27': ['FoundationalSkill BuilderMastery', 'BehavioralHow', 'SkillWhat', 'AI LiteracyWhether'],
  '/internshipdetailpage/404': ['Course not found'],
  '/SkillOrientedCourses/404': ['Course not found'],
  '/blog/404': ['Article not found.'],
  '/privacy-policy': [
    /consent/i,
    /information we collect/i,
    /log files/i,
    /cookies/i,
    /\bCCPA\b/,
    /one month/i,
    /\bGDPR\b/,
    /under 13/i,
  ],
  '/terms-and-conditions': [/terms and conditions ?effective/i, /\b(?:liable|liability)\b/i],
  '/cookie-policy': [/essential/i, /performance/i, /functional/i, /advertising/i, /effective \d+ \w+ 2023/i],
  '/acceptable-use-policy': [
    /prohibited/i,
    /responsibilit(?:y|ies)/i,
    /enforcement/i,
    /report/i,
    /effective \d+ \w+ 2023/i,
  ],
};
