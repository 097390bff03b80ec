import type { Covers } from './types.ts';

export const courseCovers = {
  'data-engineering': {
    layout: 'stack',
    form: 'layers',
    palette: 'paper',
    icon: 'database',
    minor: ['funnel', 'gear-six', 'chart-bar', 'cloud'],
  },
  salesforce: {
    layout: 'scene',
    palette: 'sky',
    icon: 'cloud',
    minor: ['handshake', 'chart-pie-slice'],
    figures: ['specs'],
    body: 'dashboard',
  },
  'web-development': {
    layout: 'desk',
    palette: 'sun',
    icon: 'code',
    minor: ['file-html', 'file-css', 'file-js', 'browser'],
    body: 'code',
  },
  devops: {
    layout: 'orbit',
    palette: 'pine',
    icon: 'infinity',
    minor: ['git-merge', 'terminal-window', 'shipping-container', 'gauge'],
  },
  'uiux-design': { layout: 'tiles', palette: 'clay', icon: 'pen-nib', minor: ['palette', 'cursor', 'eye'] },
  'mern-stack': {
    layout: 'flow',
    form: 'route',
    palette: 'ink',
    icon: 'stack',
    minor: ['leaf', 'hexagon', 'atom'],
  },
  'java-full-stack': {
    layout: 'scene',
    palette: 'paper',
    icon: 'coffee',
    minor: ['brackets-curly', 'hard-drives'],
    figures: ['coffee'],
    body: 'code',
  },
  'python-full-stack': {
    layout: 'desk',
    palette: 'pine',
    icon: 'file-py',
    minor: ['browser', 'function', 'database', 'flask'],
    body: 'terminal',
  },
} as const satisfies Covers;
