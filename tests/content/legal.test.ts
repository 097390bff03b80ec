import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../src/config/paths';
import { company } from '../../src/content/company';
import { legalPages } from '../helpers/content';
import { renderPage } from '../helpers/render';

const main = () => screen.getByRole('main');
const contents = () => [...main().querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')];

test.each(legalPages)(
  '%s shows its title, date, contents, sections and links to the support address',
  async (path, page) => {
    await renderPage(path);
    expect(main().querySelector('h1')).toHaveTextContent(page.title);
    expect(within(main()).getByText(page.effective)).toBeVisible();
    const headings = page.sections.map(({ heading }) => heading);
    expect([...main().querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(headings);
    const linked = contents().map(({ hash }) => main().querySelector(hash)?.querySelector('h2')?.textContent);
    expect(contents().map(({ textContent }) => textContent)).toEqual(headings);
    expect(linked).toEqual(headings);
    const asked = JSON.stringify(page).split('{email}').length - 1;
    const links = [...main().querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')];
    expect(links.map(({ href, textContent }) => [href, textContent])).toEqual(
      Array.from({ length: asked }, () => [`mailto:${company.email}`, company.email]),
    );
  },
);

test('a link in the contents changes the address and focuses its section', async () => {
  const { user, router } = await renderPage(paths.privacy);
  await user.click(within(main()).getByRole('link', { name: 'Log files' }));
  expect(router.state.location.hash).toBe('#log-files');
  expect(document.activeElement).toBe(main().querySelector('#log-files'));
});
