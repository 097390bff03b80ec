import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import Offers from '../../src/sections/home/Offers';
import { renderWithApp } from '../helpers/render';

const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getByRole('tabpanel');

beforeEach(() => void renderWithApp(<Offers />));

test('software comes first, and a click shows the other half', () => {
  expect(shown()).toHaveAccessibleName('Software solutions');
  fireEvent.click(tab('EdTech products'));
  expect(tab('EdTech products')).toHaveAttribute('aria-selected', 'true');
  expect(shown()).toHaveAccessibleName('EdTech products');
  expect(shown()).toHaveTextContent('100% job placement guarantee');
});

test('arrow keys go round, other keys do nothing, and Tab stops at the chosen tab alone', () => {
  tab('Software solutions').focus();
  for (const [key, name] of [
    ['ArrowRight', 'EdTech products'],
    ['ArrowRight', 'Software solutions'],
    ['ArrowLeft', 'EdTech products'],
    ['Home', 'EdTech products'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(tab(name)).toHaveFocus();
    expect(shown()).toHaveAccessibleName(name);
  }
  expect(tab('EdTech products')).toHaveAttribute('tabindex', '0');
  expect(tab('Software solutions')).toHaveAttribute('tabindex', '-1');
});
