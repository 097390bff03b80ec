import type { EventCard } from '../../schemas/content.ts';

/** The seven cards of the What's New dialog, in the order of their dates. */
export const events: EventCard[] = [
  {
    slug: 'assessment-drive',
    title: 'Assessment Drive',
    date: '15 Aug 2024',
    isoDate: '2024-08-15',
    location: 'Vijayawada',
    alt: 'Illustration for the assessment drive: a test paper with ticked answers',
  },
  {
    slug: 'career-counselling-webinar',
    title: 'Career Counselling Webinar',
    date: '7 Sep 2024',
    isoDate: '2024-09-07',
    location: 'Online',
    alt: 'Illustration for the career counselling webinar: a counsellor on a video call',
  },
  {
    slug: 'study-abroad-expo',
    title: 'Study Abroad Expo',
    date: '28 Sep 2024',
    isoDate: '2024-09-28',
    location: 'Hyderabad',
    alt: 'Illustration for the study abroad expo: a plane and a suitcase',
  },
  {
    slug: 'global-education-fair',
    title: 'Global Education Fair',
    date: '19 Oct 2024',
    isoDate: '2024-10-19',
    location: 'Visakhapatnam',
    alt: 'Illustration for the global education fair: a globe among books',
  },
  {
    slug: 'language-seminar',
    title: 'Language Seminar',
    date: '9 Nov 2024',
    isoDate: '2024-11-09',
    location: 'Online',
    alt: 'Illustration for the language seminar: speech bubbles in two scripts',
  },
  {
    slug: 'alumni-meet',
    title: 'Alumni Meet',
    date: '14 Dec 2024',
    isoDate: '2024-12-14',
    location: 'Vijayawada',
    alt: 'Illustration for the alumni meet: a group of former students',
  },
  {
    slug: 'new-year-summit',
    title: 'New-Year Summit',
    date: '5 Jan 2025',
    isoDate: '2025-01-05',
    location: 'Bengaluru',
    alt: 'Illustration for the new-year summit: a stage with a microphone',
  },
];
