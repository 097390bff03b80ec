import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../src/config/paths';
import { relayKeepDays } from '../../src/config/relayDays';
import { company } from '../../src/content/company';
import { guarantee } from '../../src/content/facts/guarantee';
import { serviceFacts } from '../../src/content/facts/services';
import { buildSentences } from '../../src/content/legal/words';
import { projects } from '../../src/content/projects';
import { services } from '../../src/content/services';
import { serviceLoaders } from '../../src/content/services/loaders';
import FactPanel from '../../src/sections/detail/FactPanel';
import { renderPage, renderWithApp } from '../helpers/render';

const main = () => within(screen.getByRole('main'));
const linksTo = (address: string) => [...document.querySelectorAll(`main a[href="${address}"]`)];
const terms = `${paths.terms}#placement-guarantee`;
const questions = [
  'What it is',
  'How long it takes',
  'Where and when',
  'Next start',
  'Fee',
  'Who teaches',
  'What you build',
  'What graduates do now',
  'If you stop',
];

test.each([
  ['course', paths.course(1)],
  ['internship', paths.internship(4)],
])('a page of the kind %s answers what students ask, with the terms of the guarantee', async (_, path) => {
  await renderPage(path);
  const heading = await main().findByText('Time, fee, mentor and outcome');
  const panel = heading.closest('section') as HTMLElement;
  expect([...panel.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(questions);
  for (const answer of panel.querySelectorAll('dd')) expect(answer).not.toBeEmptyDOMElement();
  expect(panel.textContent).toContain(guarantee.short);
  expect(panel.querySelector(`a[href="${terms}"]`)).toHaveTextContent('Read the terms');
});

test('a course that nobody has finished yet says so', () => {
  renderWithApp(<FactPanel kind="course" slug="a-new-course" />);
  expect(screen.getByText('The first group has not finished yet.')).toBeVisible();
});

test('logos of companies come with a note that their owners do not endorse us', async () => {
  await renderPage(paths.course(1));
  const note = `Names and logos belong to their owners, who do not endorse ${company.name}.`;
  expect(await main().findByText(note)).toBeVisible();
});

test('a service shows its first month, its price and a measured result that links to the project', async () => {
  await renderPage(paths.services.devops);
  const { service } = await serviceLoaders.devops();
  const section = (await main().findByText('How the first month goes')).closest('section');
  for (const week of service.firstMonth) expect(section).toHaveTextContent(week);
  const { prices, result } = serviceFacts.devops;
  for (const price of prices) expect(section?.textContent).toContain(`${price.amount} ${price.what}`);
  expect(section).toHaveTextContent(result.result);
  expect(linksTo(`${paths.works}#${result.project}`)).toHaveLength(1);
});

test('Works shows the results of every project and links back to each service', async () => {
  await renderPage(paths.works);
  for (const { slug } of projects) {
    await waitFor(() => expect(document.getElementById(slug)?.querySelector('strong')).toBeVisible());
  }
  for (const { slug } of services) {
    const [link] = linksTo(paths.services[slug]);
    expect(link?.closest('article')?.id).toBe(serviceFacts[slug].result.project);
  }
});

test('the legal pages say what this build does: counting off, straight to Salesforce', async () => {
  await renderPage(paths.privacy);
  expect(main().getByText(/On this site counting is switched off/)).toBeVisible();
  expect(main().getByText(/directly to Salesforce/)).toBeVisible();
  expect(main().getByText(/until our customer database confirms that the details arrived/)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/[{}]/);
  expect(screen.getByRole('main')).not.toHaveTextContent(/Cloudflare|own server/);
});

test('with a relay, Turnstile and analytics the same sentences name each recipient', () => {
  const relay = 'https://leads.example.com/leads';
  const analytics = 'https://events.example.com/collect';
  const said = buildSentences({ relay, turnstileSiteKey: '0x4', analytics });
  expect(said['{counting}']).toContain('to events.example.com, each with the time, and to nobody');
  expect(said['{processor}']).toMatch(/own server at leads\.example\.com.*Cloudflare \(Turnstile\)/);
  expect(said['{processor}']).toContain(`deletes an enquiry ${relayKeepDays} days after`);
  expect(said['{confirmer}']).toBe('our own server');
  expect(said['{cookiesOfForms}']).toMatch(/our own server.*Cloudflare/);
  expect(JSON.stringify(said)).not.toMatch(/directly to Salesforce|three times/);
  const { '{counting}': counting } = buildSentences({ analytics: 'datalayer' });
  expect(counting).toContain('puts the events into the open page (dataLayer)');
});
