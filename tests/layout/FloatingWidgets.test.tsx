import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company } from '../../src/content/company';
import { FloatingWidgets } from '../../src/layout/FloatingWidgets';
import { watchDock } from '../../src/native/dock';
import { stopListeningAfterwards } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

const whatsApp = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/, hidden: true }).href);

test('WhatsApp opens a chat in a new tab, with a text that names the page', async () => {
  const { router } = renderWithApp(<FloatingWidgets />, { path: '/works' });
  const link = screen.getByRole('link', { name: 'Chat on WhatsApp (opens in a new tab)', hidden: true });
  expect(link).toHaveAttribute('target', '_blank');
  expect(whatsApp().origin + whatsApp().pathname).toBe(`https://wa.me/${company.whatsapp}`);
  expect(whatsApp().searchParams.get('text')).toBe(
    `Hello ${company.name}, I have a question about ${company.siteUrl}/works`,
  );
  await act(() => router.navigate('/internshipdetailpage/3'));
  expect(whatsApp().searchParams.get('text')).toBe(
    `Hello ${company.name}, I have a question about ${company.siteUrl}/internshipdetailpage/3`,
  );
});

test('What’s New is a button that opens a dialog; without scripts it links to the same events', () => {
  renderWithApp(<FloatingWidgets />);
  const button = screen.getByRole('button', { name: "What's New", hidden: true });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button).toHaveAttribute('href', '/getintouch#whats-new');
});

test('social networks open in a new tab each', () => {
  renderWithApp(<FloatingWidgets />);
  const links = within(screen.getByLabelText('Social networks')).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    company.social.map(({ name, url }) => [`${name} (opens in a new tab)`, url]),
  );
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test('the dock hides while the page scrolls down, and returns when scrolling stops', () => {
  vi.useFakeTimers();
  stopListeningAfterwards();
  renderWithApp(
    <>
      <main />
      <FloatingWidgets />
      <footer />
    </>,
  );
  const place = new DOMRect(0, 9000, 360, 300);
  vi.spyOn(screen.getByRole('contentinfo'), 'getBoundingClientRect').mockReturnValue(place);
  const page = document.documentElement;
  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    dispatchEvent(new Event('scroll'));
  };
  vi.stubGlobal('scrollY', 0);
  watchDock();
  scrollTo(300);
  expect(page).toHaveAttribute('data-dock-away');
  vi.advanceTimersByTime(1000);
  expect(page).not.toHaveAttribute('data-dock-away');
  scrollTo(100);
  expect(page).not.toHaveAttribute('data-dock-away');
});
