import type { Covers } from './types.ts';

export const pageCovers = {
  home: { layout: 'tiles', palette: 'ink', icon: 'graduation-cap', minor: ['code', 'cloud', 'brain'] },
  about: { layout: 'scene', palette: 'sun', icon: 'lightbulb-filament', minor: ['code', 'laptop'], figures: ['mentor', 'coffee'] },
  works: { layout: 'desk', device: 'laptop', palette: 'pine', icon: 'squares-four', minor: ['browser', 'device-mobile', 'paint-brush', 'chart-line-up'], body: 'website' },
  blogs: { layout: 'tiles', palette: 'sky', icon: 'book-open-text', minor: ['pencil-simple', 'coffee', 'bookmark-simple'] },
  contact: { layout: 'flow', form: 'route', palette: 'sun', icon: 'paper-plane-tilt', minor: ['phone', 'chat-circle-dots', 'map-pin'] },
  internships: { layout: 'scene', palette: 'ink', icon: 'app-window', minor: ['code', 'rocket-launch'], figures: ['crossed', 'dev'] },
  'internship-list': { layout: 'desk', device: 'laptop', palette: 'paper', icon: 'briefcase', minor: ['cloud', 'brain', 'code', 'shield-check'], body: 'flashcards' },
  courses: { layout: 'stack', form: 'steps', palette: 'pine', icon: 'student', minor: ['code', 'database', 'pen-nib'] },
  'course-list': { layout: 'tiles', palette: 'clay', icon: 'books', minor: ['magnifying-glass', 'code', 'database'] },
  campus: { layout: 'scene', palette: 'sky', icon: 'buildings', minor: ['student', 'handshake'], figures: ['shirt', 'crossed', 'guide'] },
  'campus-skills-crisis': { layout: 'stack', form: 'gap', palette: 'paper', icon: 'question', minor: ['graduation-cap', 'desk'] },
  'campus-student-benefits': { layout: 'scene', palette: 'clay', icon: 'presentation-chart', minor: ['chat-centered-text', 'star'], figures: ['paper', 'turban'] },
  'campus-institution-benefits': { layout: 'scene', palette: 'sun', icon: 'chart-pie-slice', minor: ['student', 'calendar-check'], figures: ['blazer'], body: 'dashboard' },
} as const satisfies Covers;
