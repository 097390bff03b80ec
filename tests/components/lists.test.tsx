import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { clampPage } from '../../src/components/clampPage';
import { PagedList } from '../../src/components/PagedList';
import { Pagination } from '../../src/components/Pagination';
import { SearchBox } from '../../src/components/SearchBox';
import { RESULTS, useListAddress } from '../../src/components/useListAddress';
import { articles } from '../../src/content/articles';
import { blog } from '../../src/content/blog';
import { courses } from '../../src/content/courses';
import { coursesPage } from '../../src/content/coursesPage';
import { internships } from '../../src/content/internships';
import { internshipsPage } from '../../src/content/internshipsPage';
import CourseResults from '../../src/sections/courses/CourseResults';
import { renderWithApp } from '../helpers/render';

const showBox = (path: string, props: Partial<Parameters<typeof SearchBox>[0]> = {}) =>
  renderWithApp(
    <>
      <SearchBox placeholder="Search courses" {...props} />
      <section id={RESULTS}>Results</section>
    </>,
    { path },
  );
const field = () => screen.getByRole<HTMLInputElement>('searchbox');

test('a search box shows the query of the address and follows its changes', async () => {
  const { router } = showBox('/?q=java');
  expect(field()).toHaveValue('java');
  await act(() => router.navigate('/?q=cloud'));
  expect(field()).toHaveValue('cloud');
  await act(() => router.navigate('/'));
  expect(field()).toHaveValue('');
});

test('the address takes as much of a text as servers accept, half a character as its replacement; the field keeps all', async () => {
  const { user, router } = showBox('/');
  await user.type(field(), '\ud83d');
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('\ufffd');
  await user.clear(field());
  await user.paste('x'.repeat(300));
  expect(router.state.location.search).toBe(`?q=${'x'.repeat(200)}`);
  await user.keyboard('y');
  expect(field()).toHaveValue(`${'x'.repeat(300)}y`);
});

test.each([
  [
    'its label, and its button',
    'Find your course',
    { label: 'Find your course', button: 'Search' },
    '{Tab}{Enter}',
  ],
  ['its placeholder without a label, and Enter', 'Search courses', {}, '{Enter}'],
])('a search box is named by %s leads to the results', async (_, name, props, keys) => {
  const { user } = showBox('/', props);
  await user.click(screen.getByRole('searchbox', { name }));
  await user.keyboard(keys);
  expect(screen.getByText('Results')).toHaveFocus();
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

test.each([1, 2, 4, 7, 999_999, -1, 0])('page %s shows at most five numbers, all of them pages', (asked) => {
  for (const pages of [2, 7, 999_999]) {
    const { unmount } = render(
      <MemoryRouter>
        <Pagination page={clampPage(asked, pages)} pages={pages} addressOf={(page) => `?page=${page}`} />
      </MemoryRouter>,
    );
    const links = screen.getAllByRole('link', { name: /^Page \d+$/ });
    const numbers = links.map(({ textContent }) => Number(textContent));
    expect(numbers.length).toBeLessThanOrEqual(5);
    expect(numbers.every((number) => number >= 1 && number <= pages)).toBe(true);
    unmount();
  }
});

const items = Array.from({ length: 3000 }, (_, index) => `Article ${index + 1}`);

const renderList = (path: string) =>
  renderWithApp(
    <PagedList
      heading="Articles"
      items={items}
      keyOf={(item) => item}
      textOf={(item) => item}
      pageSizes={{ wide: 9, narrow: 6 }}
      noun={{ one: 'article', many: 'articles' }}
      tries={[]}
    >
      {(item) => <h3>{item}</h3>}
    </PagedList>,
    { path },
  );

test('a list of thousands has ninety in its first page; a later page and a search show the others', () => {
  const { container } = renderList('/');
  expect(container.querySelectorAll('h3')).toHaveLength(90);
  expect(screen.getByRole('status')).toHaveTextContent('3000 articles');
  renderList('/?page=200');
  expect(screen.getByRole('heading', { name: 'Article 1800' })).toBeVisible();
  renderList('/?q=article+2999');
  expect(screen.getByRole('heading', { name: 'Article 2999' })).toBeVisible();
});

test.each([
  ['courses', coursesPage.catalogue.tries, courses],
  ['internships', internshipsPage.listing.tries, internships],
  ['articles', blog.list.tries, articles],
])('each of the three suggestions for %s finds something', (_, tries, entries) => {
  expect(tries).toHaveLength(3);
  for (const text of tries)
    expect(entries.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()))).not.toEqual([]);
});

test('a search without results offers searches, and one click shows what they find', async () => {
  const { user, router } = renderWithApp(<CourseResults />, { path: '/?q=juggling&page=2' });
  expect(screen.getByRole('status')).toHaveTextContent('No course matches “juggling”');
  await user.click(screen.getByRole('button', { name: 'Python' }));
  expect(router.state.location.search).toBe('?q=Python');
  expect(screen.getByRole('heading', { name: /Python/ })).toBeVisible();
  expect(screen.getByRole('group', { name: 'List of courses' })).toHaveFocus();
});
