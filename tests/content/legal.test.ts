import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../src/config/paths';
import { company } from '../../src/content/company';
import { legalPages } from '../helpers/content';
import { renderPage } from '../helpers/render';

const main = () => screen.getByRole('main');

test.each(legalPages)(
  '%s shows its title, date, contents, sections and support address',
  async (path, page) => {
    await renderPage(path);
    expect(main().querySelector('h1')).toHaveTextContent(page.title);
    expect(within(main()).getByText(page.effective)).toBeVisible();
    const headings = page.sections.map(({ heading }) => heading);
    expect([...main().querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(headings);
    const contents = [...main().querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')];
    expect(contents.map(({ textContent }) => textContent)).toEqual(headings);
    const linked = contents.map(({ hash }) => main().querySelector(`${hash} h2`)?.textContent);
    expect(linked).toEqual(headings);
    const asked = JSON.stringify(page).split('{email}').length - 1;
    const links = within(main()).getAllByRole('link', { name: company.email });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array(asked).fill(`mailto:${company.email}`),
    );
  },
);

test('a link in the contents changes the address and focuses its section', async () => {
  const { user, router } = await renderPage(paths.privacy);
  await user.click(within(main()).getByRole('link', { name: 'Log files' }));
  expect(router.state.location.hash).toBe('#log-files');
  expect(document.activeElement).toBe(main().querySelector('#log-files'));
});
