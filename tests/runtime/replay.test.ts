import { beforeEach, expect, test, vi } from 'vitest';
import { islands } from '../../src/runtime/islandRegistry';
import { asIsland, count, faq, find, open, preparePage } from '../helpers/islands';
import { openerMarkup, putForm } from '../helpers/prerendered';

beforeEach(preparePage);

test('repeats a click on an island once, when the island has hydrated', () => {
  const hydrate = vi.spyOn(islands, 'hydrate');
  const { takeOver } = open(`${faq}<div data-island="roadmap"></div>`);
  const clicks = count('button', 'click');
  find('button').click();
  find('button').click();
  expect(hydrate).toHaveBeenCalledWith('faq');
  takeOver('app');
  expect(clicks).not.toHaveBeenCalled();
  takeOver('faq');
  expect(clicks).toHaveBeenCalledOnce();
  takeOver('roadmap');
  expect(clicks).toHaveBeenCalledOnce();
});

test('a click on an icon inside a control counts as a click on the control', () => {
  const { takeOver } = open('<div data-island="faq"><button><i>+</i></button></div>');
  const clicks = count('button', 'click');
  find('i').click();
  expect(clicks).not.toHaveBeenCalled();
  takeOver('app', 'faq');
  expect(clicks).toHaveBeenCalledOnce();
});

test('leaves a control of a hydrated island to React', () => {
  const { takeOver } = open(faq);
  takeOver('app', 'faq');
  const clicks = count('button', 'click');
  find('button').click();
  expect(clicks).toHaveBeenCalledOnce();
});

test.each([
  ['outside of all islands', '<button>Outside</button>'],
  ['with a script of its own', '<div data-island="app"><button data-native>Menu</button></div>'],
  ['that opens a dialog', `<div data-island="app">${openerMarkup('heroProject')}</div>`],
])('does not defer a click on a control %s', (_, content) => {
  open('');
  document.body.innerHTML = content;
  const control = document.body.querySelector('button') ? 'button' : 'a';
  const clicks = count(control, 'click');
  find(control).click();
  expect(clicks).toHaveBeenCalledOnce();
  expect(find(control)).not.toHaveAttribute('aria-busy');
});

test('a plain link works before hydration', () => {
  open('<a href="#works">Works</a>');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('a').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', (key) => {
  open(faq);
  const clicks = count('button', 'click');
  find('button').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
  expect(clicks).toHaveBeenCalledOnce();
});

test('repeats a submit once the form has hydrated, and not before', () => {
  const form = putForm('contactPage');
  const { takeOver } = open(asIsland('contact-form', form));
  const wasPrevented: boolean[] = [];
  form.addEventListener('submit', (event) => {
    wasPrevented.push(event.defaultPrevented);
    event.preventDefault();
  });
  form.requestSubmit();
  expect(wasPrevented).toEqual([true]);
  takeOver('app');
  expect(wasPrevented).toEqual([true]);
  takeOver('contact-form');
  expect(wasPrevented).toEqual([true, false]);
});
