import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../../src/config/paths';
import { company } from '../../src/content/company';
import { FloatingWidgets } from '../../src/layout/FloatingWidgets';
import { renderWithApp } from '../helpers/render';

vi.mock('../../src/content/company', async (load) => {
  const { company: own } = await load<{ company: object }>();
  return { company: { ...own } };
});
const network = { name: 'LinkedIn', icon: 'linkedin-logo', url: 'https://www.linkedin.com/company/us' };
beforeEach(() => Object.assign(company, { whatsapp: '441904000000', social: [network] }));

const link = (name: RegExp) => screen.queryByRole<HTMLAnchorElement>('link', { name, hidden: true });

test('WhatsApp opens a chat in a new tab, with a text that names the page', async () => {
  const { router } = renderWithApp(<FloatingWidgets />, { path: paths.works });
  const chat = link(/^Chat on WhatsApp/);
  expect(chat?.target).toBe('_blank');
  const expectChatAbout = (path: string) => {
    const { origin, pathname, searchParams } = new URL(chat?.href ?? '');
    expect(origin + pathname).toBe('https://wa.me/441904000000');
    const about = `${company.siteUrl}${path}`;
    expect(searchParams.get('text')).toBe(`Hello ${company.name}, I have a question about ${about}`);
  };
  expectChatAbout(paths.works);
  await act(() => router.navigate(paths.course(1)));
  expectChatAbout(paths.course(1));
});

const networks = () => screen.queryByRole('list', { hidden: true });

test('a company with a network has a list with a link to it', () => {
  renderWithApp(<FloatingWidgets />);
  expect(networks()).toContainElement(link(/LinkedIn/));
  expect(link(/LinkedIn/)).toHaveAttribute('href', network.url);
});

test('a company without networks has no list of them', () => {
  Object.assign(company, { social: [] });
  renderWithApp(<FloatingWidgets />);
  expect(link(/LinkedIn/)).toBeNull();
  expect(networks()).toBeNull();
});

test('a company without WhatsApp has no link to it', () => {
  Object.assign(company, { whatsapp: '' });
  renderWithApp(<FloatingWidgets />);
  expect(link(/WhatsApp/)).toBeNull();
});

test('a company without WhatsApp and networks still has What’s New', () => {
  Object.assign(company, { whatsapp: '', social: [] });
  renderWithApp(<FloatingWidgets />);
  expect(screen.getByRole('button', { name: "What's New", hidden: true })).toBeInTheDocument();
});
