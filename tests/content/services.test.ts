import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../src/config/paths';
import { services } from '../../src/content/services';
import { serviceLoaders } from '../../src/content/services/loaders';
import { renderPage } from '../helpers/render';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const main = () => screen.getByRole('main');

/** The titles in the section under a heading. */
const titlesUnder = (heading: string) => {
  const section = within(main()).getByText(heading).closest('section');
  return [...(section?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent);
};

test.each(services)(
  'the page of $name shows all of its record, and its closing dialog names it',
  async (listed) => {
    const { service } = await serviceLoaders[listed.slug]();
    await renderPage(paths.services[listed.slug]);
    expect(main().querySelector('h1')).toHaveTextContent(plain(service.hero.heading));
    expect(main().querySelector('h1 span')).toHaveTextContent(plain(service.hero.highlight));
    expect(titlesUnder(service.servicesHeading)).toEqual(service.services.map(({ title }) => title));
    expect(titlesUnder(service.whyHeading)).toEqual(service.benefits.map(({ title }) => title));
    const openers = [...main().querySelectorAll<HTMLElement>('[data-dialog]')];
    const opens = openers.map(({ textContent, dataset }) => [
      textContent,
      dataset['dialog'],
      dataset['service'],
    ]);
    expect(opens).toEqual([
      ['Start your project', 'serviceStart', undefined],
      ['Discuss your project', 'serviceStart', undefined],
      [service.closing.button, 'serviceClosing', listed.name],
    ]);
  },
);

test('an address in capitals, or with a slash at its end, still finds its service', async () => {
  const { service } = await serviceLoaders.devops();
  await renderPage('/DevOps/');
  expect(main().querySelector('h1')).toHaveTextContent(service.hero.heading);
});
