import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '../../src/config/paths';
import { company } from '../../src/content/company';
import { footerColumns, legalLinks } from '../../src/content/navigation';
import Footer from '../../src/layout/Footer';
import { renderWithApp } from '../helpers/render';

const show = () => renderWithApp(<Footer />);
const linksIn = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

const tel = `tel:${company.phone.replace(/[^+\d]/g, '')}`;
const contacts = [
  [company.phone, tel],
  [company.email, `mailto:${company.email}`],
];
const labelled = (items: readonly { label: string; to: string }[]) =>
  items.map(({ label, to }) => [label, to]);

test('the columns list their links and the contacts, and each can be expanded', async () => {
  const { user } = show();
  const columns = [...document.querySelectorAll('details')];
  expect(columns.map((column) => column.textContent.trim())).toEqual([
    ...footerColumns.map(({ heading }) => heading),
    'Contact',
  ]);
  // The links are next to the row, not in it: no browser needs `::details-content` to show them.
  expect(columns.map((column) => linksIn(column.parentElement ?? document.body))).toEqual([
    ...footerColumns.map(({ links }) => labelled(links)),
    contacts,
  ]);
  const contact = screen.getByRole('link', { name: company.phone, hidden: true });
  expect(contact).not.toBeVisible();
  await user.click(screen.getByText('Contact', { selector: 'summary' }));
  expect(contact).toBeVisible();
});

test('links to the contact page and the networks; legal pages and copyright come last', () => {
  show();
  expect(screen.getByRole('link', { name: 'Partner with us' })).toHaveAttribute('href', paths.contact);
  const networks = screen.getByRole('list', { name: 'Social networks' });
  expect(within(networks).getAllByRole('link')).toHaveLength(company.social.length);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(-legalLinks.length)).toEqual(labelled(legalLinks));
  expect(screen.getByText(new RegExp(`^© ${company.copyrightYear} ${company.legalName}`))).toBeVisible();
});

test('the logo scrolls to the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = show();
  scrollTo.mockClear();
  await user.click(screen.getByRole('button', { name: `${company.name}, back to the top` }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});

test('copies phone number and email address, and confirms it', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Copy email address', hidden: true }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(company.email);
  await user.click(screen.getByRole('button', { name: 'Copy phone number', hidden: true }));
  expect(await navigator.clipboard.readText()).toBe(company.phone);
});

test('shows a message where copying is not allowed', async () => {
  const { user } = show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy phone number', hidden: true }));
  expect(await screen.findByText('Copying is not allowed here')).toBeInTheDocument();
});
