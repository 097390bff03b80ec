import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '../../src/config/paths';
import { company } from '../../src/content/company';
import { cookieNotice } from '../../src/content/cookieNotice';
import CookieNotice from '../../src/layout/CookieNotice';
import Footer from '../../src/layout/Footer';
import { override } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

// As on a site that measures: the footer has a button for the notice.
vi.mock('../../src/config/env', async (original) => ({
  ...(await original<object>()),
  asksForConsent: true,
}));

// e2e/contract.spec.ts has the links of the columns, and e2e/shell.spec.ts opens them.

const show = () => renderWithApp(<Footer />);
// Found by label and text: a search by role would compute the style of the whole footer every time.
const copy = (what: string) => screen.getByLabelText(`Copy ${what}`, { selector: 'button' });

test('phone, email and "Partner with us" lead to the company, and the copyright names it', () => {
  show();
  for (const [name, address] of [
    [company.phone, `tel:${company.phone.replace(/[^+\d]/g, '')}`],
    [company.email, `mailto:${company.email}`],
    ['Partner with us', paths.contact],
  ] as const)
    expect(screen.getByText(name, { selector: 'a' })).toHaveAttribute('href', address);
  expect(screen.getByText(new RegExp(`^© ${company.copyrightYear} ${company.legalName}`))).toBeVisible();
});

test('copies phone number and email address, and says so; also where copying is not allowed', async () => {
  show();
  fireEvent.click(copy('email address'));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(company.email);
  fireEvent.click(copy('phone number'));
  expect(await navigator.clipboard.readText()).toBe(company.phone);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  fireEvent.click(copy('phone number'));
  expect(
    await screen.findByText('Your browser blocked copying. Select the text instead.'),
  ).toBeInTheDocument();
});

test('“Cookie choices” moves the focus to the notice, also while that is still open', async () => {
  const { user } = renderWithApp(
    <>
      <CookieNotice />
      <Footer />
    </>,
  );
  await user.click(screen.getByText('Cookie choices', { selector: 'button' }));
  expect(screen.getByRole('region', { name: cookieNotice.label })).toHaveFocus();
});

test('a second copy is announced again', async () => {
  show();
  fireEvent.click(copy('email address'));
  const first = await screen.findByText('Copied');
  fireEvent.click(copy('email address'));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText('Copied')).toBeInTheDocument();
});

/** What a browser would copy. In jsdom a text that a script selects has no focus. */
const selectedText = () =>
  [...document.querySelectorAll('textarea')]
    .map(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))
    .join('');

test('copies on plain http, where browsers have no clipboard for scripts', async () => {
  show();
  const copied: string[] = [];
  // jsdom has no such command.
  override(document, 'execCommand', () => copied.push(selectedText()) > 0);
  vi.stubGlobal('navigator', { language: 'en' });
  fireEvent.click(copy('email address'));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(copied).toEqual([company.email]);
});

test('a copy on plain http leaves the focus on its button', async () => {
  show();
  override(document, 'execCommand', () => true);
  vi.stubGlobal('navigator', { language: 'en' });
  copy('email address').focus();
  fireEvent.click(copy('email address'));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(copy('email address')).toHaveFocus();
});
