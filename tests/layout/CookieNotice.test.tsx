import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cookieNotice } from '../../src/content/cookieNotice';
import CookieNotice from '../../src/layout/CookieNotice';
import { consent } from '../../src/leads/visitor';
import { setVisible } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

const notice = () => screen.queryByRole('region', { name: 'Cookies' });
beforeEach(() => consent.save(undefined));

test('the notice does not take the focus, and both buttons look alike', () => {
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
  expect(consent.read()).toBe(choice);
  expect(notice()).toBeNull();
});

test.each([
  [
    'counts',
    { countsVisits: true, remembersFirst: false, formsTell: false },
    'May we count your visits for half a year? Nothing you type into a form is part of it. If you decline, we do not.',
  ],
  [
    'remembers',
    { countsVisits: false, remembersFirst: true, formsTell: true },
    'May we remember for half a year how this visit began? Nothing you type into a form is part of it; a campaign’s tags may include your search words. If you decline, we do not. A form you send on this visit will still tell us how the visit began.',
  ],
  [
    'does both',
    { countsVisits: true, remembersFirst: true, formsTell: true },
    'May we count your visits for half a year, and remember how this one began? Nothing you type into a form is part of it; a campaign’s tags may include your search words. If you decline, we do neither. A form you send on this visit will still tell us how the visit began.',
  ],
])('the notice of a site that %s asks for that alone', (_, asked, text) => {
  expect(cookieNotice.text(asked)).toBe(text);
});

test('does not ask again after a choice; reopening the notice moves the focus to it', () => {
  consent.save('declined');
  renderWithApp(<CookieNotice />);
  expect(notice()).toBeNull();
  act(() => consent.save(undefined));
  expect(notice()).toHaveFocus();
});

test('“Cookie choices” in another tab leaves the focus of this one where it is', () => {
  consent.save('declined');
  renderWithApp(
    <>
      <input />
      <CookieNotice />
    </>,
  );
  const field = screen.getByRole('textbox');
  field.focus();
  setVisible(false);
  act(() => consent.save(undefined));
  expect(notice()).toBeVisible();
  expect(field).toHaveFocus();
});

/** A page with a way to reopen the notice, as the footer has. */
const page = (
  <>
    <main id="main" tabIndex={-1} />
    <button onClick={() => consent.save(undefined)}>Cookie choices</button>
    <CookieNotice />
  </>
);

test('after the answer the focus is at the start of the page, not lost with the button', async () => {
  const { user } = renderWithApp(page);
  await user.click(screen.getByText('Accept'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('after an answer to the reopened notice the focus is back where it was', async () => {
  consent.save('declined');
  const { user } = renderWithApp(page);
  await user.click(screen.getByText('Cookie choices'));
  await user.click(screen.getByText('Accept'));
  expect(screen.getByText('Cookie choices')).toHaveFocus();
});

test('an answer in another tab leaves the focus alone', () => {
  renderWithApp(page);
  act(() => consent.save('accepted'));
  expect(notice()).toBeNull();
  expect(document.body).toHaveFocus();
});

test('the first notice is announced; one that is opened again takes the focus instead', () => {
  renderWithApp(<CookieNotice />);
  expect(screen.getByRole('status')).toHaveTextContent('Cookies');
  act(() => consent.save('declined'));
  act(() => consent.save(undefined));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(notice()).toHaveFocus();
});
