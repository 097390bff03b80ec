import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Providers } from '../../src/App';
import { chapters } from '../../src/gallery/chapters';

test.each(chapters)(
  'the chapter $title shows itself, without a complaint on the console',
  async ({ Content }) => {
    const sprite = '<svg><symbol id="rocket"></symbol></svg>';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(sprite)));
    const { container } = render(<Content />, { wrapper: Providers });
    await act(async () => {});
    expect(container.querySelectorAll('p').length).toBeGreaterThan(0);
  },
);
