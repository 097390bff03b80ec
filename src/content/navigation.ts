import { paths } from '../config/paths';
import { company } from './company';
import type { covers } from './covers/manifest.generated';
import { offered } from './offered';
import { services } from './services';

export interface NavLink {
  label: string;
  to: string;
}

interface ServiceLink extends NavLink {
  icon: string;
  /** The cover that the menu shows for it. */
  art: keyof typeof covers;
}

/** The Our Services menu, in its two groups. */
export const serviceMenu: { heading: string; links: ServiceLink[] }[] = [
  {
    heading: 'Software Solutions',
    links: services.map(({ slug, name, icon }) => ({
      label: name,
      to: paths.services[slug],
      icon,
      art: `service-${slug}` as const,
    })),
  },
  {
    heading: 'EdTech Products',
    links: offered<ServiceLink>([
      {
        label: 'Student Internships and Training',
        to: paths.internships,
        icon: 'briefcase',
        art: 'page-internships',
      },
      { label: 'Skill-Oriented Courses', to: paths.courses, icon: 'graduation-cap', art: 'page-courses' },
      { label: 'Corporate On Campus', to: paths.campus, icon: 'buildings', art: 'page-campus' },
    ]),
  },
];

export const mainLinks: NavLink[] = [
  { label: 'About', to: paths.about },
  { label: 'Works', to: paths.works },
  { label: 'Blogs', to: paths.blogs },
];

export const contactLink: NavLink = { label: 'Contact Us', to: paths.contact };

export const footerColumns: { heading: string; links: NavLink[] }[] = [
  {
    heading: 'Company',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Blogs', to: paths.blogs },
      { label: 'Works', to: paths.works },
      { label: 'Contact us', to: paths.contact },
    ],
  },
  {
    heading: 'Services',
    links: offered([
      { label: 'Skill Oriented Courses', to: paths.courses },
      { label: 'Internships', to: paths.internships },
      { label: 'Corporate OnCampus', to: paths.campus },
    ]),
  },
];

export const legalLinks: NavLink[] = [
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms and Conditions', to: paths.terms },
  { label: 'Cookie Policy', to: paths.cookies },
  { label: 'Acceptable Use Policy', to: paths.acceptableUse },
];

/** The other texts of the bar and the footer. The hours of support are a sample: see samples.ts. */
export const navigation = {
  skip: 'Skip to content',
  services: 'Our Services',
  menu: 'Menu',
  quickContact: 'Quick contact',
  contact: 'Contact',
  whatsNew: "What's New",
  whatsApp: 'Chat on WhatsApp',
  whatsAppName: 'WhatsApp',
  whatsAppMessage: (address: string) => `Hello ${company.name}, I have a question about ${address}`,
  social: 'Social networks',
  partner: 'Partner with us',
  support: 'Support, day and night',
  cookieChoices: 'Cookie choices',
  rights: 'All rights reserved.',
};
