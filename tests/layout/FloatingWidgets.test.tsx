import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FloatingWidgets } from '../../src/layout/FloatingWidgets';
import { renderWithApp } from '../helpers/render';

const whatsApp = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);

test('WhatsApp opens a chat in a new tab, with a text that names the page', async () => {
  const { router } = renderWithApp(<FloatingWidgets />, { path: '/works' });
  const link = screen.getByRole('link', { name: 'Chat on WhatsApp (opens in a new tab)' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(whatsApp().origin + whatsApp().pathname).toBe('https://wa.me/919000000000');
  expect(whatsApp().searchParams.get('text')).toBe(
    'Hello Wiselamp, I have a question about https://www.wiselamp.example/works',
  );
  await act(() => router.navigate('/internshipdetailpage/3'));
  expect(whatsApp().searchParams.get('text')).toBe(
    'Hello Wiselamp, I have a question about https://www.wiselamp.example/internshipdetailpage/3',
  );
});

test('What’s New is a button that opens a dialog, and a link to the contact page without scripts', () => {
  renderWithApp(<FloatingWidgets />);
  const button = screen.getByRole('button', { name: "What's New" });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button).toHaveAttribute('href', '/getintouch');
});

test('the social networks stand on the right, in a new tab each', () => {
  renderWithApp(<FloatingWidgets />);
  // Only a wide screen has room for the rail; the style sheet hides it on all others.
  const links = within(screen.getByLabelText('Social networks')).getAllByRole('link', { hidden: true });
  expect(links).toHaveLength(5);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});
