import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PagedList } from '../../src/components/PagedList';
import { renderWithApp } from '../helpers/render';

const names = Array.from({ length: 40 }, (_, index) => `Item ${index + 1}`);
const wide = { wide: 10, narrow: 10 };

/** A list that carries ten of its forty items. */
const show = (path: string, load: (upTo: number) => Promise<readonly string[]>) =>
  renderWithApp(
    <PagedList
      items={names.slice(0, 10)}
      more={{ total: names.length, load }}
      keyOf={(name) => name}
      textOf={(name) => name}
      pageSizes={wide}
      noun={{ one: 'item', many: 'items' }}
    >
      {(name) => <span>{name}</span>}
    </PagedList>,
    { path },
  );
const loads = () =>
  vi.fn<(upTo: number) => Promise<string[]>>(async (upTo: number) =>
    names.slice(0, Math.ceil(upTo / 10) * 10),
  );
/** The items that both widths show. */
const shown = () =>
  screen
    .getAllByText(/^Item \d+$/)
    .filter((name) => name.closest('li')?.dataset['at'] === undefined)
    .map(({ textContent }) => textContent);

test('the first page needs nothing more, and still counts everything', () => {
  const load = loads();
  show('/', load);
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('40 items');
  expect(screen.getAllByRole('link', { name: /4$/ }).length).toBeGreaterThan(0);
});

test('a later page is fetched when somebody turns to it', async () => {
  const load = loads();
  show('/?page=3', load);
  expect(screen.getByRole('status')).toHaveTextContent('Loading more items…');
  await screen.findByText('Item 21');
  expect(load).toHaveBeenCalledExactlyOnceWith(30);
  expect(screen.getByRole('status')).toHaveTextContent('40 items');
  expect(shown()).toEqual(names.slice(20, 30));
});

test('a search looks at everything', async () => {
  const load = loads();
  show('/?q=item 40', load);
  await screen.findByText('Item 40');
  expect(load).toHaveBeenCalledExactlyOnceWith(40);
  expect(screen.getByRole('status')).toHaveTextContent('1 item matches “item 40”');
});

test('what cannot be fetched is said, and tried again on request', async () => {
  const load = loads().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { user } = show('/?page=2', load);
  expect(await screen.findByText('The other items could not be loaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Item 11');
  expect(shown()).toEqual(names.slice(10, 20));
});
