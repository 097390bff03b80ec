/** Sample people and words: see samples.ts. */
import type { Testimonial } from '../../schemas/content.ts';

/** Home: clients. */
export const homeTestimonials: Testimonial[] = [
  {
    content:
      'They asked how refunds work before they asked for a logo. Our two developers now carry on alone.',
    author: 'Anjali Menon',
    organisation: 'Operations head, home services company',
  },
  {
    content: 'We came for an app and left with a smaller, better idea. It saved us two months.',
    author: 'Thomas Becker',
    organisation: 'Co-founder, bicycle rental start-up',
  },
  {
    content:
      'We kept three spreadsheets next to Salesforce. Now I see on Monday which deals are stuck and why.',
    author: 'Ritu Agarwal',
    organisation: 'Sales director, industrial supplies',
  },
  {
    content: 'Deployments were a Saturday job for four people. Now one person releases on a weekday.',
    author: 'Marcus Hale',
    organisation: 'Head of engineering, logistics software',
  },
  {
    content: 'The delivery slipped by a week. They told us early and gave the reason.',
    author: 'Farah Siddiqui',
    organisation: 'Programme manager, education non-profit',
  },
  {
    content:
      'The country pages nobody read now bring in most of our enquiries. They fixed the structure before the design.',
    author: 'Venkat Rao Pemmasani',
    organisation: 'Director, study-abroad consultancy',
  },
  {
    content: 'I run a clinic and do not speak software. Every proposal had a one-page summary I could read.',
    author: 'Dr Leena Kurian',
    organisation: 'Owner, physiotherapy clinic',
  },
];

/** Internship pages: interns, employers and a placement officer. */
export const internshipTestimonials: Testimonial[] = [
  {
    content:
      'My first pull request came back with nineteen comments. By the last month it was two. In the interview I simply opened the repository and talked through it.',
    author: 'Sai Teja Vemula',
    organisation: 'Krishna Valley Institute of Technology',
  },
  {
    content:
      'We hired two interns from the cloud programme. They already knew how to write a ticket and ask for a review, so week one went into our product.',
    author: 'Nandita Bose',
    organisation: 'Engineering manager, payments company',
  },
  {
    content:
      'I kept my semester classes and did the internship in the evenings. It was tiring before exams, but my mentor moved a deadline when I asked early.',
    author: 'Harika Jonnalagadda',
    organisation: 'Lotus Hill Women’s Engineering College',
  },
  {
    content:
      'Building a chatbot over our college handbook taught me more about retrieval than any lecture. Half the work was cleaning PDFs.',
    author: 'Arjun Nair',
    organisation: 'Palm Coast College of Engineering',
  },
  {
    content:
      'The candidates were honest about what they did not know. One said so in the interview, then explained how she would find out. We hired her the same week.',
    author: 'Gregory Palmer',
    organisation: 'QA lead, insurance software firm',
  },
  {
    content:
      'The form for credit came back with the hours and a mentor’s review filled in. In earlier years I had to ask twice for both.',
    author: 'Prof. K. Srinivasulu',
    organisation: 'Placement officer, Godavari Delta Institute of Science',
  },
  {
    content:
      'I came from mechanical engineering with only a little Python. The refresher was hard, but the Selenium project got me my first job in test automation.',
    author: 'Mohammed Irfan',
    organisation: 'Deccan Plains College of Technology',
  },
];

