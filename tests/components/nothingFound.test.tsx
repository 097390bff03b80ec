import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { blog } from '../../src/content/blog';
import { courses } from '../../src/content/courses';
import { coursesPage } from '../../src/content/coursesPage';
import { internships } from '../../src/content/internships';
import { internshipsPage } from '../../src/content/internshipsPage';
import CourseResults from '../../src/sections/courses/CourseResults';
import { renderWithApp } from '../helpers/render';

test.each([
  ['courses', coursesPage.catalogue.tries, courses],
  ['internships', internshipsPage.listing.tries, internships],
  ['articles', blog.list.tries, articles],
])('each of the three suggestions for %s finds something', (_, tries, items) => {
  expect(tries).toHaveLength(3);
  for (const text of tries)
    expect(items.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))).not.toEqual([]);
});

test('a search without results offers searches, and one click shows what they find', async () => {
  const { user, router } = renderWithApp(<CourseResults />, { path: '/?q=juggling&page=2' });
  expect(screen.getByRole('status')).toHaveTextContent('No course matches “juggling”');
  await user.click(screen.getByRole('button', { name: 'Python' }));
  expect(router.state.location.search).toBe('?q=Python');
  expect(screen.getByRole('heading', { name: /Python/ })).toBeVisible();
  expect(screen.getByRole('group', { name: 'List of courses' })).toHaveFocus();
});
