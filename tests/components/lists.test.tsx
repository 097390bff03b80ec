import { renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SearchBox } from '../../src/components/SearchBox';
import { useListAddress } from '../../src/components/useListAddress';
import { articles } from '../../src/content/articles';
import { blog } from '../../src/content/blog';
import { courses } from '../../src/content/courses';
import { coursesPage } from '../../src/content/coursesPage';
import { internships } from '../../src/content/internships';
import { internshipsPage } from '../../src/content/internshipsPage';
import CourseResults from '../../src/sections/courses/CourseResults';
import { renderWithApp } from '../helpers/render';

test('the address takes as much of a text as servers accept, half a character as its replacement; the field keeps all', async () => {
  const { user, router } = renderWithApp(<SearchBox placeholder="Search courses" />);
  const field = screen.getByRole('searchbox', { name: 'Search courses' });
  await user.type(field, '\ud83d');
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('\ufffd');
  await user.clear(field);
  await user.paste('x'.repeat(300));
  expect(router.state.location.search).toBe(`?q=${'x'.repeat(200)}`);
  await user.keyboard('y');
  expect(field).toHaveValue(`${'x'.repeat(300)}y`);
});

test('a list names its page, so that a screen reader hears which one has come', () => {
  renderWithApp(<CourseResults />, { path: '/?page=2' });
  expect(screen.getByRole('group', { name: 'List of courses, page 2' })).toBeVisible();
});

test.each([
  { screenOf: 'a desktop', isWide: true, size: 6 },
  { screenOf: 'a phone', isWide: false, size: 4 },
])('$screenOf names its own last page, when it has not as many as the address says', ({ isWide, size }) => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: isWide }));
  renderWithApp(<CourseResults />, { path: '/?page=99' });
  const last = Math.ceil(courses.length / size);
  expect(screen.getByRole('group', { name: `List of courses, page ${last}` })).toBeVisible();
});

test('the first page of a list is not named', () => {
  renderWithApp(<CourseResults />);
  expect(screen.getByRole('group', { name: 'List of courses' })).toBeVisible();
});

const listAt = (search: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/blogs?${search}`]}>{children}</MemoryRouter>
  );
  return renderHook(useListAddress, { wrapper }).result.current;
};

test('a search is read exactly and stays when the page number changes', () => {
  const q = '"><script>&page=7 %E0%A4%A';
  const { query, page, addressOf } = listAt(new URLSearchParams({ q, page: '3' }).toString());
  expect([query, page]).toEqual([q, 3]);
  const { search } = addressOf(2) as { search: string };
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ q, page: '2' });
});

test.each(['', '-1', '0', '01', '1.5', '1e9', '+2', '२', '2%0A', '%E0%A4%A', 'x&page=2', '9'.repeat(400)])(
  'for the page number %s, which does not exist, the list shows its first page',
  (number) => expect(listAt(`page=${number}`).page).toBe(1),
);

test.each([
  ['courses', coursesPage.catalogue.suggestedSearches, courses],
  ['internships', internshipsPage.listing.suggestedSearches, internships],
  ['articles', blog.list.suggestedSearches, articles],
])('each suggested search for %s finds something', (_, suggestedSearches, entries) => {
  for (const text of suggestedSearches)
    expect(entries.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))).not.toEqual([]);
});

test('a search without results offers searches, and one click shows what they find', async () => {
  const { user, router } = renderWithApp(<CourseResults />, { path: '/?q=juggling&page=2' });
  expect(screen.getByRole('status')).toHaveTextContent('No course matches “juggling”');
  const [text = ''] = coursesPage.catalogue.suggestedSearches;
  await user.click(screen.getByRole('button', { name: text }));
  expect(router.state.location.search).toBe(`?q=${text}`);
  expect(screen.getByRole('heading', { name: new RegExp(text) })).toBeVisible();
  expect(screen.getByRole('group', { name: 'List of courses' })).toHaveFocus();
});

test('in a translated list the number of the page that was left changes', async () => {
  const { user } = renderWithApp(<CourseResults />);
  // Translators replace a text by an element of their own. Phones have links to pages of their own, too.
  for (const words of screen.getAllByText('Page 1', { selector: 'li *' })) {
    const translated = Object.assign(document.createElement('font'), { textContent: 'Seite 1' });
    words.firstChild?.replaceWith(translated);
  }
  const [next] = screen.getAllByRole('link', { name: 'Page 2' });
  if (next) await user.click(next);
  expect(screen.getAllByText('Page 2', { selector: 'li *' })).not.toEqual([]);
  expect(screen.queryAllByText('Seite 1')).toEqual([]);
});
