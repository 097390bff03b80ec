import type { Faq } from '../../schemas/content.ts';
import { company } from './company.ts';
import { phoneInText, placesOf } from './phrases.ts';
import { guarantee } from './facts/guarantee.ts';
import { ownership, platform, projects, refundDays, weeklyHours } from './facts/promises.ts';

const agreement = 'The enrolment agreement repeats these terms. You get it before you pay.';

/** Home: businesses first, then students and colleges. */
export const homeFaqs: Faq[] = [
  {
    question: 'How soon will I hear back from you?',
    answer: `Within 24 hours, from our team. If it is urgent, call ${phoneInText}: the line is open 24/7.`,
  },
  {
    question: 'What happens after I ask for a project quote?',
    answer:
      'We talk for 30 minutes about the problem and your deadline. Within a week you get a written proposal with scope, milestones and price.',
  },
  {
    question: 'Do you charge a fixed price or by the hour?',
    answer:
      'Both. Each milestone of a first release has a fixed price. We bill open-ended work monthly, with a time log.',
  },
  {
    question: 'Who owns the code and the designs?',
    answer: ownership,
  },
  {
    question: 'Can you take over software that another team wrote?',
    answer: 'Yes. We review it for one or two weeks and list the risks by urgency.',
  },
  {
    question: 'Do interns work on client projects?',
    answer: 'Only when the client agrees in writing. A senior engineer reviews every change.',
  },
  {
    question: 'How do internships, skill-oriented courses and Corporate on Campus differ?',
    answer:
      'Internships add mentored projects to training. Courses teach one role at your own pace. Corporate on Campus trains a college batch.',
  },
  {
    question: 'What does the 100% job placement guarantee cover?',
    answer: guarantee.short,
  },
  {
    question: 'Can our college follow the progress of its students?',
    answer: `Yes. ${platform.inUse} It shows attendance, scores and projects by student.`,
  },
  {
    question: 'Where are you based, and do you work with clients abroad?',
    answer: `In ${placesOf(company.offices)}. Most projects run remotely, with a weekly call in your time zone.`,
  },
];

export const internshipFaqs: Faq[] = [
  {
    question: 'Do I need to know programming before I start?',
    answer:
      'Yes, for most programmes: you should be comfortable with loops, functions and simple files in one language. Each programme begins with a refresher. If a short skills check shows gaps, we tell you what to study first.',
  },
  {
    question: 'Can I take an internship during the semester?',
    answer: `Yes. Lessons are self-paced, and mentor reviews take place on weekday evenings and at weekends. Plan for ${weeklyHours.internship} a week. ${weeklyHours.why} Tell your mentor about exam weeks early, and deadlines can move.`,
  },
  {
    question: 'What is the difference between the short-term and the long-term track?',
    answer: `The short-term track covers the core topics and ${projects.short}. The long-term track has ${projects.long}, the last in a team, with more reviews and interview preparation. You can move from the first to the second without repeating anything.`,
  },
  {
    question: 'How does the job placement guarantee work?',
    answer: `${guarantee.short} ${agreement}`,
  },
  {
    question: 'Will I get a certificate?',
    answer:
      'Yes, once we accept your projects and you pass the final assessment. The certificate names the programme and your work, so an employer can ask about it. Attendance alone does not earn one.',
  },
];

export const courseFaqs: Faq[] = [
  {
    question: 'Which course should I choose?',
    answer:
      'Start from the job, not the tool. Read five job advertisements you would like to answer and note which skills appear in each. If two courses still look equal, send us the advertisements. A mentor tells you which course covers more of them.',
  },
  {
    question: 'How much time does a course take each week?',
    answer: `Plan for ${weeklyHours.course} a week: half for lessons and half for exercises. ${weeklyHours.why} If you miss a week, your mentor suggests where to continue.`,
  },
  {
    question: 'Are the lessons live or recorded?',
    answer:
      'Lessons and exercises are self-paced, so you can repeat them as often as you need. Mentor sessions and project reviews are live, in small groups. You can watch recordings of your own reviews.',
  },
  {
    question: 'What does guaranteed placement mean for a course?',
    answer: `${guarantee.short} ${agreement}`,
  },
  {
    question: 'Can I change course after I have started?',
    answer: `Yes, within the first ${refundDays} days, if the other course has a place. Modules that both courses share, such as Git or SQL, count for both. After that, talk to your mentor first, because switching usually costs time.`,
  },
];

export const campusFaqs: Faq[] = [
  {
    question: 'Which students can take part?',
    answer:
      'Mostly third- and final-year students of engineering and computer applications, from any branch. We look at aptitude and effort, not only marks. A typical first batch has 40 to 60 students.',
  },
  {
    question: 'How does the programme fit our academic calendar?',
    answer:
      'We plan one cycle per semester around your timetable, internal tests and exam weeks. Sessions run in free blocks, late afternoons or on Saturdays. You approve the calendar before a batch begins.',
  },
  {
    question: 'What does the college need to provide?',
    answer:
      'A lab or classroom with a reliable internet connection, a faculty coordinator for about three hours a week, and the list of students. Students can use their own laptops. We bring the learning platform, the project briefs and the mentors.',
  },
  {
    question: 'How do you measure whether it works?',
    answer:
      'Every student takes the same kind of assessment before and after the cycle, and we mark projects by a published scheme. The placement officer sees the results in the dashboard as they arrive. At the end you get a report by batch and by skill.',
  },
  {
    question: 'How do we begin?',
    answer:
      'Send us the college, the branches and the number of students. Our team replies within 24 hours and arranges a visit or a call with the placement office. The first session takes place about four weeks after the agreement.',
  },
];
