import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { acceptableUse } from '../../src/content/legal/acceptableUse';
import { cookies } from '../../src/content/legal/cookies';
import { privacy } from '../../src/content/legal/privacy';
import { terms } from '../../src/content/legal/terms';
import { paths } from '../../src/config/paths';
import { renderPage } from '../helpers/render';

const pages = [
  { path: paths.privacy, page: privacy },
  { path: paths.terms, page: terms },
  { path: paths.cookies, page: cookies },
  { path: paths.acceptableUse, page: acceptableUse },
];

const main = () => screen.getByRole('main');
const contents = () => [...main().querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')];

for (const { path, page } of pages) {
  const { title, effective, sections } = page;

  test(`${title} shows its title, date, contents, sections and links to the support address`, async () => {
    await renderPage(path);
    expect(main().querySelector('h1')).toHaveTextContent(title);
    expect(within(main()).getByText(effective)).toBeVisible();
    const headings = sections.map(({ heading }) => heading);
    expect([...main().querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(headings);
    expect(contents().map(({ textContent }) => textContent)).toEqual(headings);
    expect(
      contents().map(({ hash }) => main().querySelector(hash)?.querySelector('h2')?.textContent),
    ).toEqual(headings);
    const asked = JSON.stringify(page).split('{email}').length - 1;
    const links = [...main().querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')];
    expect(links.map(({ href, textContent }) => [href, textContent])).toEqual(
      Array.from({ length: asked }, () => [`mailto:${company.email}`, company.email]),
    );
    expect(main()).not.toHaveTextContent('{email}');
  });
}

test('a link in the contents changes the address, scrolls to its section and focuses it', async () => {
  const scrolledTo: string[] = [];
  Object.assign(Element.prototype, {
    scrollIntoView(this: Element) {
      scrolledTo.push(this.id);
    },
  });
  const { user, router } = await renderPage(paths.privacy);
  await user.click(within(main()).getByRole('link', { name: 'Log files' }));
  expect(router.state.location.hash).toBe('#log-files');
  expect(scrolledTo).toEqual(['log-files']);
  expect(document.activeElement).toBe(main().querySelector('#log-files'));
});
