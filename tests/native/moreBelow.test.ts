import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startMoreBelow } from '../../src/native/moreBelow';
import { stopListeningAfterwards } from '../helpers/page';

test('“More questions” scrolls its box, also in a part whose clicks React stops, because its code has not arrived', () => {
  stopListeningAfterwards();
  startMoreBelow();
  document.body.innerHTML = '<main><div><button data-native="more">More questions</button></div></main>';
  const scrollBy = vi.fn<() => void>();
  const row = screen.getByText('More questions');
  Object.assign(row.parentElement ?? {}, { scrollBy });
  document.querySelector('main')?.addEventListener('click', (event) => event.stopPropagation(), true);
  row.click();
  expect(scrollBy).toHaveBeenCalledOnce();
});
