import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PagedList } from '../../src/components/PagedList';
import { renderWithApp } from '../helpers/render';

const names = Array.from({ length: 40 }, (_, index) => `Item ${index + 1}`);
const wide = { wide: 10, narrow: 10 };
type Load = (from: number, to: number) => Promise<readonly string[]>;

/** A list that carries ten of its forty items. */
const show = (path: string, load: Load, pageSizes = wide) =>
  renderWithApp(
    <>
      <Link to="?page=3">To page 3</Link>
      <Link to="?q=9">To the nines</Link>
      <PagedList
        items={names.slice(0, 10)}
        more={{ total: names.length, load }}
        keyOf={(name) => name}
        textOf={(name) => name}
        pageSizes={pageSizes}
        noun={{ one: 'item', many: 'items' }}
      >
        {(name) => <span>{name}</span>}
      </PagedList>
    </>,
    { path },
  );
const loads = () => vi.fn<Load>(async (from, to) => names.slice(from, to));
/** The items that stand in the page for one width, or for both. */
const shown = (width: 'wide' | 'narrow' = 'wide') =>
  screen
    .getAllByText(/^Item \d+$/)
    .filter((name) => (name.closest('li')?.dataset['at'] ?? width) === width)
    .map(({ textContent }) => textContent);

test('the first page needs nothing more, and still counts everything', () => {
  const load = loads();
  show('/', load);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('40 items');
  expect(screen.getAllByRole('link', { name: /4$/ }).length).toBeGreaterThan(0);
});

test('a later page fetches what it shows and nothing else', async () => {
  const load = loads();
  show('/?page=3', load);
  expect(screen.getByRole('status')).toHaveTextContent('Loading more items…');
  await screen.findByText('Item 21');
  expect(new Set(load.mock.calls.map(String))).toEqual(new Set(['20,30']));
  expect(screen.getByRole('status')).toHaveTextContent('40 items');
  expect(shown()).toEqual(names.slice(20, 30));
});

test('a page that is not the same on a wide and a narrow screen is fetched for both', async () => {
  const load = loads();
  show('/?page=4', load, { wide: 10, narrow: 4 });
  await screen.findByText('Item 31');
  expect(load.mock.calls).toEqual([
    [30, 40],
    [12, 16],
  ]);
  expect(shown()).toEqual(names.slice(30, 40));
  expect(shown('narrow')).toEqual(names.slice(12, 16));
});

test('what came later is drawn only while it shows', async () => {
  const { user } = show('/?page=4', loads());
  await screen.findByText('Item 31');
  await user.click(screen.getByRole('link', { name: 'To page 3' }));
  await screen.findByText('Item 21');
  expect(shown()).toEqual(names.slice(20, 30));
  expect(screen.queryByText('Item 31')).toBeNull();
});

test('a search keeps the order of the list, whatever was fetched before', async () => {
  const { user } = show('/?page=4', loads());
  await screen.findByText('Item 31');
  await user.click(screen.getByRole('link', { name: 'To the nines' }));
  await screen.findByText('Item 29');
  expect(shown()).toEqual(['Item 9', 'Item 19', 'Item 29', 'Item 39']);
});

test('a search finds what the list does not carry', async () => {
  const load = loads();
  show('/?q=item 3', load, { wide: 4, narrow: 4 });
  await screen.findByText('Item 30');
  expect(load).toHaveBeenCalledExactlyOnceWith(0, 40);
  expect(screen.getByRole('status')).toHaveTextContent('11 items match “item 3”');
  expect(shown()).toEqual(['Item 3', 'Item 30', 'Item 31', 'Item 32']);
});

test('what cannot be fetched is said, and tried again on request', async () => {
  const load = loads().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = show('/?page=2', load);
  expect(await screen.findByText('The other items could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Item 11');
  expect(shown()).toEqual(names.slice(10, 20));
  expect(screen.getByRole('group', { name: 'List of items' })).toHaveFocus();
});

test('a page that failed does not keep the others from loading', async () => {
  const load = loads().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = show('/?page=2', load);
  await screen.findByText('The other items could not be loaded.');
  await user.click(screen.getByRole('link', { name: 'To page 3' }));
  await screen.findByText('Item 21');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
