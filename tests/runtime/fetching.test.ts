import { beforeEach, expect, test, vi } from 'vitest';
import { islands } from '../../src/runtime/islandRegistry';
import { faq, find, loads, open, preparePage } from '../helpers/islands';
import { pass } from '../helpers/time';

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

beforeEach(preparePage);

test.each(touches)('fetches the app once, after the frame that answers the first %s', async (type) => {
  const load = loads();
  open(faq, load);
  expect(load).not.toHaveBeenCalled();
  find('button').dispatchEvent(new Event(type, { bubbles: true }));
  expect(load).not.toHaveBeenCalled();
  await pass(100);
  expect(load).toHaveBeenCalledOnce();
  find('button').click();
  dispatchEvent(new Event('scroll'));
  await pass(5000);
  expect(load).toHaveBeenCalledOnce();
});

test.each(touches)('%s hydrates the island that it reaches, and no other', (type) => {
  const hydrate = vi.spyOn(islands, 'hydrate');
  open(`${faq}<div data-island="roadmap"></div>`);
  find('button').dispatchEvent(new Event(type, { bubbles: true }));
  expect(hydrate).toHaveBeenCalledExactlyOnceWith('faq');
});

test('scrolling fetches the app and hydrates no island', async () => {
  const hydrate = vi.spyOn(islands, 'hydrate');
  const load = loads();
  open(faq, load);
  dispatchEvent(new Event('scroll'));
  await pass(100);
  expect(load).toHaveBeenCalledOnce();
  expect(hydrate).not.toHaveBeenCalled();
});

test('never fetches the app for a visitor who only reads, except when it is started', async () => {
  const load = loads();
  const { startApp } = open(faq, load);
  dispatchEvent(new Event('load'));
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
  startApp();
  startApp();
  expect(load).toHaveBeenCalledOnce();
});
