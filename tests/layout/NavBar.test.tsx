import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../src/config/paths';
import { company } from '../../src/content/company';
import { DIALOG_HOST } from '../../src/dialogs/dialogs.markup';
import { NavBar } from '../../src/layout/NavBar';
import { startMenus } from '../../src/native/menus';
import { stopListeningAfterwards } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

// e2e/shell.spec.ts and e2e/accessibility/keyboard.spec.ts open and close the menus by pointer, tap and key.

vi.mock('../../src/content/company', async (load) => {
  const { company: own } = await load<{ company: object }>();
  return { company: { ...own } };
});

beforeEach(() => {
  Object.assign(company, { whatsapp: '441904000000' });
  stopListeningAfterwards();
  startMenus();
});

// Found by text: a search by role would compute the style of the whole bar every time.
const menuButton = () => screen.getByText('Menu').closest('summary') ?? expect.fail();
const isOpen = () => menuButton().closest('details')?.open;

test.each([
  { what: 'a press', act: () => fireEvent.pointerDown(screen.getByText('Close')) },
  { what: 'Escape', act: () => fireEvent.keyDown(screen.getByText('Close'), { key: 'Escape' }) },
])('$what in a dialog closes no menu, because the dialog returns focus to its opener', ({ act }) => {
  renderWithApp(<NavBar />);
  document.body.insertAdjacentHTML('beforeend', `<div id="${DIALOG_HOST}"><button>Close</button></div>`);
  fireEvent.click(menuButton());
  act();
  expect(isOpen()).toBe(true);
});

const currentLinks = () =>
  [...document.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);

test('on the page of Works its link is the current one, and no other', () => {
  renderWithApp(<NavBar />, { path: paths.works });
  expect(currentLinks()).toEqual(['Works']);
});

test('on the page of one course no link of the bar is the current page', () => {
  renderWithApp(<NavBar />, { path: paths.course(3) });
  expect(currentLinks()).toEqual([]);
});

test('following a link to the current page closes the menu', async () => {
  const { user } = renderWithApp(<NavBar />, { path: '/works' });
  fireEvent.click(menuButton());
  expect(isOpen()).toBe(true);
  await user.click(screen.getByText('Works', { selector: 'a' }));
  expect(isOpen()).toBe(false);
});

const whatsApp = () => screen.queryByText('WhatsApp')?.getAttribute('href');

test('the panel ends in the phone number, and in a WhatsApp chat about the page', () => {
  renderWithApp(<NavBar />, { path: paths.works });
  const phone = screen.getByText(company.phone);
  expect(phone).toHaveAttribute('href', `tel:${company.phone.replace(/[^+\d]/g, '')}`);
  expect(whatsApp()).toContain('https://wa.me/441904000000?text=');
  expect(whatsApp()).toContain(encodeURIComponent(paths.works));
});

test('the panel of a company without WhatsApp ends in the phone number', () => {
  Object.assign(company, { whatsapp: '' });
  renderWithApp(<NavBar />);
  expect(screen.getByText(company.phone)).toBeInTheDocument();
  expect(whatsApp()).toBeUndefined();
});
