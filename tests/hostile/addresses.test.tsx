import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { extraFields, extraFieldNames, extrasToWire } from '../../schemas/salesforce/extras';
import { clampPage, pageNumbers } from '../../src/components/pageNumbers';
import { useListAddress } from '../../src/components/useListAddress';
import { originOf } from '../../src/leads/origin';
import { idOf } from '../../src/pages/idOf';
import { entries } from './corpus';

/** A text as an address can hold it. */
const inAddress = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

const listAt = (search: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/blogs${search}`]}>{children}</MemoryRouter>
  );
  const { result, unmount } = renderHook(() => ({ ...useListAddress(), at: useLocation() }), { wrapper });
  return { list: () => result.current, unmount };
};

test('a hostile search in the address is read to the letter and stays while pages are turned', () => {
  for (const [name, text] of entries) {
    const { list, unmount } = listAt(`?${new URLSearchParams({ q: text, page: '3' }).toString()}`);
    expect([list().query, list().page], `with ${name}`).toEqual([inAddress(text), 3]);
    const { search } = list().addressOf(2) as { search: string };
    expect([...new URLSearchParams(search)], `with ${name}`).toEqual([
      ['q', inAddress(text)],
      ['page', '2'],
    ]);
    unmount();
  }
});

test('a hostile search that is typed changes the search and nothing else of the address', () => {
  const { list } = listAt('?page=3&kept=1');
  for (const [name, text] of entries.filter(([, typed]) => typed !== '')) {
    act(() => list().setQuery(text));
    expect(list().query, `with ${name}`).toBe(inAddress(text));
    expect(list().at, `with ${name}`).toMatchObject({ pathname: '/blogs', hash: '' });
    expect([...new URLSearchParams(list().at.search).keys()], `with ${name}`).toEqual(['kept', 'q']);
  }
});

test('a page number that is none is the first page', () => {
  const searches = [
    ...entries.map(([, page]) => new URLSearchParams({ page }).toString()),
    'page=-1',
    'page=1e9',
    `page=${'9'.repeat(400)}`,
    'page=01',
    'page=1.5',
    'page=+2',
    'page=२',
    'page=2%0A',
    'page=%E0%A4%A',
    'page=x&page=2',
  ];
  for (const search of searches) {
    const { list, unmount } = listAt(`?${search}`);
    expect(list().page, `with ${search}`).toBe(1);
    unmount();
  }
});

test('however large the page number, the pagination is short and its numbers are pages', () => {
  for (const asked of [1, 2, 999_999, -1, 0])
    for (const pages of [0, 1, 2, 7, 999_999]) {
      const numbers = pageNumbers(clampPage(asked, pages), pages).filter((number) => number !== 'gap');
      expect(numbers.length).toBeLessThanOrEqual(5);
      expect(numbers.every((number) => number >= 1 && number <= Math.max(pages, 1))).toBe(true);
    }
});

test('no hostile text is the id of anything', () => {
  const numbers = ['0', '-1', '01', '1.0', '1e3', '+1', ' 1', '1\n', '1234567', '१'];
  for (const id of [...entries.map(([, text]) => text), ...numbers])
    expect(idOf({ params: { id } }), `with ${id}`).toBeUndefined();
  expect(idOf({ params: {} })).toBeUndefined();
});

test('where a visitor came from is told by whole addresses without queries, whatever the link says', () => {
  const ids = Object.fromEntries(extraFieldNames.map((name) => [name, name]));
  for (const [name, text] of entries) {
    const tags = new URLSearchParams({ utm_source: text, utm_medium: text, gclid: text, email: text });
    const { touch, landingPage, referrer } = originOf(
      `https://www.example.com/blogs?${tags.toString()}`,
      text,
    );
    expect(referrer, `with ${name}`).toMatch(/^(?:https?:\/\/[^?#\s]*)?$/);
    expect(landingPage, `with ${name}`).toMatch(
      /^https:\/\/www\.example\.com\/blogs(?:\?utm_[\w%.*+=&-]*)?$/,
    );
    expect(touch + landingPage, `with ${name}`).not.toMatch(/gclid|email=/);
    const wire = extrasToWire({ first_touch: touch, landing_page: landingPage, referrer }, ids);
    for (const value of Object.values(wire))
      expect(value.length).toBeLessThanOrEqual(extraFields.referrer.limit);
  }
});
