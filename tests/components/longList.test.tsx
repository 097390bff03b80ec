import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PagedList } from '../../src/components/PagedList';
import { renderWithApp } from '../helpers/render';

const items = Array.from({ length: 3000 }, (_, index) => `Article ${index + 1}`);

const renderList = (path: string) =>
  renderWithApp(
    <PagedList
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

test('a page of a list with thousands of items has the first ninety', () => {
  const { container } = renderList('/');
  expect(container.querySelectorAll('h3')).toHaveLength(90);
  expect(screen.getByRole('status')).toHaveTextContent('3000 articles');
});

test('a later page, and a search, show items that were not in the page', () => {
  renderList('/?page=200');
  expect(screen.getByRole('heading', { name: 'Article 1800' })).toBeVisible();
  renderList('/?q=article+2999');
  expect(screen.getByRole('heading', { name: 'Article 2999' })).toBeVisible();
});
