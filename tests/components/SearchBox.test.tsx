import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchBox } from '../../src/components/SearchBox';
import { RESULTS } from '../../src/components/useListAddress';
import { renderWithApp } from '../helpers/render';

const show = (path: string, props: Partial<Parameters<typeof SearchBox>[0]> = {}) =>
  renderWithApp(
    <>
      <SearchBox placeholder="Search courses" {...props} />
      <section id={RESULTS}>Results</section>
    </>,
    { path },
  );
const field = () => screen.getByRole<HTMLInputElement>('searchbox');

test('shows the query of the address and follows its changes', async () => {
  const { router } = show('/?q=java');
  expect(field()).toHaveValue('java');
  await act(() => router.navigate('/?q=cloud'));
  expect(field()).toHaveValue('cloud');
  await act(() => router.navigate('/'));
  expect(field()).toHaveValue('');
});

test('half a character, which no address can carry, is searched for as its replacement', async () => {
  const { user, router } = show('/');
  await user.type(field(), '\ud83d');
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('\ufffd');
});

test('a long text stays complete in the field; the address takes as much as servers accept', async () => {
  const { user, router } = show('/');
  await user.click(field());
  await user.paste('x'.repeat(300));
  expect(router.state.location.search).toBe(`?q=${'x'.repeat(200)}`);
  await user.keyboard('y');
  expect(field()).toHaveValue(`${'x'.repeat(300)}y`);
});

test.each([
  ['its label names it, and its button leads to the results', 'Find your course', '{Tab}{Enter}'],
  ['its placeholder names it when it has no label, and Enter leads to the results', undefined, '{Enter}'],
])('%s', async (_, label, keys) => {
  const { user } = show('/', label ? { label, button: 'Search' } : {});
  await user.click(screen.getByRole('searchbox', { name: label ?? 'Search courses' }));
  await user.keyboard(keys);
  expect(screen.getByText('Results')).toHaveFocus();
});
