import type { Covers } from './types.ts';

export const eventCovers = {
  'assessment-drive': {
    layout: 'scene',
    palette: 'clay',
    icon: 'exam',
    minor: ['timer', 'flag'],
    figures: ['shirt'],
    body: 'quiz',
  },
  'career-counselling-webinar': {
    layout: 'desk',
    device: 'laptop',
    palette: 'pine',
    icon: 'headset',
    minor: ['video-camera', 'chats', 'compass', 'calendar-check'],
    body: 'meeting',
  },
  'study-abroad-expo': {
    layout: 'orbit',
    palette: 'sky',
    icon: 'globe-hemisphere-west',
    minor: ['airplane-tilt', 'suitcase-rolling', 'student', 'map-pin'],
  },
  'global-education-fair': {
    layout: 'tiles',
    palette: 'sun',
    icon: 'globe-stand',
    minor: ['books', 'graduation-cap', 'book-open'],
  },
  'language-seminar': {
    layout: 'scene',
    palette: 'paper',
    icon: 'translate',
    minor: ['text-aa', 'globe-simple'],
    figures: ['hijab', 'turban'],
  },
  'alumni-meet': {
    layout: 'flow',
    form: 'route',
    palette: 'ink',
    icon: 'users-three',
    minor: ['graduation-cap', 'handshake', 'confetti'],
  },
  'new-year-summit': {
    layout: 'orbit',
    palette: 'clay',
    icon: 'microphone-stage',
    minor: ['calendar-star', 'confetti', 'trophy', 'lightbulb'],
  },
} as const satisfies Covers;
