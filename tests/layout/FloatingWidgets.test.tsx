import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { company } from '../../src/content/company';
import { FloatingWidgets } from '../../src/layout/FloatingWidgets';
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
