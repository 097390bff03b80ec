import { act, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { Fold } from '../../src/runtime/Fold';
import { renderRoutes } from '../helpers/render';

/** Calls back when React has put the first screen into the page. */
const FirstScreen = ({ onShown }: { onShown: () => void }) => {
  useLayoutEffect(onShown, [onShown]);
  return <h1>First screen</h1>;
};

/** The content below the first screen at the moment at which that is in the page. */
const open = () => {
  const seen: (string | undefined)[] = [];
  const look = () => void seen.push(screen.queryByText('Below')?.textContent);
  const view = renderRoutes([
    { path: '/', element: <p>Home</p> },
    {
      path: '/page',
      element: (
        <>
          <FirstScreen onShown={look} />
          <Fold>
            <p>Below</p>
          </Fold>
        </>
      ),
    },
  ]);
  return { ...view, seen };
};

test('a followed link shows the first screen first, then the rest', async () => {
  const { router, seen } = open();
  await act(() => router.navigate('/page'));
  expect(seen).toEqual([undefined]);
  expect(screen.getByText('Below')).toBeVisible();
});

test('a link to a section, and the way back, show the whole page at once', async () => {
  const { router, seen } = open();
  await act(() => router.navigate('/page#section'));
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(seen).toEqual(['Below', 'Below']);
});
