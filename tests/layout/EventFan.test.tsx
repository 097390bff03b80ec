import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { events } from '../../src/content/events';
import { EventFan } from '../../src/layout/EventFan';
import { renderWithApp } from '../helpers/render';

test('a tap selects a card, and the arrows continue from it', async () => {
  const { user } = renderWithApp(<EventFan />);
  const cards = screen.getAllByRole('listitem');
  const standsOut = () => cards.filter((card) => card.matches('[data-current]'));
  act(() => cards[4]?.focus());
  expect(standsOut()).toEqual([cards[4]]);
  expect(screen.getByRole('status')).toHaveTextContent(`5 of ${events.length}`);
  await user.click(screen.getByRole('button', { name: 'Next event' }));
  expect(standsOut()).toEqual([cards[5]]);
});