/** Course catalogue: learners of courses, whom the specification calls interns. */
export const catalogueTestimonials: Testimonial[] = [
  {
    content:
      'The pipeline I built loads bus timetables every night and alerts me when a file is late. It is small, but it has run for five months and I can explain every line.',
    author: 'Pranathi Gollapudi',
  },
  {
    content:
      'I used to copy code until it worked. My mentor made me write down what I expected before running it. That habit alone was worth the course.',
    author: 'Rahul Deshpande',
  },
  {
    content:
      'The mock interviews were stricter than the real ones. When the panel asked about indexes, I had already got that wrong once and corrected it.',
    author: 'Blessy Mathew',
  },
  {
    content:
      'Salesforce looked like clicking through menus until the assignment on sharing rules. Now I design who can see what, and I get paid for it.',
    author: 'Kiran Babu Yadla',
  },
  {
    content:
      'Nobody had ever read my code line by line. I learnt React, and also how to disagree in a code review without being rude.',
    author: 'Ishita Chatterjee',
  },
  {
    content:
      'I repeated the module on networking three times because I could. In a classroom I would have nodded and moved on without understanding subnets.',
    author: 'Chukwuemeka Obi',
  },
  {
    content:
      'My portfolio had five screens and no explanation. After the reviews it has four projects, each with the problem, the tests with users and what I changed.',
    author: 'Sneha Kulkarni',
  },
  {
    content:
      'Breaking the deployment on purpose and bringing it back was the best week. I no longer panic when a container restarts and the logs say nothing.',
    author: 'Lokesh Reddy Bandi',
  },
  {
    content:
      'The Java course is long and the middle part is heavy. Stay with it: the Spring project at the end is what I was asked about in every interview.',
    author: 'Divya Balakrishnan',
  },
  {
    content:
      'I had finished many tutorials and could build nothing alone. Starting from an empty folder with a brief and a deadline changed that within a month.',
    author: 'Aman Preet Singh',
  },
  {
    content:
      'They read my résumé in front of me and asked what each line meant. I deleted half of it. The shorter version brought me three calls in two weeks.',
    author: 'Zoya Ansari',
  },
  {
    content:
      'I joined after a two-year break. Nobody rushed me, and the review every second week gave me a reason to finish something.',
    author: 'Maria Fernandes',
  },
  {
    content:
      'The SQL was the easy part. Learning why two reports showed different totals, and tracing it back to a join, is what I use at work every day.',
    author: 'Teja Sri Kandula',
  },
  {
    content:
      'The pipelines felt like puzzles, but writing up what broke was the real training. My first task at work was a report, not a deployment.',
    author: 'Nikhil Joshi',
  },
  {
    content:
      'I asked a lot of basic questions in the group and was never made to feel slow. Later I noticed that I had started answering them for others.',
    author: 'Thuy Linh Tran',
  },
];

/** Skill-oriented courses: learners. Their order matters: coursesPage.ts emphasises some by index. */
export const courseTestimonials: Testimonial[] = [
  {
    content:
      'Six hours a week with a full-time support job was realistic. I paused twice and took seven months, not six, and I still moved into the data team.',
    author: 'Swathi Nagaraju',
  },
  {
    content:
      'The exercises are marked in seconds but the projects are marked by people. Being told “this works, now make it readable” was new to me.',
    author: 'Daniel Okafor',
  },
  {
    content:
      'For my final project I containerised an app from my second month. Seeing how bad my old code was felt like proof that I had learnt something.',
    author: 'Karthik Subramanian',
  },
  {
    content:
      'I chose design over code after one honest call with a mentor. Eight months later I test prototypes with real customers twice a week.',
    author: 'Aditi Sharma',
  },
  {
    content:
      'The MERN course made us deploy in week two, with almost nothing to show. After that, going live was never the frightening part again.',
    author: 'Yaswanth Pothula',
  },
  {
    content:
      'Placement support meant eleven applications, four interviews and one offer. A mentor went through every rejection with me.',
    author: 'Grace Abraham',
  },
];

/** Corporate on Campus: students and faculty. */
export const campusTestimonials: Testimonial[] = [
  {
    content:
      'Our team built a stock register for a local wholesaler. He rejected the first version in five minutes. The second one he still uses.',
    author: 'Bhavya Sree Mallela',
    organisation: 'Final-year student, Krishna Valley Institute of Technology',
  },
  {
    content:
      'I sat in on the reviews expecting to supervise and ended up taking notes. Two of the marking schemes are now part of our own lab course.',
    author: 'Dr Padmaja Iyer',
    organisation: 'Associate professor, Godavari Delta Institute of Science',
  },
  {
    content:
      'I am from civil engineering and nobody minded. I looked after testing and documentation, and that is the work I was hired for.',
    author: 'Rohit Pawar',
    organisation: 'Graduate, Deccan Plains College of Technology',
  },
  {
    content:
      'The timetable was agreed before the semester and kept, even around our internal tests. For a coordinator that matters more than slides.',
    author: 'Prof. Joseph Kurian',
    organisation: 'Coordinator, Palm Coast College of Engineering',
  },
  {
    content:
      'Presenting every second week was terrible at first. By the fourth demo I could answer a question without looking at my teammates.',
    author: 'Nazia Begum',
    organisation: 'Third-year student, Lotus Hill Women’s Engineering College',
  },
  {
    content:
      'The first report was uncomfortable: good marks and weak debugging. It gave the department something specific to work on.',
    author: 'Dr Suresh Mohanty',
    organisation: 'Head of computing, Nine Rivers Institute of Engineering',
  },
  {
    content:
      'Our mentor never fixed our code. She asked what we had tried, every time. It annoyed us for a month; then we asked each other.',
    author: 'Vishnu Vardhan Kota',
    organisation: 'Final-year student, Nine Rivers Institute of Engineering',
  },
];
