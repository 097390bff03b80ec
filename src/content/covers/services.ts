import type { Covers } from './types.ts';

export const serviceCovers = {
  webdevelopment: {
    layout: 'tiles',
    palette: 'sky',
    icon: 'browser',
    minor: ['code', 'puzzle-piece', 'gauge'],
  },
  uiuxdesigns: {
    layout: 'desk',
    device: 'laptop',
    palette: 'paper',
    icon: 'pen-nib',
    minor: ['bounding-box', 'cursor-click', 'swatches', 'eye'],
    body: 'design',
  },
  aiml: {
    layout: 'scene',
    palette: 'clay',
    icon: 'brain',
    minor: ['files', 'robot'],
    figures: ['specs'],
    body: 'network',
  },
  cloudservices: {
    layout: 'stack',
    form: 'layers',
    palette: 'sky',
    icon: 'cloud',
    minor: ['hard-drives', 'cpu', 'lock-key', 'globe'],
  },
  salesforce: {
    layout: 'scene',
    palette: 'pine',
    icon: 'identification-badge',
    minor: ['cloud-check', 'handshake', 'headset'],
    figures: ['blazer'],
    body: 'kanban',
  },
  fullstack: {
    layout: 'stack',
    form: 'layers',
    palette: 'clay',
    icon: 'browser',
    minor: ['database', 'hard-drives', 'code', 'cloud'],
  },
  mobileappdevelpment: {
    layout: 'desk',
    device: 'phones',
    palette: 'sun',
    icon: 'hand-tap',
    minor: ['bell', 'map-pin', 'chat-circle-dots'],
    body: 'checklist',
  },
  dataanalytics: {
    layout: 'flow',
    form: 'route',
    palette: 'paper',
    icon: 'chart-bar',
    minor: ['database', 'funnel', 'table'],
  },
  devops: {
    layout: 'orbit',
    palette: 'ink',
    icon: 'infinity',
    minor: ['rocket-launch', 'git-branch', 'package', 'gauge'],
  },
} as const satisfies Covers;
