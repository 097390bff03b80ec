import type { Covers } from './types.ts';

export const pageCovers = {
  home: { layout: 'tiles', palette: 'ink', icon: 'graduation-cap', minor: ['code', 'cloud', 'brain'] },
  about: { layout: 'scene', palette: 'sun', icon: 'lamp', minor: ['student', 'briefcase'], figures: ['turban', 'paper', 'blazer'] },
  works: { layout: 'desk', palette: 'pine', icon: 'squares-four', minor: ['browser', 'device-mobile', 'paint-brush', 'chart-line-up'], body: 'website' },
  blogs: { layout: 'tiles', palette: 'sky', icon: 'book-open-text', minor: ['pencil-simple', 'coffee', 'bookmark-simple'] },
  contact: { layout: 'flow', form: 'route', palette: 'sun', icon: 'paper-plane-tilt', minor: ['phone', 'chat-circle-dots', 'map-pin'] },
  internships: { layout: 'scene', palette: 'ink', icon: 'rocket-launch', minor: ['code', 'certificate'], figures: ['dev'], body: 'code' },
  'internship-list': { layout: 'stack', form: 'layers', palette: 'paper', icon: 'briefcase', minor: ['cloud', 'brain', 'code', 'shield-check'] },
  courses: { layout: 'scene', palette: 'pine', icon: 'certificate', minor: ['trend-up', 'lightbulb'], figures: ['mentor'], body: 'speech' },
  'course-list': { layout: 'orbit', palette: 'clay', icon: 'books', minor: ['code', 'database', 'pen-nib', 'cloud'] },
  campus: { layout: 'scene', palette: 'sky', icon: 'buildings', minor: ['student', 'handshake'], figures: ['blazer', 'guide'] },
} as const satisfies Covers;
