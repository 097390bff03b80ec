import type { Faq } from '../../schemas/content.ts';
import { company } from './company.ts';

const [mainOffice, secondOffice] = company.offices;

/** Home: businesses first, then students and colleges. */
export const homeFaqs: Faq[] = [
  {
    question: 'How soon will I hear back from you?',
    answer: `Within 24 hours, from a person who has read your message. If it cannot wait, call ${company.phone}: the line is open 24/7.`,
  },
  {
    question: 'What happens after I ask for a project quote?',
    answer:
      'A 30-minute call about the problem, the users and your deadline. Within a week of it you have a written proposal with scope, milestones, team and price. Nothing is billed until you have signed.',
  },
  {
    question: 'Do you charge a fixed price or by the hour?',
    answer:
      'Both. A first release with agreed screens gets a fixed price for each milestone. Open-ended work is billed monthly against a time log that you can read.',
  },
  {
    question: 'Who owns the code and the designs?',
    answer:
      'You do, once their milestone is paid. We work in your repository, or hand ours over with deployment notes and access to every service we set up.',
  },
  {
    question: 'Can you take over software that another team wrote?',
    answer:
      'Yes. We review code, tests and hosting for one or two weeks and write down the risks in order of urgency. Act on that list with us, or with anybody else.',
  },
  {
    question: 'Do interns work on client projects?',
    answer:
      'Only when the client agrees in writing. Then they take small, well-described tasks, and a senior engineer reviews every change before it is merged.',
  },
  {
    question: 'How do internships, skill-oriented courses and Corporate on Campus differ?',
    answer:
      'An internship joins training with a mentored project. A skill-oriented course teaches one role in depth at your own pace. Corporate on Campus is arranged with a college and trains a whole batch during its semester.',
  },
  {
    question: 'What does the 100% job placement guarantee cover?',
    answer:
      'Learners who complete an internship programme: attendance, projects, assessments and the interviews we arrange. The exact conditions stand in the enrolment agreement, which you receive before you pay anything.',
  },
  {
    question: 'Can our college follow the progress of its students?',
    answer:
      'Yes. A dashboard for placement officers shows attendance, scores and project status by batch and by student. Your staff learn it in about an hour.',
  },
  {
    question: 'Where are you based, and do you work with clients abroad?',
    answer: `Our main office is in ${mainOffice.city}, ${mainOffice.country}, and we have an office in ${secondOffice.city}, ${secondOffice.region}, ${secondOffice.country}. Most projects run remotely, with a weekly call at a time that suits your zone.`,
  },
];

export const internshipFaqs: Faq[] = [
  {
    question: 'Do I need to know programming before I start?',
    answer:
      'You should be comfortable with one language at the level of loops, functions and simple files. The programmes are pitched at intermediate level, and each begins with a refresher. If a short skills check shows gaps, we tell you what to study first.',
  },
  {
    question: 'Can I take an internship during the semester?',
    answer:
      'Yes. Lessons are self-paced, and mentor reviews are booked in slots on weekday evenings and at weekends. Plan for eight to ten hours a week, and tell your mentor about exam weeks in advance so that deadlines can move.',
  },
  {
    question: 'What is the difference between the short-term and the long-term track?',
    answer:
      'The short-term track covers the core topics and one guided project. The long-term track adds a second, larger project in a team, more reviews and interview preparation. You can begin with the first and move to the second without repeating anything.',
  },
  {
    question: 'How does the job placement guarantee work?',
    answer:
      'You complete the programme, submit the projects, pass the assessments and attend the interviews we arrange; we keep arranging interviews until you are placed. The conditions are set out in the enrolment agreement, which you see before paying. Ask an adviser to go through it with you.',
  },
  {
    question: 'Will I get a certificate?',
    answer:
      'Yes, once your projects are accepted and the final assessment is passed. The certificate names the programme and the work you completed, so that an employer can ask about it. Attendance alone does not earn one.',
  },
];

export const courseFaqs: Faq[] = [
  {
    question: 'Which course should I choose?',
    answer:
      'Start from the job, not the tool. Read five job advertisements you would like to answer and note which skills return in each. If two courses still look equal, send us those advertisements and a mentor will tell you which course covers more of them.',
  },
  {
    question: 'How much time does a course take each week?',
    answer:
      'Most learners spend six to eight hours: about half on lessons and half on exercises. Nothing expires if you miss a week. Your mentor sees the pause and suggests where to pick up again.',
  },
  {
    question: 'Are the lessons live or recorded?',
    answer:
      'Lessons and exercises are self-paced, so you can repeat a part as often as you need. Mentor sessions and project reviews are live and take place in small groups. Recordings of your own reviews stay available to you.',
  },
  {
    question: 'What does guaranteed placement mean for a course?',
    answer:
      'Once you finish the course, its project and its assessment, our placement team prepares you and puts you forward to hiring teams until you have an offer. The conditions are listed in your enrolment agreement. You receive it before you pay.',
  },
  {
    question: 'Can I change course after I have started?',
    answer:
      'Yes, within the first two weeks, if a place is free on the other course. Completed modules that both courses share, such as Git or SQL, are carried over. After two weeks, talk to your mentor first, because switching usually costs more time than it saves.',
  },
];

export const campusFaqs: Faq[] = [
  {
    question: 'Which students can take part?',
    answer:
      'Mostly third- and final-year students of engineering and computer applications, from any branch. Selection looks at aptitude and effort, not only marks. A typical first batch has 40 to 60 students.',
  },
  {
    question: 'How does the programme fit our academic calendar?',
    answer:
      'We plan one cycle per semester around your timetable, internal tests and examination weeks. Sessions run in free blocks, late afternoons or on Saturdays. You approve the calendar before a batch begins.',
  },
  {
    question: 'What does the college need to provide?',
    answer:
      'A lab or classroom with a reliable internet connection, a faculty coordinator for about three hours a week, and the list of students. Students can use their own laptops. The learning platform, the project briefs and the mentors come from us.',
  },
  {
    question: 'How do you measure whether it works?',
    answer:
      'Every student sits the same kind of assessment before and after the cycle, and project work is marked against a published scheme. The placement officer sees both in the dashboard as they come in. At the end you receive a report with the results by batch and by skill.',
  },
  {
    question: 'How do we begin?',
    answer:
      'Send us a message with the college, the branches and the number of students you have in mind. We reply within 24 hours and arrange a visit or a call with the placement office. From agreement to the first session takes about four weeks.',
  },
];
