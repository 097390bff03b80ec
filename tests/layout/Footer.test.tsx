import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import Footer from '../../src/layout/Footer';
import { renderWithApp } from '../helpers/render';

const show = () => renderWithApp(<Footer />);
const linksIn = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('five social networks open in a new tab', () => {
  show();
  const list = screen.getByRole('list', { name: 'Social networks' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'LinkedIn (opens in a new tab)',
    'Instagram (opens in a new tab)',
    'Facebook (opens in a new tab)',
    'YouTube (opens in a new tab)',
    'X (opens in a new tab)',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.getAttribute('href')).toMatch(/^https:\/\//);
  }
});

test('the columns are Company, Services and Contact, and each can be expanded', async () => {
  const { user } = show();
  const columns = [...document.querySelectorAll('details')];
  expect(columns.map((column) => column.textContent.trim())).toEqual(['Company', 'Services', 'Contact']);
  // What opens stands beside the row, not in it: no browser needs `::details-content` to show it.
  expect(columns.map((column) => linksIn(column.parentElement ?? document.body))).toEqual([
    [
      ['About', '/aboutus'],
      ['Blogs', '/blogs'],
      ['Works', '/works'],
      ['Contact us', '/getintouch'],
    ],
    [
      ['Skill Oriented Courses', '/SkillOrientedCourses'],
      ['Internships', '/internshipsandtrainings'],
      ['Corporate OnCampus', '/coorperateoncampus'],
    ],
    [
      ['+91 90000 00000', 'tel:+919000000000'],
      ['support@wiselamp.example', 'mailto:support@wiselamp.example'],
    ],
  ]);
  const contact = screen.getByRole('link', { name: '+91 90000 00000', hidden: true });
  expect(contact).not.toBeVisible();
  await user.click(screen.getByText('Contact', { selector: 'summary' }));
  expect(contact).toBeVisible();
});

test('phone, email and Partner with us are at hand', () => {
  show();
  expect(screen.getByRole('link', { name: '+91 90000 00000', hidden: true })).toHaveAttribute(
    'href',
    'tel:+919000000000',
  );
  expect(screen.getByRole('link', { name: 'support@wiselamp.example', hidden: true })).toHaveAttribute(
    'href',
    'mailto:support@wiselamp.example',
  );
  expect(screen.getByRole('link', { name: 'Partner with us' })).toHaveAttribute('href', '/getintouch');
});

test('the four legal pages and the copyright line of 2023 close the page', () => {
  show();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(-4)).toEqual([
    ['Privacy Policy', '/privacy-policy'],
    ['Terms and Conditions', '/terms-and-conditions'],
    ['Cookie Policy', '/cookie-policy'],
    ['Acceptable Use Policy', '/acceptable-use-policy'],
  ]);
  expect(screen.getByText(/^© 2023 Wiselamp/)).toBeVisible();
});

test('the logo scrolls to the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user } = show();
  scrollTo.mockClear();
  await user.click(screen.getByRole('button', { name: 'Wiselamp, back to the top' }));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
});

test('phone number and email address can be copied, and the page says so', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Copy email address', hidden: true }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('support@wiselamp.example');
  await user.click(screen.getByRole('button', { name: 'Copy phone number', hidden: true }));
  expect(await navigator.clipboard.readText()).toBe('+91 90000 00000');
});

test('where copying is not allowed the page says that instead', async () => {
  const { user } = show();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy phone number', hidden: true }));
  expect(await screen.findByText('Copying is not allowed here')).toBeInTheDocument();
});
