import { render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { clampPage } from '../../src/components/clampPage';
import { Pagination } from '../../src/components/Pagination';
import { useListAddress } from '../../src/components/useListAddress';

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
