import { beforeEach, expect, test, vi } from 'vitest';
import { count, faq, find, loads, open, preparePage } from '../helpers/islands';
import { addOpeningNotice } from '../helpers/openingNotice';

const opener = '<a href="#contact" data-dialog="heroProject">Open</a>';
const openPage = async (body: string) => {
  const runtime = await open(body);
  runtime.startUp(loads());
  return { ...runtime, ...addOpeningNotice() };
};

beforeEach(preparePage);

test('a tap on an opener shows the notice until React repeats the tap', async () => {
  const { notice, markHydrated } = await openPage(opener);
  find('a').click();
  expect(notice.open).toBe(true);
  const clicks = count('a', 'click');
  markHydrated(find('[data-island="app"]'));
  expect(notice.open).toBe(false);
  expect(clicks).toHaveBeenCalledOnce();
});

test('Escape cancels the tap', async () => {
  const { notice, pressEscape, markHydrated, DEADLINE } = await openPage(opener);
  find('a').click();
  pressEscape();
  expect(notice.open).toBe(false);
  expect(find('a')).not.toHaveAttribute('aria-busy');
  const clicks = count('a', 'click');
  markHydrated(find('[data-island="app"]'));
  await vi.advanceTimersByTimeAsync(DEADLINE);
  expect(clicks).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
});

test('without React the notice stays until the contact page replaces this one', async () => {
  const { notice, DEADLINE } = await openPage(opener);
  find('a').click();
  await vi.advanceTimersByTimeAsync(DEADLINE);
  expect(location.hash).toBe('#contact');
  expect(notice.open).toBe(true);
  dispatchEvent(new Event('pagehide'));
  expect(notice.open).toBe(false);
});

test('a tap on a control that opens no dialog neither shows nor closes the notice', async () => {
  const { notice, markHydrated } = await openPage(`${faq}<div data-island="hero">${opener}</div>`);
  find('button').click();
  expect(notice.open).toBe(false);
  find('a').click();
  markHydrated(find('[data-island="app"]'));
  markHydrated(find('[data-island="faq"]'));
  expect(notice.open).toBe(true);
});
