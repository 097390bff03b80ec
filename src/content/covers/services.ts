import type { Covers } from './types.ts';

export const serviceCovers = {
  fullstack: { layout: 'stack', form: 'layers', palette: 'sun', icon: 'browser', minor: ['database', 'hard-drives', 'code', 'cloud'] },
  webdevelopment: { layout: 'desk', palette: 'sky', icon: 'code', minor: ['browsers', 'device-mobile', 'storefront', 'gauge'], body: 'website' },
  uiuxdesigns: { layout: 'tiles', palette: 'paper', icon: 'bezier-curve', minor: ['pen-nib', 'cursor-click', 'swatches'] },
  salesforce: { layout: 'scene', palette: 'pine', icon: 'cloud-check', minor: ['handshake', 'gear-six'], figures: ['blazer'], body: 'dashboard' },
  mobileappdevelpment: { layout: 'desk', device: 'phones', palette: 'sun', icon: 'device-mobile', minor: ['android-logo', 'apple-logo', 'bell'], body: 'checklist' },
  devops: { layout: 'flow', form: 'route', palette: 'ink', icon: 'infinity', minor: ['git-branch', 'package', 'gauge'] },
  dataanalytics: { layout: 'desk', palette: 'paper', icon: 'chart-pie-slice', minor: ['funnel', 'database', 'table', 'trend-up'], body: 'dashboard' },
  cloudservices: { layout: 'stack', form: 'layers', palette: 'sky', icon: 'cloud', minor: ['hard-drives', 'cpu', 'lock-key', 'globe'] },
  aiml: { layout: 'scene', palette: 'clay', icon: 'brain', minor: ['robot', 'function'], figures: ['specs'], body: 'network' },
} as const satisfies Covers;
