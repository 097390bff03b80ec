import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../src/config/paths';
import { blog } from '../../src/content/blog';
import { renderPage } from '../helpers/render';

test('the list of contents of an article leads to each of its headings', async () => {
  await renderPage(paths.article(12));
  // Only a wide window shows it.
  const contents = await screen.findByLabelText(blog.article.contents);
  const links = within(contents).getAllByRole('link', { hidden: true });
  expect(links.length).toBeGreaterThanOrEqual(4);
  for (const link of links) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(heading?.tagName).toBe('H2');
    expect(heading).toHaveTextContent(link.textContent);
  }
});
