import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from '../../src/components/CopyButton';
import { renderWithApp } from '../helpers/render';

const denyClipboard = () =>
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));

test('a copied value is in the clipboard, which only screen readers are told', async () => {
  const { user } = renderWithApp(<CopyButton value="+91 90000 00000" what="the phone number" />);
  await user.click(screen.getByRole('button', { name: 'Copy the phone number' }));
  expect(await navigator.clipboard.readText()).toBe('+91 90000 00000');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(screen.getByRole('status')).toHaveClass('visually-hidden');
});

test.each([
  { denied: undefined, said: 'Your browser blocked copying. Select the text instead.' },
  { denied: 'The link is in the address bar.', said: 'The link is in the address bar.' },
])('where the browser denies the clipboard everybody reads "$said"', async ({ denied, said }) => {
  const { user } = renderWithApp(<CopyButton value="x" what="it" {...(denied && { denied })} />);
  denyClipboard();
  await user.click(screen.getByRole('button', { name: 'Copy it' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveClass('visually-hidden');
});
