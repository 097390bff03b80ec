/** Enter in a prerendered form, before React. */
import { fireEvent } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { enterBeforeReact } from '../../src/native/enterBeforeReact';
import { tidyBeforeReact } from '../../src/native/tidyBeforeReact';
import { fromAbroad, number } from '../helpers/phones';
import { fieldOf, putForm } from '../helpers/prerendered';

/** The latest tidying. Enter waits for it before a test does, so what Enter does then is done when the test goes on. */
let tidying: Promise<void> | undefined;
const tidy = async (field: Element) => tidyBeforeReact(field);

// Once, as in a page: the listener is on the document.
beforeAll(() => enterBeforeReact((field) => (tidying = tidy(field))));

const withCountryCode = `+${fromAbroad}`;

/** Puts a form into a part of the page that React has not taken over. */
const putPrerendered = (...given: Parameters<typeof putForm>) => {
  const form = putForm(...given);
  const host = document.createElement('div');
  host.dataset['island'] = 'form';
  form.replaceWith(host);
  host.append(form);
  return form;
};

/** Presses Enter. Returns whether the browser goes on to submit the form. */
const pressEnter = (input: HTMLElement) => {
  input.focus();
  return fireEvent.keyDown(input, { key: 'Enter' });
};

test('in the newsletter, which has one field, Enter submits', () => {
  const form = putPrerendered('subscribe', { email: 'asha@example.com' });
  expect(pressEnter(fieldOf(form, 'email'))).toBe(true);
});

test('in another form Enter moves to the next field', () => {
  const form = putPrerendered('homeInline', { last_name: 'Asha Rao' });
  expect(pressEnter(fieldOf(form, 'last_name'))).toBe(false);
  expect(fieldOf(form, 'email')).toHaveFocus();
});

test('Enter in a wrong field stays there', async () => {
  const form = putPrerendered('homeInline', { last_name: '' });
  expect(pressEnter(fieldOf(form, 'last_name'))).toBe(false);
  await tidying;
  expect(fieldOf(form, 'last_name')).toHaveFocus();
});

test('Enter accepts a number as the browser fills it in, with its country code', async () => {
  const form = putPrerendered('homeInline', { phone: withCountryCode });
  pressEnter(fieldOf(form, 'phone'));
  await tidying;
  expect(fieldOf(form, 'message')).toHaveFocus();
});

test('a visitor who goes elsewhere while Enter waits for the code that tidies stays there', async () => {
  const form = putPrerendered('homeInline', { phone: withCountryCode });
  pressEnter(fieldOf(form, 'phone'));
  fieldOf(form, 'email').focus();
  await tidying;
  expect(fieldOf(form, 'phone')).toHaveValue(number);
  expect(fieldOf(form, 'email')).toHaveFocus();
});

test('once React has taken the form over, Enter is left to it', () => {
  const form = putPrerendered('homeInline', { last_name: 'Asha Rao' });
  form.closest('[data-island]')?.setAttribute('data-hydrated', '');
  expect(pressEnter(fieldOf(form, 'last_name'))).toBe(true);
});
