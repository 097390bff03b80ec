import type { Covers } from './types.ts';

export const internshipCovers = {
  'gen-ai-and-prompt-engineering': { layout: 'scene', palette: 'sun', icon: 'robot', minor: ['sparkle', 'magic-wand'], figures: ['paper'], body: 'chat' },
  'intro-to-large-language-models': { layout: 'orbit', palette: 'ink', icon: 'brain', minor: ['text-aa', 'book-open-text', 'cpu', 'chat-dots'] },
  'building-llm-powered-apps': { layout: 'desk', palette: 'paper', icon: 'puzzle-piece', minor: ['brackets-curly', 'robot', 'cloud', 'key'], body: 'pipeline' },
  'cloud-engineering': { layout: 'stack', form: 'layers', palette: 'pine', icon: 'cloud', minor: ['hard-drives', 'database', 'globe', 'shield-check'] },
  devops: { layout: 'flow', form: 'waves', palette: 'clay', icon: 'infinity', minor: ['git-branch', 'rocket-launch', 'gear-six'] },
  'modern-python-with-flask-api': { layout: 'tiles', palette: 'sky', icon: 'flask', minor: ['file-py', 'brackets-curly', 'webhooks-logo'] },
  'web-development-with-react-and-python': { layout: 'scene', palette: 'paper', icon: 'atom', minor: ['browser', 'file-py'], figures: ['shirt'], body: 'website' },
  'azure-data-engineering-with-powerbi': { layout: 'desk', palette: 'ink', icon: 'chart-bar', minor: ['database', 'funnel', 'cloud', 'table'], body: 'dashboard' },
  'selenium-with-java': { layout: 'orbit', palette: 'clay', icon: 'bug-beetle', minor: ['crosshair', 'coffee', 'list-checks', 'browser'] },
  'mern-fullstack': { layout: 'stack', form: 'layers', palette: 'sky', icon: 'atom', minor: ['browser', 'database', 'leaf', 'hexagon'] },
  salesforce: { layout: 'scene', palette: 'pine', icon: 'cloud-check', minor: ['handshake', 'headset'], figures: ['turtle'], body: 'kanban' },
  'uiux-with-figma': { layout: 'tiles', palette: 'sun', icon: 'figma-logo', minor: ['cursor', 'palette', 'bounding-box'] },
  cybersecurity: { layout: 'stack', form: 'layers', palette: 'ink', icon: 'shield-check', minor: ['password', 'lock-key', 'fingerprint', 'bug'] },
} as const satisfies Covers;
