import { screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import Offers from '../../src/sections/home/Offers';

const choice = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a choice made before React takes over stays', () => {
  const offers = (
    <MemoryRouter>
      <Offers />
    </MemoryRouter>
  );
  document.body.innerHTML = `<div>${renderToString(offers)}</div>`;
  choice('EdTech products').click();
  act(() => void hydrateRoot(document.body.firstElementChild ?? document.body, offers));
  expect(choice('EdTech products')).toBeChecked();
});
