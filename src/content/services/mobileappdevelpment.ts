import type { Service } from '../../../schemas/content.ts';
import { warrantyDays } from '../facts/promises.ts';
import { pageTitle } from '../phrases.ts';

export const service: Service = {
  slug: 'mobileappdevelpment',
  name: 'Mobile App development',
  hero: {
    heading: 'Mobile apps that work offline and with one hand',
    highlight: 'with one hand',
    description: `We design and build Android and iOS apps for real use: patchy networks, small screens and half a minute to spare. Store submission is included. For ${warrantyDays} days we repair faults at no cost; updates are booked by the month.`,
    alt: 'Illustration: two phones, one with a checklist and one with app icons',
  },
  servicesHeading: 'From first sketch to the app stores',
  services: [
    {
      title: 'Cross-platform apps',
      description:
        'One code base in React Native or Flutter for both stores, with native modules where the camera, maps or Bluetooth need them.',
    },
    {
      title: 'Native apps',
      description:
        'Kotlin or Swift when performance, background work or a platform feature makes it the better choice, and we explain why.',
    },
    {
      title: 'App design',
      description:
        'Flows and screens that follow each platform’s conventions, tried with users on real phones before they are built.',
    },
    {
      title: 'Offline and sync',
      description: 'Field apps that keep working without a signal and merge changes when it returns.',
    },
    {
      title: 'Back end and notifications',
      description:
        'Accounts, payments, push messages and an administration panel for the people who run the service.',
    },
    {
      title: 'Store release and upkeep',
      description:
        'Listings, privacy declarations, staged rollouts, crash reports and the yearly updates that the stores require.',
    },
  ],
  firstMonth: [
    'We agree on the main flow and who uses it, where and on which phones.',
    'We draw the screens and try them with five people on their own phones.',
    'You install a test build with the main flow on your own phone.',
    'We fix what you and your testers found, and plan the rest of the first release.',
  ],
  whyHeading: 'What sets our apps apart',
  benefits: [
    {
      icon: 'device-mobile',
      title: 'Tested on real devices',
      alt: 'Mobile phone',
      text: 'Every build runs on budget Android phones and older iPhones.',
    },
    {
      icon: 'wifi-slash',
      title: 'Clear on bad networks',
      alt: 'Crossed-out Wi-Fi signal',
      text: 'Screens say what is saved, what is waiting and what to do about it.',
    },
    {
      icon: 'download-simple',
      title: 'Small downloads',
      alt: 'Arrow pointing down to a tray',
      text: 'We measure the install size at each release, so that the app fits on phones with little storage.',
    },
    {
      icon: 'storefront',
      title: 'Accounts in your name',
      alt: 'Shop front',
      text: 'The app is published from your own store accounts, with your signing keys.',
    },
  ],
  discuss: {
    heading: 'Do you need an app, or a better website?',
    text: 'We will give you a straight answer. Describe what people should do on their phones and how often they would do it.',
  },
  closing: {
    heading: 'Try a first version on your phone',
    text: 'In week three you install a test build with the main flow on your own phone, and decide how to continue.',
    button: 'Request an app proposal',
  },
  seo: {
    title: pageTitle('Android and iOS App Development'),
    description:
      'Android and iOS apps in React Native, Flutter, Kotlin or Swift: offline sync, tests on real devices, store release included, upkeep by the month.',
    keywords: [
      'mobile app development',
      'Android app development',
      'iOS app development',
      'React Native',
      'Flutter',
    ],
  },
};

export const exhibit = {
  title: 'What can the thumb reach?',
  alt: 'A phone with a grid of keys: green keys are easy to reach for the thumb, yellow keys are a stretch, white keys need the other hand',
  hand: 'Hand',
  hands: ['Left', 'Right'],
  size: 'Hand size',
  sizes: ['Small', 'Medium', 'Large'],
  menu: 'Menu',
  pay: 'Pay',
  zones: ['easy', 'a stretch', 'out of reach'],
  keys: (all: number) => `of ${all} keys are easy to reach.`,
  menuIs: 'The menu at the top left is',
  payIs: 'the Pay\u00a0button at the bottom is',
} as const;
