import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { find } from '../../src/layout/searchIndex';
import { SiteSearch } from '../../src/layout/SiteSearch';
import { setOnline } from '../helpers/page';
import { hydrate } from '../helpers/prerendered';
import { renderWithApp } from '../helpers/render';

// e2e/accessibility/otherStates.spec.ts searches on the page of an unknown address.
test('shows a message when the list fails to load, and finds without another letter when the connection returns', async () => {
  const found = { kind: 'Course', title: 'Java', to: '/SkillOrientedCourses/7' };
  const load = vi.fn<() => Promise<{ find: () => (typeof found)[] }>>(async () => ({ find: () => [found] }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = renderWithApp(<SiteSearch load={load} />);
  const box = screen.getByRole('searchbox', { name: 'What were you looking for?' });
  await user.type(box, 'J');
  const failed = 'The search could not be loaded. Use the menu instead.';
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(failed));
  expect(load).toHaveBeenCalledOnce();
  setOnline(true);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 found'));
  expect(screen.getByRole('link')).toHaveAttribute('href', found.to);
});

test.each(['resume', 'RÉSUMÉ', 'first résumé'])('“%s” finds the article on the résumé', (words) => {
  expect(find(words).map(({ title }) => title)).toContainEqual(expect.stringContaining('Résumé'));
});

test('Enter, or the Search key of a phone, leads to what was found', async () => {
  const found = { kind: 'Course', title: 'Java', to: '/SkillOrientedCourses/7' };
  const { user } = renderWithApp(<SiteSearch load={async () => ({ find: () => [found] })} />);
  await user.type(screen.getByRole('searchbox'), 'java');
  await screen.findByRole('link');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('list')).toHaveFocus();
});

test('finds what was typed before React', async () => {
  const found = { kind: 'Course', title: 'Java', to: '/SkillOrientedCourses/7' };
  const search = <SiteSearch load={async () => ({ find: (text) => (text === 'java' ? [found] : []) })} />;
  hydrate(search, () => {
    screen.getByLabelText<HTMLInputElement>('What were you looking for?').value = 'java';
  });
  expect(await screen.findByRole('link')).toHaveAttribute('href', found.to);
});
