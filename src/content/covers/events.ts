import type { Covers } from './types.ts';

export const eventCovers = {
  'assessment-drive': { layout: 'scene', palette: 'clay', icon: 'exam', minor: ['timer', 'flag'], figures: ['shirt'], body: 'quiz' },
  'career-counselling-webinar': { layout: 'desk', palette: 'pine', icon: 'headset', minor: ['video-camera', 'chats', 'compass', 'calendar-check'], body: 'meeting' },
  'study-abroad-expo': { layout: 'orbit', palette: 'sky', icon: 'globe-hemisphere-west', minor: ['airplane-tilt', 'suitcase-rolling', 'student', 'map-pin'] },
  'global-education-fair': { layout: 'tiles', palette: 'sun', icon: 'graduation-cap', minor: ['globe-simple', 'ticket', 'flag-banner'] },
  'language-seminar': { layout: 'scene', palette: 'paper', icon: 'translate', minor: ['hand-waving', 'globe-simple'], figures: ['hijab', 'turban'] },
  'alumni-meet': { layout: 'flow', form: 'route', palette: 'ink', icon: 'users-three', minor: ['graduation-cap', 'handshake', 'confetti'] },
  'new-year-summit': { layout: 'orbit', palette: 'clay', icon: 'confetti', minor: ['calendar-star', 'microphone-stage', 'trophy', 'lightbulb'] },
} as const satisfies Covers;
