import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company } from '../../src/content/company';
import { FloatingWidgets } from '../../src/layout/FloatingWidgets';
import { watchDock } from '../../src/native/dock';
import { stopListeningAfterwards } from '../helpers/page';
import { renderWithApp } from '../helpers/render';

test('WhatsApp opens a chat in a new tab, with a text that names the page', async () => {
  const { router } = renderWithApp(<FloatingWidgets />, { path: '/works' });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Chat on WhatsApp/, hidden: true });
  expect(link.target).toBe('_blank');
  const expectChatAbout = (path: string) => {
    const { origin, pathname, searchParams } = new URL(link.href);
    expect(origin + pathname).toBe(`https://wa.me/${company.whatsapp}`);
    const about = `${company.siteUrl}${path}`;
    expect(searchParams.get('text')).toBe(`Hello ${company.name}, I have a question about ${about}`);
  };
  expectChatAbout('/works');
  await act(() => router.navigate('/internshipdetailpage/3'));
  expectChatAbout('/internshipdetailpage/3');
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
