import type { Article } from '../../../schemas/content.ts';

export const articles1to14: Article[] = [
  {
    id: 1,
    slug: '7-key-internship-tips',
    title: '7 Key Internship Tips',
    excerpt:
      'Eight weeks shrink to thirty useful days. Seven habits that make your work visible, checkable and easy to continue once you have left.',
    topic: 'Careers',
    author: 'Meera Raghavan',
    published: '2024-01-22',
    imageAlt: 'Illustration for 7 Key Internship Tips: making a short internship count',
    seo: {
      title: '7 Key Internship Tips for Engineering Students',
      description:
        'Seven internship tips for students in tech: agree one outcome, get a change merged in five days, keep an evidence log and leave a handover.',
      keywords: ['internship tips', 'engineering internship', 'student internship', 'first internship'],
    },
  },
  {
    id: 2,
    slug: 'benefits-of-on-job-training',
    title: 'Benefits of On Job Training',
    excerpt:
      'What eight weeks on a real team teach that a lab cannot, what the employer gains, and six questions that tell training from cheap labour.',
    topic: 'Careers',
    author: 'Meera Raghavan',
    published: '2024-02-19',
    imageAlt: 'Illustration for Benefits of On Job Training: learning while doing the work',
    seo: {
      title: 'Benefits of On Job Training for Tech Graduates',
      description:
        'Why on-job training works for students and employers, how good teams widen responsibility, and six questions to ask before you sign.',
      keywords: [
        'on job training',
        'benefits of on job training',
        'tech trainee',
        'apprenticeship',
        'placement cell',
      ],
    },
  },
  {
    id: 3,
    slug: 'jsa-jobs-and-industry-trends',
    title: 'JSA Jobs and Industry Trends',
    excerpt:
      'A Junior Software Analyst sits between developer and business analyst. What the job contains, what has changed around it, and how to prepare.',
    topic: 'Careers',
    author: 'Imran Sheikh',
    published: '2025-02-03',
    imageAlt: 'Illustration for JSA Jobs and Industry Trends: the Junior Software Analyst role',
    seo: {
      title: 'JSA Jobs: the Junior Software Analyst Role in 2025',
      description:
        'What a Junior Software Analyst does, four hiring trends in Indian IT with dated sources, and the skills to build from month one to year two.',
      keywords: [
        'JSA jobs',
        'junior software analyst',
        'entry-level IT jobs India',
        'IT hiring trends',
        'graduate analyst',
      ],
    },
  },
  {
    id: 4,
    slug: 'industrial-training',
    title: 'Industrial Training',
    excerpt:
      'Six weeks can produce a certificate or a measured result. How to choose the place, plan the weeks and keep the diary that becomes the report.',
    topic: 'Careers',
    author: 'Imran Sheikh',
    published: '2024-11-11',
    imageAlt: 'Illustration for Industrial Training: six weeks inside a company',
    seo: {
      title: 'Industrial Training: a Six-Week Plan That Adds Up',
      description:
        'A six-week industrial training plan for B.Tech students, with the AICTE hours and credits explained, diary samples and a college checklist.',
      keywords: [
        'industrial training',
        'industrial training report',
        'AICTE internship credits',
        'B.Tech training',
      ],
    },
  },
  {
    id: 5,
    slug: 'first-tech-resume',
    title: 'Your First Tech Résumé, Read in Thirty Seconds',
    excerpt:
      'Write for the glance: what belongs in the top third, bullets that survive a question, what to delete tonight and how to test the page.',
    topic: 'Careers',
    author: 'Meera Raghavan',
    published: '2024-04-15',
    imageAlt: 'Illustration for Your First Tech Résumé: one clear page',
    seo: {
      title: 'Your First Tech Résumé, Read in Thirty Seconds',
      description:
        'How to write a first tech résumé for campus placements: a clear top third, before-and-after bullets, what to delete and four quick tests.',
      keywords: ['tech resume', 'fresher resume', 'campus placement resume', 'software engineer resume'],
    },
  },
  {
    id: 6,
    slug: 'data-cloud-or-web',
    title: 'Data, Cloud or Web: Choosing a First Specialism',
    excerpt:
      'Choose the trouble you would rather have. One ordinary Tuesday in each field, and three weekend trials that tell you more than salary tables.',
    topic: 'Careers',
    author: 'Imran Sheikh',
    published: '2024-05-20',
    imageAlt: 'Illustration for Data, Cloud or Web: choosing between three fields',
    seo: {
      title: 'Data, Cloud or Web: Choose a First Specialism',
      description:
        'Data, cloud or web development? Compare the daily work, the skills and the ways in, then run three weekend trials before you commit.',
      keywords: [
        'data engineering or web development',
        'cloud career',
        'choose a tech specialism',
        'first tech job',
      ],
    },
  },
  {
    id: 7,
    slug: 'mock-interviews',
    title: 'How to Practise Interviews Until They Feel Boring',
    excerpt:
      'Nerves feed on novelty. Fifteen practice rounds in four weeks, a score sheet with five lines, and a good way to say that you do not know.',
    topic: 'Careers',
    author: 'Sravani Kolli',
    published: '2024-06-24',
    imageAlt: 'Illustration for How to Practise Interviews: rehearsing before it counts',
    seo: {
      title: 'Mock Interviews: Practise Until They Feel Boring',
      description:
        'A four-week mock interview plan with fifteen rounds, partner rules, a STAR answer at the right length and a score sheet you can copy.',
      keywords: [
        'mock interview',
        'interview practice',
        'STAR method',
        'campus interview',
        'technical interview',
      ],
    },
  },
  {
    id: 8,
    slug: 'ai-tutors',
    title: 'What an AI Tutor Is Good At, and What It Is Not',
    excerpt:
      'In one large experiment a chatbot raised practice scores and lowered exam scores. The difference lay in how it behaved, and you can set that.',
    topic: 'AI in learning',
    author: 'Daniel Brooks',
    published: '2024-09-09',
    imageAlt: 'Illustration for What an AI Tutor Is Good At: studying with an AI tutor',
    seo: {
      title: 'AI Tutors: What They Are Good At and What They Miss',
      description:
        'What research says about learning with AI tutors, a tutoring prompt that keeps the work with you, and advice for lecturers who allow them.',
      keywords: ['AI tutor', 'learning with ChatGPT', 'AI in education', 'intelligent tutoring systems'],
    },
  },
  {
    id: 9,
    slug: 'prompting-for-students',
    title: 'Prompting for Students: Ask Better, Learn More',
    excerpt:
      'A good prompt is a well-put question. Five parts to include, before-and-after examples, and how to check an answer that sounds right.',
    topic: 'AI in learning',
    author: 'Daniel Brooks',
    published: '2024-10-07',
    imageAlt: 'Illustration for Prompting for Students: asking a better question',
    seo: {
      title: 'Prompting for Students: Ask Better, Learn More',
      description:
        'Prompting for students who want to learn: five parts of a good question, four rewritten prompts, checks for wrong answers and honest use.',
      keywords: ['prompting for students', 'prompt engineering', 'study with AI', 'ChatGPT prompts'],
    },
  },
  {
    id: 10,
    slug: 'assessment-after-generative-ai',
    title: 'Assessment After Generative AI',
    excerpt:
      'Detectors accuse the wrong students. Three levels of permitted help, four formats that still measure something, and a rubric for lab courses.',
    topic: 'AI in learning',
    author: 'Daniel Brooks',
    published: '2024-07-15',
    imageAlt: 'Illustration for Assessment After Generative AI: marking what students can do',
    seo: {
      title: 'Assessment After Generative AI: What Still Works',
      description:
        'Why AI detectors fail non-native writers, and what colleges can use in their place: short vivas, visible history and new marking weights.',
      keywords: [
        'assessment and AI',
        'AI detection',
        'viva assessment',
        'college exams',
        'generative AI policy',
      ],
    },
  },
  {
    id: 11,
    slug: 'career-guidance-with-ai',
    title: 'Career Guidance With AI: Useful Map, Poor Driver',
    excerpt:
      'A chatbot can name roles you have never heard of, but it cannot see you. A four-week route from its list to evidence of your own.',
    topic: 'AI in learning',
    author: 'Sravani Kolli',
    published: '2025-03-17',
    imageAlt: 'Illustration for Career Guidance With AI: finding a route of your own',
    seo: {
      title: 'Career Guidance With AI: Useful Map, Poor Driver',
      description:
        'Use AI for career guidance without letting it decide: where it helps, where it misleads, what to keep private and a four-week plan.',
      keywords: [
        'AI career guidance',
        'career counselling',
        'career planning for students',
        'ChatGPT career advice',
      ],
    },
  },
  {
    id: 12,
    slug: 'spaced-repetition-for-programmers',
    title: 'Spaced Repetition for Programmers',
    excerpt:
      'Stop looking up the same flag thirty times. What deserves a card, four cards to copy and a fifteen-minute routine that lasts all semester.',
    topic: 'Study techniques',
    author: 'Sravani Kolli',
    published: '2024-12-09',
    imageAlt: 'Illustration for Spaced Repetition for Programmers: flashcards and growing intervals',
    seo: {
      title: 'Spaced Repetition for Programmers, With Sample Cards',
      description:
        'How programmers can use spaced repetition and Anki: what the research says, which facts deserve a card, samples and a daily routine.',
      keywords: ['spaced repetition', 'Anki for programmers', 'learn programming', 'study techniques'],
    },
  },
  {
    id: 13,
    slug: 'exam-weeks-and-deep-work',
    title: 'Exam Weeks and Deep Work',
    excerpt:
      'Eleven hours in the library can hide three hours of work. Ninety-minute blocks, better methods and a fourteen-day plan for five papers.',
    topic: 'Study techniques',
    author: 'Sravani Kolli',
    published: '2025-04-21',
    imageAlt: 'Illustration for Exam Weeks and Deep Work: studying without distraction',
    seo: {
      title: 'Exam Weeks and Deep Work: a Fourteen-Day Plan',
      description:
        'A fourteen-day exam plan built on deep work: ninety-minute blocks, practice testing in place of rereading, and sleep before each paper.',
      keywords: ['exam preparation', 'deep work for students', 'study plan', 'practice testing'],
    },
  },
  {
    id: 14,
    slug: 'learning-in-public',
    title: 'Learning in Public, Without the Noise',
    excerpt:
      'Leave a trail of small things others can use. Signal against noise, four pieces a month, a note template and what to keep private.',
    topic: 'Study techniques',
    author: 'Daniel Brooks',
    published: '2025-06-02',
    imageAlt: 'Illustration for Learning in Public: sharing notes that others can use',
    seo: {
      title: 'Learning in Public, Without the Noise',
      description:
        'How students can learn in public without empty posts: four useful pieces a month, a template for the first note and what stays private.',
      keywords: ['learning in public', 'developer portfolio', 'today I learned', 'student developer blog'],
    },
  },
];
