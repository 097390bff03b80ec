/** Every address of the site. Other sites link to these spellings: do not change them. */
export const paths = {
  home: '/',
  about: '/aboutus',
  works: '/works',
  blogs: '/blogs',
  article: (id: number | string) => `/blog/${id}`,
  contact: '/getintouch',
  internships: '/internshipsandtrainings',
  internshipList: '/viewallinternshipsandtrainings',
  internship: (id: number | string) => `/internshipdetailpage/${id}`,
  courses: '/SkillOrientedCourses',
  courseList: '/viewallcourses',
  course: (id: number | string) => `/SkillOrientedCourses/${id}`,
  /** An older address of a course page, redirected. */
  courseAlias: (id: number | string) => `/course/${id}`,
  campus: '/coorperateoncampus',
  services: {
    fullstack: '/fullstack',
    webdevelopment: '/webdevelopment',
    uiuxdesigns: '/uiuxdesigns',
    salesforce: '/salesforce',
    mobileappdevelpment: '/mobileappdevelpment',
    devops: '/devops',
    dataanalytics: '/dataanalytics',
    cloudservices: '/cloudservices',
    aiml: '/aiml',
  },
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  cookies: '/cookie-policy',
  acceptableUse: '/acceptable-use-policy',
} as const;

export type ServiceSlug = keyof typeof paths.services;
export const isServiceSlug = (text: string): text is ServiceSlug => Object.hasOwn(paths.services, text);

/** The section of a page that a link within the page scrolls to. */
export const anchors = {
  programmes: 'programmes',
  main: 'main',
  thanks: 'thank-you',
  guarantee: 'placement-guarantee',
  whatsNew: 'whats-new',
  cookieNotice: 'cookie-notice',
} as const;
