import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Providers } from '../../src/App';
import { chapters } from '../../src/gallery/chapters';

test.each(chapters)(
  'every label of the chapter $title has a sample, and nothing complains',
  async ({ Content }) => {
    const sprite = '<svg><symbol id="rocket"></symbol></svg>';
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(sprite)));
    const { container } = render(<Content />, { wrapper: Providers });
    await act(async () => {});
    const labels = [...container.querySelectorAll(':scope > p')];
    expect(labels.length).toBeGreaterThan(0);
    const isEmpty = (sample: Element | null) =>
      !sample || labels.includes(sample) || (!sample.textContent && sample.querySelectorAll('*').length < 2);
    const wrong = labels.filter(
      ({ nextElementSibling, textContent }) => isEmpty(nextElementSibling) !== textContent.endsWith(': none'),
    );
    expect(wrong.map(({ textContent }) => textContent)).toEqual([]);
  },
);
