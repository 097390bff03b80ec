/** The words that the pages of internships and of courses share. */
export const detailPages = {
  /** The heading over the hiring companies on a course page; an internship has its own. */
  hiring: 'Land a Job at Top Companies',
  careers: 'Top career options',
  facts: { duration: 'Duration', level: 'Level', schedule: 'Schedule', time: 'Pace' },
  infoHeading: 'At a glance',
  internships: {
    crumb: 'Internships',
    landing: 'About our internships',
    related: 'Other programmes to compare',
    list: 'All internships',
  },
  courses: {
    crumb: 'Courses',
    landing: 'About our courses',
    related: 'Other courses to compare',
    list: 'All courses',
  },
  banner: {
    heading: 'Not sure that it is the right course?',
    subheading:
      'Ring us. An adviser compares the courses with the job you want, and tells you what to read first.',
  },
};
