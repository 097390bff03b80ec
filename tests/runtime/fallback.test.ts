import { beforeEach, expect, test, vi } from 'vitest';
import { contactForm, count, faq, find, open, preparePage, settle, typeName } from '../helpers/islands';

const never = () => new Promise<void>(() => {});

beforeEach(() => {
  preparePage();
  localStorage.clear();
  sessionStorage.clear();
});

const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'));
const posts = () => vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});

/** Presses a button of the form while the app never arrives, and lets the deadline pass. */
const pressWithoutApp = async (selector: string, value: string) => {
  const { startUp, DEADLINE } = await open(contactForm);
  const post = posts();
  startUp(never);
  typeName(value);
  find(selector).click();
  await vi.advanceTimersByTimeAsync(DEADLINE - 1);
  expect(post).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  return post;
};

test('a form with a gap is not delivered: the browser names the gap', async () => {
  const report = vi.spyOn(HTMLFormElement.prototype, 'reportValidity');
  const post = await pressWithoutApp('button[type="submit"]', '');
  expect(report).toHaveBeenCalledOnce();
  expect(post).not.toHaveBeenCalled();
  expect(stored()).toEqual([]);
});

test('a button that does not submit delivers nothing', async () => {
  const post = await pressWithoutApp('button[type="button"]', 'Asha');
  expect(post).not.toHaveBeenCalled();
});

test('an app that arrives before the deadline takes the submit, and the form is not delivered twice', async () => {
  const { startUp, takeOver, DEADLINE } = await open(contactForm);
  const post = posts();
  startUp();
  typeName('Asha');
  const submits = count('form', 'submit');
  find('button[type="submit"]').click();
  expect(find('form')).toHaveAttribute('aria-busy', 'true');
  takeOver('app', 'contact-form');
  expect(submits).toHaveBeenCalledOnce();
  expect(find('form')).not.toHaveAttribute('aria-busy');
  await vi.advanceTimersByTimeAsync(DEADLINE);
  expect(post).not.toHaveBeenCalled();
});

test('a late app does not repeat a click that was answered without it', async () => {
  const { startUp, takeOver, DEADLINE } = await open(faq);
  startUp();
  const clicks = count('button', 'click');
  find('button').click();
  await vi.advanceTimersByTimeAsync(DEADLINE);
  takeOver('app', 'faq');
  await settle();
  expect(clicks).not.toHaveBeenCalled();
});
