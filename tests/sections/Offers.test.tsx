import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import Offers from '../../src/sections/home/Offers';
import { renderWithApp } from '../helpers/render';

const choice = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('software is chosen first, and a click on the other half chooses it', async () => {
  const { user } = renderWithApp(<Offers />);
  expect(choice('Software solutions')).toBeChecked();
  await user.click(screen.getByText('EdTech products'));
  expect(choice('EdTech products')).toBeChecked();
  expect(choice('Software solutions')).not.toBeChecked();
});

test('both halves are in the page, in the order of the choices', () => {
  renderWithApp(<Offers />);
  const panels = [...document.querySelectorAll('[data-panel]')].map((panel) => panel.textContent);
  expect(panels).toHaveLength(2);
  expect(panels[1]).toContain('100% job placement guarantee');
});

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
