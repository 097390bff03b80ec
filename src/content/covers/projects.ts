import type { Covers } from './types.ts';

export const projectCovers = {
  'ecosystem-web-presence': {
    layout: 'desk',
    palette: 'sky',
    icon: 'globe-simple',
    minor: ['storefront', 'users', 'calendar-check', 'chart-bar'],
    body: 'website',
  },
  'visa-mock-interview': {
    layout: 'scene',
    palette: 'sun',
    icon: 'identification-card',
    minor: ['star', 'microphone'],
    figures: ['blazer'],
    body: 'meeting',
  },
  'learning-platform': {
    layout: 'desk',
    device: 'laptop',
    palette: 'pine',
    icon: 'graduation-cap',
    minor: ['monitor-play', 'exam', 'chats', 'certificate'],
    body: 'quiz',
  },
  'overseas-education-revamp': {
    layout: 'scene',
    palette: 'clay',
    icon: 'globe-hemisphere-east',
    minor: ['airplane-tilt', 'magnifying-glass'],
    figures: ['guide'],
    body: 'trend',
  },
} as const satisfies Covers;
