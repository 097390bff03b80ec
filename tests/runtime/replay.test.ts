import { beforeEach, expect, test, vi } from 'vitest';
import {
  contactForm,
  count,
  faq,
  find,
  loads,
  open,
  preparePage,
  settle,
  theForm,
  typeName,
} from '../helpers/islands';

beforeEach(preparePage);

test('a click on a sleeping control wakes its island and is done again, once, when it is awake', async () => {
  const { startUp, untilRequested, markHydrated } = await open(faq);
  startUp(loads());
  const clicks = count('button', 'click');
  const awake = vi.fn<() => void>();
  void untilRequested('faq', 'navigation').then(awake);
  find('button').click();
  find('button').click();
  await settle();
  expect(awake).toHaveBeenCalledOnce();
  expect(clicks).not.toHaveBeenCalled();
  markHydrated(find('[data-island="app"]'));
  expect(clicks).not.toHaveBeenCalled();
  markHydrated(find('[data-island="faq"]'));
  expect(clicks).toHaveBeenCalledOnce();
  find('[data-island="app"]').insertAdjacentHTML('beforeend', '<div data-island="later"></div>');
  markHydrated(find('[data-island="later"]'));
  expect(clicks).toHaveBeenCalledOnce();
});

test('a click on an icon inside a control counts as a click on the control', async () => {
  const { startUp, markHydrated } = await open('<div data-island="faq"><button><i>+</i></button></div>');
  startUp(loads());
  const clicks = count('button', 'click');
  find('i').click();
  markHydrated(find('[data-island="app"]'));
  markHydrated(find('[data-island="faq"]'));
  expect(clicks).toHaveBeenCalledOnce();
});

test('controls of an awake part and of no island are left alone', async () => {
  const { startUp, markHydrated } = await open('<button>Awake</button>');
  document.body.insertAdjacentHTML('beforeend', '<button id="outside">Outside</button>');
  startUp(loads());
  markHydrated(find('[data-island="app"]'));
  const clicks = [count('[data-island] button', 'click'), count('#outside', 'click')];
  find('[data-island] button').click();
  find('#outside').click();
  for (const seen of clicks) expect(seen).toHaveBeenCalledOnce();
});

test('a plain link works while everything sleeps', async () => {
  const { startUp } = await open('<a href="#works">Works</a>');
  startUp(loads());
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('a click with %s is the browser’s', async (key) => {
  const { startUp } = await open('<a href="#contact" role="button" data-dialog="heroProject">Open</a>');
  startUp(loads());
  const clicks = count('a', 'click');
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  expect(clicks).toHaveBeenCalledOnce();
});

test('a click that opens a dialog is kept from following its link, and done again', async () => {
  const { startUp, markHydrated } = await open('<a href="#contact" data-dialog="heroProject">Open</a>');
  startUp(loads());
  find('a').click();
  await settle();
  expect(location.hash).toBe('');
  const clicks = count('a', 'click');
  markHydrated(find('[data-island="app"]'));
  expect(clicks).toHaveBeenCalledOnce();
});

test('a form that is submitted in its sleep is submitted again once it is awake, and not before', async () => {
  const { startUp, markHydrated } = await open(contactForm);
  startUp(loads());
  typeName('Asha');
  const wasPrevented: boolean[] = [];
  find('form').addEventListener('submit', (event) => {
    wasPrevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  theForm().requestSubmit();
  expect(wasPrevented).toEqual([true]);
  markHydrated(find('[data-island="app"]'));
  expect(wasPrevented).toEqual([true]);
  markHydrated(find('[data-island="contact-form"]'));
  expect(wasPrevented).toEqual([true, false]);
});

test('a submit button that is pressed in its form’s sleep submits once', async () => {
  const { startUp, markHydrated } = await open(contactForm);
  startUp(loads());
  typeName('Asha');
  const submits = count('form', 'submit');
  find('button[type="submit"]').click();
  markHydrated(find('[data-island="app"]'));
  markHydrated(find('[data-island="contact-form"]'));
  expect(submits).toHaveBeenCalledOnce();
});
