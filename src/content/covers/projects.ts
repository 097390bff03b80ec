import type { Covers } from './types.ts';

export const projectCovers = {
  'ecosystem-web-presence': { layout: 'desk', palette: 'sky', icon: 'globe-simple', minor: ['storefront', 'users', 'calendar-check', 'chart-bar'], body: 'website' },
  'visa-mock-interview': { layout: 'scene', palette: 'sun', icon: 'identification-card', minor: ['microphone', 'airplane-takeoff'], figures: ['blazer'], body: 'meeting' },
  'learning-platform': { layout: 'stack', form: 'layers', palette: 'pine', icon: 'graduation-cap', minor: ['exam', 'video', 'monitor-play', 'certificate'] },
  'overseas-education-revamp': { layout: 'scene', palette: 'clay', icon: 'airplane-tilt', minor: ['magnifying-glass', 'globe-simple'], figures: ['guide'], body: 'trend' },
} as const satisfies Covers;
