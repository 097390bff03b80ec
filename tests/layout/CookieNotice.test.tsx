import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { readChoice, saveChoice } from '../../src/consent/choice';
import CookieNotice from '../../src/layout/CookieNotice';
import { renderWithApp } from '../helpers/render';

const notice = () => screen.queryByRole('region', { name: 'Cookies' });
beforeEach(() => saveChoice(undefined));

test('the notice asks without taking the focus, and a yes and a no weigh the same', () => {
  renderWithApp(<CookieNotice />);
  expect(notice()).toBeVisible();
  expect(document.body).toHaveFocus();
  const [no, yes] = screen.getAllByRole('button');
  expect(no).toHaveTextContent('Decline');
  expect(yes).toHaveTextContent('Accept');
  expect(yes?.className).toBe(no?.className);
  expect(screen.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy');
});

test.each([
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
])('"%s" is remembered and closes it', async (label, choice) => {
  const { user } = renderWithApp(<CookieNotice />);
  await user.click(screen.getByRole('button', { name: label }));
  expect(readChoice()).toBe(choice);
  expect(notice()).toBeNull();
});

test('who has chosen is not asked; who wants to choose anew is led to the question', () => {
  saveChoice('declined');
  renderWithApp(<CookieNotice />);
  expect(notice()).toBeNull();
  act(() => saveChoice(undefined));
  expect(notice()).toHaveFocus();
});
