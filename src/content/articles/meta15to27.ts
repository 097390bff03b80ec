import type { Article } from '../../../schemas/content.ts';

export const articles15to27: Article[] = [
  {
    id: 15,
    slug: 'notes-for-code',
    title: 'How to Take Notes on Code',
    excerpt:
      'Copied syntax is the part you could have looked up. A four-line note that records what you misunderstood, kept where you will find it again.',
    topic: 'Study techniques',
    author: 'Sravani Kolli',
    published: '2024-02-06',
    imageAlt: 'Illustration for How to Take Notes on Code: short notes kept beside a program',
    seo: {
      title: 'How to Take Notes on Code That You Will Reread',
      description:
        'A four-line format for programming notes, the habit of predicting output, notes kept in the repository and twenty minutes of pruning a week.',
      keywords: ['notes on code', 'programming notes', 'how to study programming', 'reading source code'],
    },
  },
  {
    id: 16,
    slug: 'founders-who-started-small',
    title: 'Three Founders Who Started Small',
    excerpt:
      'Freshworks, Zoho and Zerodha began with a complaint, a niche and a team of five. What each start teaches, and four weeks to make your own.',
    topic: 'Founder stories',
    author: 'Daniel Brooks',
    published: '2024-03-19',
    imageAlt: 'Illustration for Three Founders Who Started Small: small beginnings that grew into companies',
    seo: {
      title: 'Founders Who Started Small: Freshworks, Zoho, Zerodha',
      description:
        'How Girish Mathrubootham, Sridhar Vembu and Nithin Kamath began, with dates and lessons, and a four-week plan for a small start of your own.',
      keywords: ['Indian founders', 'Freshworks story', 'Zoho story', 'Zerodha story', 'student start-up'],
    },
  },
  {
    id: 17,
    slug: 'women-who-built-platforms',
    title: 'Three Women Who Built Platforms',
    excerpt:
      'Melanie Perkins, Falguni Nayar and Neha Narkhede took ordinary frustrations seriously. Their starts, and what a college can change this semester.',
    topic: 'Founder stories',
    author: 'Meera Raghavan',
    published: '2025-03-07',
    imageAlt: 'Illustration for Three Women Who Built Platforms: women at the head of what they have built',
    seo: {
      title: 'Women Who Built Platforms: Canva, Nykaa, Confluent',
      description:
        'How Melanie Perkins, Falguni Nayar and Neha Narkhede started Canva, Nykaa and Confluent, and five ways a campus can bring in more women founders.',
      keywords: [
        'women founders',
        'Melanie Perkins',
        'Falguni Nayar',
        'Neha Narkhede',
        'women in technology',
      ],
    },
  },
  {
    id: 18,
    slug: 'founders-who-failed-first',
    title: 'Founders Who Failed First',
    excerpt:
      'A dead game, a network for everything and a loss of 3,494 dollars. What three failures left behind, and a one-page post-mortem for student projects.',
    topic: 'Founder stories',
    author: 'Daniel Brooks',
    published: '2025-04-08',
    imageAlt: 'Illustration for Founders Who Failed First: a fall, and the climb that came after it',
    seo: {
      title: 'Founders Who Failed First, and What They Kept',
      description:
        'Glitch became Slack, SocialNet came before LinkedIn and Traf-O-Data before Microsoft. What each failure left, and a post-mortem for students.',
      keywords: ['failed start-ups', 'Slack history', 'LinkedIn founder', 'project post-mortem'],
    },
  },
  {
    id: 19,
    slug: 'engineering-skills-gap',
    title: 'The Skills Gap Among Engineering Graduates',
    excerpt:
      'One report says employability is rising, another that it is falling. What both measure, where the gap shows, and how to test your own batch.',
    topic: 'Skills gap',
    author: 'Imran Sheikh',
    published: '2025-05-20',
    imageAlt:
      'Illustration for The Skills Gap Among Engineering Graduates: the distance between a degree and a job',
    seo: {
      title: 'The Skills Gap Among Engineering Graduates, Measured',
      description:
        'What the India Skills Report and Mercer | Mettl say about graduates, a 90-minute test for a batch, and an eight-week plan for a student.',
      keywords: [
        'engineering skills gap',
        'graduate employability India',
        'India Skills Report',
        'Graduate Skill Index',
      ],
    },
  },
  {
    id: 20,
    slug: 'campus-plan-for-employability',
    title: 'A Campus Plan for Employability',
    excerpt:
      'Preparation that begins in the third semester asks less each week and gets further. Six goals, who does what, and the four numbers to count.',
    topic: 'Skills gap',
    author: 'Imran Sheikh',
    published: '2024-06-18',
    imageAlt:
      'Illustration for A Campus Plan for Employability: a college campus and a plan for its students',
    seo: {
      title: 'A Campus Plan for Employability, Semester by Semester',
      description:
        'A placement preparation plan from semester 3 to 8: a baseline, one goal for each semester, clear roles and four numbers to count every month.',
      keywords: ['campus employability', 'placement preparation', 'training and placement', 'college plan'],
    },
  },
  {
    id: 21,
    slug: 'soft-skills-that-get-hired',
    title: 'The Five Soft Skills Areas That Get You Hired',
    excerpt:
      'Speaking, writing, working with people, growing and being reliable: five areas, each with an exercise, a sample sentence and a test.',
    topic: 'Skills gap',
    author: 'Meera Raghavan',
    published: '2024-05-07',
    imageAlt:
      'Illustration for The Five Soft Skills Areas That Get You Hired: people in conversation at work',
    seo: {
      title: 'Five Soft Skills Areas That Get You Hired',
      description:
        'Verbal, written and interpersonal communication, mindset and professional skills: exercises, sample sentences and a ten-week rota for students.',
      keywords: [
        'soft skills',
        'communication skills',
        'interpersonal skills',
        'campus placement',
        'fresher',
      ],
    },
  },
  {
    id: 22,
    slug: 'edtech-after-the-funding-drop',
    title: 'EdTech After the Funding Drop',
    excerpt:
      'By August 2023 Indian edtech had raised about half of what it had a year earlier. What broke, who lasted, and seven questions to ask before you sign.',
    topic: 'EdTech industry',
    author: 'Daniel Brooks',
    published: '2024-11-26',
    imageAlt: 'Illustration for EdTech After the Funding Drop: a falling line and the learning that goes on',
    seo: {
      title: 'EdTech After the Funding Drop: How to Choose Now',
      description:
        'The 2022 to 2023 fall in Indian edtech funding, with sources, the sum underneath it, and what colleges, learners and founders should ask now.',
      keywords: ['edtech funding', 'edtech India', 'edtech funding drop 2023', 'choosing an edtech provider'],
    },
  },
  {
    id: 23,
    slug: 'what-placement-dashboards-show',
    title: 'What a Placement Dashboard Should Show',
    excerpt:
      'The same season can be 93%, 77.5% or 70.5%. Which figures help a placement officer act on Monday morning, and which only fill a screen.',
    topic: 'EdTech industry',
    author: 'Imran Sheikh',
    published: '2025-01-21',
    imageAlt: 'Illustration for What a Placement Dashboard Should Show: charts of a placement season',
    seo: {
      title: 'What a Placement Dashboard Should Show a TPO',
      description:
        'Honest placement percentages, median pay, a funnel by department, early signs with names and rules for who may see what on a TPO dashboard.',
      keywords: ['placement dashboard', 'TPO dashboard', 'placement percentage', 'median salary', 'NIRF'],
    },
  },
  {
    id: 24,
    slug: 'choosing-an-lms',
    title: 'Choosing a Learning Platform for a College',
    excerpt:
      'Demonstrations go well; hostel Wi-Fi at midnight does not. Standards to insist on, a four-week pilot on a bad day, and weights for the decision.',
    topic: 'EdTech industry',
    author: 'Sravani Kolli',
    published: '2025-06-24',
    imageAlt: 'Illustration for Choosing a Learning Platform for a College: courses on a screen, compared',
    seo: {
      title: 'Choosing a Learning Platform (LMS) for a College',
      description:
        'How to choose an LMS for an Indian college: five jobs to write down, the standards to insist on, a four-week pilot and a weighted score.',
      keywords: ['choosing an LMS', 'college LMS', 'learning management system', 'Moodle', 'LMS pilot'],
    },
  },
  {
    id: 25,
    slug: 'freedom-from-career-guesswork',
    title: 'Independence Day: Freedom From Career Guesswork',
    excerpt:
      'Cut-off lists and cousins’ salaries choose too many careers. What evidence about yourself looks like, and a week to use your assessment report.',
    topic: 'Independence Day',
    author: 'Meera Raghavan',
    published: '2024-08-13',
    imageAlt:
      'Illustration for Independence Day, Freedom From Career Guesswork: a student before several possible paths',
    seo: {
      title: 'Independence Day: Freedom From Career Guesswork',
      description:
        'An Independence Day piece on choosing a career from evidence: what a career assessment shows, a seven-day plan and the conversation at home.',
      keywords: ['career assessment', 'career choice', 'engineering branch', 'Independence Day 2024'],
    },
  },
  {
    id: 26,
    slug: 'freedom-to-speak',
    title: 'Independence Day: The Freedom to Speak Up',
    excerpt:
      'Sixty people with doubts look at their desks. Why fluency is the wrong target, and fourteen days of ten-minute exercises for speaking up.',
    topic: 'Independence Day',
    author: 'Sravani Kolli',
    published: '2024-08-14',
    imageAlt: 'Illustration for Independence Day, The Freedom to Speak Up: a person speaking to others',
    seo: {
      title: 'Independence Day: The Freedom to Speak Up',
      description:
        'Speak up in class, interviews and meetings: a 14-day plan, five soft-skills areas to practise in and advice for teachers, for Independence Day.',
      keywords: [
        'speaking up',
        'communication skills for students',
        'soft skills programme',
        'public speaking',
      ],
    },
  },
  {
    id: 27,
    slug: 'growth-zones-for-independent-learners',
    title: 'Independence Day: Growth Zones for Independent Learners',
    excerpt:
      'Foundational, Skill Builder, Mastery: know your zone and you can ignore nine of your eleven saved courses. Three assessments and a four-week rhythm.',
    topic: 'Independence Day',
    author: 'Imran Sheikh',
    published: '2024-08-15',
    imageAlt:
      'Illustration for Independence Day, Growth Zones for Independent Learners: a learner going up in steps',
    seo: {
      title: 'Growth Zones for Independent Learners',
      description:
        'Three growth zones, three assessments and a four-week rhythm that help a student decide what to learn next without being told, for 15 August.',
      keywords: [
        'independent learning',
        'growth zones',
        'skill assessment',
        'AI literacy',
        'self-study plan',
      ],
    },
  },
];
