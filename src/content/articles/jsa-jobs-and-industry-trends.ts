import type { Block } from '../../../schemas/content.ts';

export const body: Block[] = [
  {
    kind: 'paragraph',
    text: 'Junior Software Analyst, JSA for short, is one of the vaguer titles on a campus notice board. It is an entry-level role that sits between developer and business analyst, and two companies using the same three words can mean rather different days.',
  },
  {
    kind: 'paragraph',
    text: 'Here is what the job usually contains, what has changed around it, and how to prepare for the version you actually want.',
  },
  { kind: 'heading', text: 'What a JSA does between ten and six' },
  {
    kind: 'paragraph',
    text: 'The analyst half reads requirements, asks what was meant and follows data through a system. The software half queries databases, changes code and tests it. On an ordinary day you might do four of these:',
  },
  {
    kind: 'list',
    items: [
      'Turn a two-line request into a ticket with examples and acceptance criteria.',
      'Write a SQL query to find why 214 invoices have no tax code.',
      'Fix a defect in a Java or Python service and add the test that would have caught it.',
      'Check a release against a list of cases before the client sees it.',
      'Explain on a call, in plain words, what went wrong and when it will be right.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Neighbouring titles overlap heavily: Associate Software Engineer, Programmer Analyst Trainee, Systems Engineer, Project Engineer, graduate analyst. Read the duties in the notice and ignore the name. If the duties are missing, ask for them before you register for the drive.',
  },
  { kind: 'heading', text: 'Four changes worth planning around' },
  {
    kind: 'paragraph',
    text: 'First, bulk hiring became uneven. TCS, Infosys and Wipro together ended the financial year to March 2024 with 63,759 fewer employees than they began it, according to the headcounts the three published that April. Their numbers move both ways with demand, so a placement plan that rests on two or three large recruiters is fragile.',
  },
  {
    kind: 'paragraph',
    text: 'Second, multinational firms have built large engineering centres of their own in Bengaluru, Hyderabad, Pune and Chennai. They tend to hire in smaller batches, throughout the year, with more questions about one system than about twenty subjects.',
  },
  {
    kind: 'paragraph',
    text: 'Third, AI assistants are ordinary tools now. In Stack Overflow’s 2024 survey of developers, 76 per cent of those answering were using them or planned to, and 62 per cent already did. A junior who can only produce simple code competes with that. One who can read it, test it and say why it is wrong does not.',
  },
  {
    kind: 'paragraph',
    text: 'Fourth, the list of skills keeps moving. Employers surveyed for the World Economic Forum’s Future of Jobs Report, published in January 2025, expected 39 per cent of workers’ core skills to change by 2030. Analytical thinking was the skill most of them called essential, which is good news for a role with analyst in its name.',
  },
  { kind: 'heading', text: 'From first month to first promotion' },
  {
    kind: 'growthZones',
    items: [
      {
        zone: 'Foundational',
        description:
          'Months 0 to 3. SQL joins and grouping without looking them up, Git branches, one language well, HTTP status codes, and written English that a client could read.',
      },
      {
        zone: 'Skill Builder',
        description:
          'Months 4 to 12. Own a small module. Read logs before opening the debugger. Write tests first for defects. Learn one domain, such as billing or claims, well enough to challenge a requirement.',
      },
      {
        zone: 'Mastery',
        description:
          'Year 2. Estimate work for others, design a table or an interface that survives review, and run the call in which a client hears bad news.',
      },
    ],
  },
  { kind: 'heading', text: 'Show an analyst’s work, not only a programmer’s' },
  {
    kind: 'paragraph',
    text: 'Most student portfolios hold a weather app and a to-do list. For a JSA interview, build one case instead. Take a messy public data set, for example from data.gov.in, load it into PostgreSQL, find three faults in it, and write two pages: what you found, the queries that prove it, and what you would ask the owner.',
  },
  {
    kind: 'paragraph',
    text: 'Bring a printout. Interviewers who have seen forty identical projects in a day will read the one that contains a question.',
  },
  { kind: 'heading', text: 'Ask these before you accept' },
  {
    kind: 'list',
    items: [
      'Which share of the first year is coding, testing and support?',
      'Which system would I work on, and how old is it?',
      'Is there a service bond, for how long, and what does leaving early cost?',
      'When will I know my project and my city?',
    ],
  },
  {
    kind: 'link',
    label: 'Compare skill roadmaps for developer and analyst roles',
    href: 'https://roadmap.sh/',
  },
  {
    kind: 'contact',
    text: 'Not sure which entry-level role your skills match? Send us your subjects and your best project, and we will point at two or three.',
  },
];
