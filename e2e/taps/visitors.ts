/** Six visitors, each from the page where they land to a filled form. */
import type { Page } from 'playwright/test';
import { paths } from '../../src/config/paths';
import type { Counter } from './counter';

export interface Visitor {
  name: string;
  lands: string;
  /** Ends with a filled form. Where the form refuses the visitor it ends with what the form offers instead, and returns the address of that. */
  walk: (page: Page, counter: Counter) => Promise<string | undefined>;
}

const dialog = (page: Page) => page.getByRole('dialog');
const link = (page: Page, name: string | RegExp) => page.locator('main').getByRole('link', { name }).first();

interface Details {
  name: string;
  phone: string;
  /** A beginning that is tapped, or words that are typed. */
  begins?: string;
  says?: string;
}

export const email = 'asha@example.com';

/** Fills the four fields of a dialog. */
const fill = async (page: Page, { tap, type }: Counter, { name, phone, begins, says }: Details) => {
  const form = dialog(page).locator('form');
  await type(form.getByLabel('Name', { exact: true }), name);
  await type(form.getByLabel('Email', { exact: true }), email);
  await type(form.getByLabel('Phone', { exact: true }), phone);
  if (begins) await tap(form.getByRole('button', { name: begins }));
  if (says) await type(form.getByLabel('Message', { exact: true }), says);
};
const indian = '9876543210';
export const project = 'We need a booking app by March.';

export const students: readonly Visitor[] = [
  {
    name: 'Student, on impulse',
    lands: paths.home,
    walk: async (page, counter) => {
      await counter.tap(page.getByRole('button', { name: 'Get in touch' }));
      await fill(page, counter, { name: 'Asha Rao', phone: indian, says: 'Which course suits me?' });
      return undefined;
    },
  },
  {
    name: 'Student, who reads the fee first',
    lands: paths.home,
    walk: async (page, counter) => {
      await counter.follow(link(page, /^All internships/));
      await counter.follow(link(page, /^Know more about Gen AI/));
      await counter.readTo(page.locator('dt').filter({ hasText: /^Fee$/ }));
      await counter.tap(page.getByRole('button', { name: 'Ask us', exact: true }));
      await fill(page, counter, {
        name: 'Asha Rao',
        phone: indian,
        says: 'Can I pay by the month?',
      });
      return undefined;
    },
  },
  {
    name: 'Student, at the end of the internships',
    lands: paths.internships,
    walk: async (page, counter) => {
      await counter.tap(page.getByRole('main').getByRole('button', { name: 'Get in touch' }));
      await fill(page, counter, { name: 'Asha Rao', phone: indian, begins: 'Which track suits me?' });
      return undefined;
    },
  },
];

export const placementOfficer: Visitor = {
  name: 'Placement officer',
  lands: paths.home,
  walk: async (page, counter) => {
    await counter.tap(page.getByText('EdTech products', { exact: true }).first());
    await counter.follow(link(page, /^Corporate on Campus/));
    await counter.tap(page.getByRole('main').getByRole('button', { name: 'Get in touch' }));
    await fill(page, counter, {
      name: 'Lakshmi Nair',
      phone: indian,
      begins: 'Please call our placement office.',
    });
    return undefined;
  },
};

export const businessInIndia: Visitor = {
  name: 'Business in India',
  lands: paths.home,
  walk: async (page, counter) => {
    await counter.follow(link(page, /^Mobile App development/));
    await counter.tap(page.getByRole('button', { name: 'Start your project' }).first());
    await fill(page, counter, { name: 'Vikram Shah', phone: indian, says: project });
    return undefined;
  },
};

export const abroadDetails = { name: 'Emily Carter', phone: '+1 212 555 0142' };
export const businessAbroad: Visitor = {
  name: 'Business in the USA',
  lands: paths.services.devops,
  walk: async (page, counter) => {
    await counter.tap(page.getByRole('button', { name: 'Start your project' }).first());
    await fill(page, counter, { ...abroadDetails, says: project });
    await dialog(page).getByRole('button', { name: 'Get updates' }).press('Enter');
    const mail = dialog(page).getByRole('link', { name: 'email us what you typed' });
    // A tap would open a mail program; its address is filled in by then.
    await mail.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    counter.count.taps++;
    await mail.dispatchEvent('click');
    return (await mail.getAttribute('href')) ?? undefined;
  },
};

export const visitors: readonly Visitor[] = [...students, placementOfficer, businessInIndia, businessAbroad];
