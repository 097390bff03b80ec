import type { Faq } from '../../schemas/content.ts';
import { company } from './company.ts';
import { guarantee, guaranteeAsked } from './facts/guarantee.ts';
import { employers, interviews, programmeKinds } from './facts/programmes.ts';
import {
  attendance,
  campusTerms,
  credits,
  equipment,
  live,
  moving,
  ownership,
  platform,
  preparation,
  pricing,
  projects,
  projectTerms,
  refundDays,
  reply,
  weeklyHours,
} from './facts/promises.ts';
import { inIndia, phoneInText, placesOf, theCountry, whole } from './phrases.ts';

const uncapitalised = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const limits = `Backlogs or a missing degree do not exclude you. ${guaranteeAsked.field} ${guaranteeAsked.further}`;
const agreement = 'The enrolment agreement repeats these terms, and we send it before you pay.';

/** Home: businesses first, then students and colleges. */
export const homeFaqs: Faq[] = [
  {
    question: 'How soon will I hear back from you?',
    answer: `${reply} If it is urgent, call ${phoneInText}, day or night.`,
  },
  {
    question: 'What happens after I ask for a project quote?',
    answer: pricing.sentence,
  },
  {
    question: 'Do you charge a fixed price or by the hour?',
    answer: `Fixed for each milestone of a project, and by the month for open-ended work. ${projectTerms.openEnded}`,
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
    answer: 'No. Interns work on their mentor’s briefs.',
  },
  {
    question: 'How do internships, skill-oriented courses and Corporate on Campus differ?',
    answer:
      'An internship is training plus a project from a mentor’s brief. A course teaches one role. Corporate on Campus trains a college batch.',
  },
  {
    question: `What does the ${guarantee.claim} cover?`,
    answer: guarantee.summary,
  },
  {
    question: 'Can our college follow the progress of its students?',
    answer: `Yes. ${platform.inUse} The dashboard shows attendance, scores and projects by student.`,
  },
  {
    question: 'Where are you based, and do you work with clients abroad?',
    answer: `In ${placesOf(company.offices)}. Most projects run remotely, with a weekly call in your time zone. Our forms accept only phone numbers from ${theCountry(company.offices[0].country)}. From abroad use the contact page, where the phone is optional, or write to ${company.email}.`,
  },
];

export const internshipFaqs: Faq[] = [
  {
    question: 'What is an internship here, and how does it differ from a course?',
    answer: `${programmeKinds.internship.is} A course is different: ${uncapitalised(programmeKinds.course.is)} Each page says what to know before you start. ${preparation.sentence}`,
  },
  {
    question: 'Can I take an internship during the semester?',
    answer: `Yes. Plan for ${weeklyHours.internship} a week: ${live.hours} for live sessions, on weekday evenings and every second Saturday, and the rest when you like. ${weeklyHours.why} ${attendance} Tell your mentor about exam weeks early, and deadlines can move. ${equipment}`,
  },
  {
    question: 'What is the difference between the short-term and the long-term track?',
    answer: `The short-term track covers the core topics and ${projects.short}. The long-term track has ${projects.long}. Both have a review every two weeks, mock interviews and a résumé review. ${moving}`,
  },
  {
    question: 'How does the job placement guarantee work?',
    answer: `${guarantee.summary} ${limits} ${interviews} ${employers} ${agreement}`,
  },
  {
    question: 'Will I get a certificate?',
    answer: `Yes, once we accept your projects and you pass the final assessment. The certificate names the programme, the hours and your work, so an employer can ask about it. Your mentor or another reviewer marks the assessment out of 100 by a published scheme, and ${guarantee.passMark} is a pass; the programme’s page describes it under its certificate. If you score less than ${guarantee.passMark} you may try once more after four weeks. Attendance alone does not earn one. The certificate is ours; the exams of software vendors are separate. Your college decides whether it counts as ${inIndia ? 'AICTE credit' : 'credit'}; we fill in its form.${inIndia ? ` ${credits}` : ''}`,
  },
];

export const courseFaqs: Faq[] = [
  {
    question: 'Which course should I choose?',
    answer: `Start from the job, not the tool. Read five job advertisements you would like to answer and note which skills appear in each. Send us the advertisements, and an adviser tells you which course covers most of those skills. If you want to work from a brief, and in a team when others start with you, look at the internships. ${preparation.sentence}`,
  },
  {
    question: 'How much time does a course take each week?',
    answer: `Plan for ${weeklyHours.course} a week: ${live.hours} for live sessions, the rest for lessons and exercises, when you like. ${attendance} If you miss a week, your mentor suggests where to continue. ${equipment}`,
  },
  {
    question: 'Are the lessons live or recorded?',
    answer: `Lessons and exercises are self-paced, so you can repeat them as often as you need. Mentor sessions are live, online, in groups of at most ${live.largestGroup}. The review of your work every two weeks is live, too, with you alone. You can watch recordings of your own reviews and of sessions that you missed.`,
  },
  {
    question: 'What does guaranteed placement mean?',
    answer: `${guarantee.summary} ${limits} ${interviews} ${employers} ${agreement}`,
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
      'Third- and final-year students of engineering and computer applications, from any branch. We look at aptitude and effort, not only marks. A typical first batch has 40 to 60 students. If more students qualify than there are places, we draw lots. The others may apply again. After the second assessment they may also use the platform’s exercises.',
  },
  {
    question: 'How does the programme fit our academic calendar?',
    answer: `${campusTerms.hours} We plan one cycle per semester around your timetable, internal tests and exam weeks. Sessions run in free blocks, late afternoons or on Saturdays. You approve the calendar before a batch begins. Your regulations decide about credits and attendance; we give you hours and marks in your university’s form.`,
  },
  {
    question: 'What does it cost, and what does the college provide?',
    answer: `${campusTerms.price} ${campusTerms.provides} We bring the project briefs, the mentors, and the learning platform unless you prefer your own. ${campusTerms.people}`,
  },
  {
    question: 'How do you measure whether it works, and who owns the data?',
    answer: `Every student takes the same kind of assessment before and after the cycle, and we mark projects by a published scheme. The placement officer sees the results in the dashboard. ${campusTerms.result} ${campusTerms.data} ${campusTerms.guarantee}`,
  },
  {
    question: 'How do we begin?',
    answer: `Send us the college, the branches and the number of students. ${reply} We arrange a visit, or a call with the placement office. ${campusTerms.reference} The first session takes place about four weeks after the agreement.`,
  },
];

/** Service pages: what a client asks before signing. */
export const serviceFaqs: Faq[] = [
  { question: 'How do I pay, and in which currency?', answer: projectTerms.payment },
  {
    question: `Who works ${whole('on it')}, and when?`,
    answer: `${projectTerms.team} ${projectTerms.hours}`,
  },
  { question: 'What happens if one of us stops half-way?', answer: projectTerms.stopping },
  { question: 'What if something breaks after the release?', answer: projectTerms.warranty },
  { question: 'How do you keep our data and plans secret?', answer: projectTerms.secrecy },
  { question: 'Can I talk to one of your clients?', answer: projectTerms.references },
  { question: 'Whom do I sign with, and what are you liable for?', answer: projectTerms.contract },
];
