import type { Service } from '../../../schemas/content.ts';
import { pageTitle, whole } from '../phrases.ts';

export const service: Service = {
  slug: 'webdevelopment',
  name: 'Web Development',
  hero: {
    heading: 'Websites that load\u00a0fast and are easy to update',
    highlight: 'load\u00a0fast',
    description:
      'We build websites that work on a modest phone and that your own team can edit. Search visibility and accessibility are part of the build.',
    alt: 'Illustration: a browser window in a mosaic with code brackets, a puzzle piece and a gauge',
  },
  servicesHeading: 'What we build for the web',
  services: [
    {
      title: 'Company websites',
      description:
        'Structure, copy templates and design for five to fifty pages, with an editor in which your team can add a page, a person or a vacancy.',
    },
    {
      title: 'Online shops',
      description:
        'Catalogue, checkout, payment gateway, invoices and stock updates, tested with real orders before the shop opens.',
    },
    {
      title: 'Customer and partner portals',
      description:
        'Logins, roles and self-service for orders, documents or bookings, connected to the systems you already run.',
    },
    {
      title: 'Redesign and migration',
      description:
        'A page-by-page inventory, redirects for every old address and a staged switch, to protect your search rankings.',
    },
    {
      title: 'Speed and search repairs',
      description:
        'An audit of loading time, structure and indexing, followed by fixes in order of effect, with measurements before and after.',
    },
    {
      title: 'Care after launch',
      description:
        'Updates, backups, uptime checks and small changes each month, at a fixed fee and with a named contact.',
    },
  ],
  firstMonth: [
    'We look at your site with you and list the pages and the people who use them.',
    'A page plan and a design direction follow. You also get a fixed price for the second milestone.',
    'We build your most important page on a private address. You try it on your own phone.',
    'Friday demo: you approve the page or ask for changes, and we plan the next five.',
  ],
  whyHeading: 'Why businesses choose us for their website',
  benefits: [
    {
      icon: 'gauge',
      title: 'A speed budget\nfrom the first day',
      alt: 'Speed gauge',
      text: 'We agree a loading time on a budget phone and check every change against it.',
    },
    {
      icon: 'pencil-line',
      title: 'Content you can\nedit yourself',
      alt: 'Pencil drawing a line',
      text: 'Your team is trained on the editor before launch and receives a short written guide.',
    },
    {
      icon: 'magnifying-glass',
      title: 'Built to be found\nin a search',
      alt: 'Magnifying glass',
      text: 'Clean addresses, structured data, redirects and a sitemap are in the quote.',
    },
    {
      icon: 'wheelchair-motion',
      title: 'Usable\nby everyone',
      alt: 'Person moving in a wheelchair',
      text: `Keyboard, screen reader and contrast checks against ${whole('WCAG AA')} are part of acceptance.`,
    },
  ],
  discuss: {
    heading: 'Have a site in mind, or one that needs help?',
    text: 'Send us the address or a rough page list. You will get back the three things we would look at first.',
  },
  closing: {
    heading: 'See your first page within three weeks',
    text: 'We begin with the page that matters most, on a private address, and you judge it in your own browser.',
    button: 'Request a web proposal',
  },
  seo: {
    title: pageTitle('Web Development for Growing Businesses'),
    description:
      'Company websites, online shops and portals that load fast, rank well and can be edited by your own team. Fixed-price milestones and care after launch.',
    keywords: [
      'web development company',
      'business website development',
      'e-commerce development',
      'website redesign',
      'website maintenance',
    ],
  },
};

export const exhibit = {
  title: 'A light page against a heavy one',
  text: 'Pick a connection. The picture shows the moment when the light page has loaded.',
  alt: 'Two lanes of a race track: the light page is at the finish, the heavy page is still on its way',
  choice: 'Connection',
  /** Megabits a second, and the time of one trip to the server and back in seconds. */
  connections: [
    { name: 'Slow phone', megabits: 1.6, trip: 0.15 },
    { name: 'Good 4G', megabits: 9, trip: 0.17 },
    { name: 'Office cable', megabits: 50, trip: 0.028 },
  ],
  light: { name: 'Light page', kilobytes: 300 },
  heavy: { name: 'Heavy page', kilobytes: 3000 },
  again: 'Race',
  result: 'When the light page has loaded, the heavy one is',
  way: 'of the way there.',
} as const;
