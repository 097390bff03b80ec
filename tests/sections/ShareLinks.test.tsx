import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ShareLinks from '../../src/sections/blog/ShareLinks';
import { renderWithApp } from '../helpers/render';

test('every way to share names the article and its whole address, encoded', () => {
  renderWithApp(<ShareLinks title="Q&A: 5 steps" path="/blog/1" />);
  const addressOf = (name: RegExp) => new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  const page = /^https?:\/\/[^/]+\/blog\/1$/;

  const whatsApp = addressOf(/WhatsApp \(opens in a new tab\)/).searchParams.get('text');
  expect(whatsApp).toMatch(/^Q&A: 5 steps https?:\/\/[^/]+\/blog\/1$/);
  expect(addressOf(/LinkedIn/).searchParams.get('url')).toMatch(page);
  const x = addressOf(/on X/).searchParams;
  expect(x.get('text')).toBe('Q&A: 5 steps');
  expect(x.get('url')).toMatch(page);
  const mail = addressOf(/email/);
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('subject')).toBe('Q&A: 5 steps');
  expect(mail.searchParams.get('body')).toMatch(page);
  expect(screen.getByRole('button', { name: /copy/i })).toBeVisible();
});
