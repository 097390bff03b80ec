import type { EventCard } from '../../schemas/content.ts';
import { company } from './company.ts';
import { programmeKinds } from './facts/programmes.ts';
import { capitalised, inWords } from './phrases.ts';

const [{ city }] = company.offices;

/**
 * The seven cards of the What's New dialog, by date. All are in the past, so each text says what happened. What
 * happened is a sample: see samples.ts.
 */
export const events: EventCard[] = [
  {
    slug: 'assessment-drive',
    title: 'Assessment Drive',
    date: '15 Aug 2024',
    isoDate: '2024-08-15',
    location: city,
    happened: '212 students took the entry test',
    alt: 'Illustration for the assessment drive: a test paper with ticked answers',
  },
  {
    slug: 'career-counselling-webinar',
    title: 'Career Counselling Webinar',
    date: '7 Sep 2024',
    isoDate: '2024-09-07',
    location: 'Online',
    happened: '340 people joined from 11 states',
    alt: 'Illustration for the career counselling webinar: a counsellor on a video call',
  },
  {
    slug: 'study-abroad-expo',
    title: 'Study Abroad Expo',
    date: '28 Sep 2024',
    isoDate: '2024-09-28',
    location: 'Hyderabad',
    happened: '18 universities met 600 visitors',
    alt: 'Illustration for the study abroad expo: a plane and a suitcase',
  },
  {
    slug: 'global-education-fair',
    title: 'Global Education Fair',
    date: '19 Oct 2024',
    isoDate: '2024-10-19',
    location: 'Visakhapatnam',
    happened: '25 colleges, 450 visitors',
    alt: 'Illustration for the global education fair: a globe among books',
  },
  {
    slug: 'language-seminar',
    title: 'Language Seminar',
    date: '9 Nov 2024',
    isoDate: '2024-11-09',
    location: 'Online',
    happened: 'English and German, 160 learners',
    alt: 'Illustration for the language seminar: speech bubbles in two scripts',
  },
  {
    slug: 'alumni-meet',
    title: 'Alumni Meet',
    date: '14 Dec 2024',
    isoDate: '2024-12-14',
    location: city,
    happened: '74 former students came back',
    alt: 'Illustration for the alumni meet: a group of former students',
  },
  {
    slug: 'new-year-summit',
    title: 'New-Year Summit',
    date: '5 Jan 2025',
    isoDate: '2025-01-05',
    location: 'Bengaluru',
    happened: '9 talks, 300 guests',
    alt: 'Illustration for the new-year summit: a stage with a microphone',
  },
];

/** The dialog that shows them. */
export const whatsNew = {
  heading: 'Unforgettable Moments Await!!',
  /** The next thing comes before what is over. */
  coming: company.pages.internships
    ? `Next: new internship groups start on ${programmeKinds.internship.starts}.`
    : `Next: new groups of our courses start on ${programmeKinds.course.starts}.`,
  text: `${events.length > 0 ? `${capitalised(inWords(events.length))} past ${events.length > 1 ? 'events' : 'event'}, and what happened. ` : ''}Subscribe, and we will email you the date of the next ${events.length > 0 ? 'one' : 'event'}. You must be 18 or older.`,
  previous: 'Previous event',
  next: 'Next event',
  /** @param place the place of the current event, from 1 */
  position: (place: number) => `${place} of ${events.length}`,
};
