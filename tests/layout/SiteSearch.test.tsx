import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SiteSearch } from '../../src/layout/SiteSearch';
import { renderWithApp } from '../helpers/render';

const box = () => screen.getByRole('searchbox', { name: 'What were you looking for?' });
const programmes = Array.from({ length: 10 }, (_, index) => ({
  kind: 'Course',
  title: `Java ${index + 1}`,
  to: `/SkillOrientedCourses/${index + 1}`,
}));
const find = (text: string) => programmes.filter(({ title }) => title.startsWith(text));

const status = () => screen.getByRole('status');

test('says that it is searching, then shows the first eight results, and says when there are none', async () => {
  let arrive: (index: { find: typeof find }) => void = () => {};
  const list = new Promise<{ find: typeof find }>((resolve) => (arrive = resolve));
  const { user } = renderWithApp(<SiteSearch load={() => list} />);
  expect(status()).toBeEmptyDOMElement();
  await user.type(box(), 'Java');
  expect(status()).toHaveTextContent('Searching…');
  arrive({ find });
  await waitFor(() => expect(status()).toHaveTextContent('The first 8 of 10'));
  expect(screen.getAllByRole('link')).toHaveLength(8);
  await user.type(box(), ' 1');
  await waitFor(() => expect(status()).toHaveTextContent('2 found'));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/SkillOrientedCourses/1', '/SkillOrientedCourses/10']);
  await user.type(box(), 'x');
  await waitFor(() => expect(status()).toHaveTextContent('Nothing found. Try another word.'));
});

test('shows a message when the list fails to load, and retries on the next letter', async () => {
  const load = vi.fn<() => Promise<{ find: typeof find }>>(async () => ({ find }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = renderWithApp(<SiteSearch load={load} />);
  await user.type(box(), 'J');
  const failed = 'The search could not be loaded. Use the menu instead.';
  await waitFor(() => expect(status()).toHaveTextContent(failed));
  await user.type(box(), 'ava 1');
  await waitFor(() => expect(status()).toHaveTextContent('2 found'));
});
