import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { clampPage, pageNumbers } from '../../src/components/pageNumbers';
import { useListAddress } from '../../src/components/useListAddress';

const listAt = (search: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/blogs?${search}`]}>{children}</MemoryRouter>
  );
  return renderHook(useListAddress, { wrapper }).result.current;
};

test('a search is read to the letter and stays while pages are turned', () => {
  const q = '"><script>&page=7 %E0%A4%A';
  const { query, page, addressOf } = listAt(new URLSearchParams({ q, page: '3' }).toString());
  expect([query, page]).toEqual([q, 3]);
  const { search } = addressOf(2) as { search: string };
  expect([...new URLSearchParams(search)]).toEqual([
    ['q', q],
    ['page', '2'],
  ]);
});

test.each(['', '-1', '0', '01', '1.5', '1e9', '+2', '२', '2%0A', '%E0%A4%A', 'x&page=2', '9'.repeat(400)])(
  'the page number %s is none: the list shows its first page',
  (number) => expect(listAt(`page=${number}`).page).toBe(1),
);

test('however large the page number, the pagination is short and its numbers are pages', () => {
  for (const asked of [1, 2, 999_999, -1, 0])
    for (const pages of [0, 1, 2, 7, 999_999]) {
      const numbers = pageNumbers(clampPage(asked, pages), pages).filter((number) => number !== 'gap');
      expect(numbers.length).toBeLessThanOrEqual(5);
      expect(numbers.every((number) => number >= 1 && number <= Math.max(pages, 1))).toBe(true);
    }
});
