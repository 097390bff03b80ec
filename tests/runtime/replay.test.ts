import { beforeEach, expect, test, vi } from 'vitest';
import {
  contactForm,
  count,
  faq,
  find,
  open,
  preparePage,
  settle,
  theForm,
  typeName,
} from '../helpers/islands';

beforeEach(preparePage);

test('repeats a click on an island once, when it has hydrated', async () => {
  const { startUp, untilRequested, takeOver } = await open(faq);
  startUp();
  const clicks = count('button', 'click');
  const hydrated = vi.fn<() => void>();
  void untilRequested('faq', 'navigation').then(hydrated);
  find('button').click();
  find('button').click();
  await settle();
  expect(hydrated).toHaveBeenCalledOnce();
  expect(clicks).not.toHaveBeenCalled();
  takeOver('app');
  expect(clicks).not.toHaveBeenCalled();
  takeOver('faq');
  expect(clicks).toHaveBeenCalledOnce();
  find('[data-island="app"]').insertAdjacentHTML('beforeend', '<div data-island="later"></div>');
  takeOver('later');
  expect(clicks).toHaveBeenCalledOnce();
});

test('a click on an icon inside a control counts as a click on the control', async () => {
  const { startUp, takeOver } = await open('<div data-island="faq"><button><i>+</i></button></div>');
  startUp();
  const clicks = count('button', 'click');
  find('i').click();
  takeOver('app', 'faq');
  expect(clicks).toHaveBeenCalledOnce();
});

test('leaves controls of hydrated islands and outside of islands alone', async () => {
  const { startUp, takeOver } = await open('<button>Hydrated</button>');
  document.body.insertAdjacentHTML('beforeend', '<button id="outside">Outside</button>');
  startUp();
  takeOver('app');
  const clicks = [count('[data-island] button', 'click'), count('#outside', 'click')];
  find('[data-island] button').click();
  find('#outside').click();
  for (const seen of clicks) expect(seen).toHaveBeenCalledOnce();
});

test('a plain link works before hydration', async () => {
  const { startUp } = await open('<a href="#works">Works</a>');
  startUp();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', async (key) => {
  const { startUp } = await open('<a href="#contact" role="button" data-dialog="heroProject">Open</a>');
  startUp();
  const clicks = count('a', 'click');
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  expect(clicks).toHaveBeenCalledOnce();
});

test('repeats a click on an opener instead of following its link', async () => {
  const { startUp, takeOver } = await open('<a href="#contact" data-dialog="heroProject">Open</a>');
  startUp();
  find('a').click();
  await settle();
  expect(location.hash).toBe('');
  const clicks = count('a', 'click');
  takeOver('app');
  expect(clicks).toHaveBeenCalledOnce();
});

test('repeats a submit once the form has hydrated, and not before', async () => {
  const { startUp, takeOver } = await open(contactForm);
  startUp();
  typeName('Asha');
  const wasPrevented: boolean[] = [];
  find('form').addEventListener('submit', (event) => {
    wasPrevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  theForm().requestSubmit();
  expect(wasPrevented).toEqual([true]);
  takeOver('app');
  expect(wasPrevented).toEqual([true]);
  takeOver('contact-form');
  expect(wasPrevented).toEqual([true, false]);
});
