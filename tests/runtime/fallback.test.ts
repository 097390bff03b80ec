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

const submitOf = (form: HTMLFormElement) => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(event);
  return event;
};

test('a search is an ordinary request for its list: neither kept nor delivered', async () => {
  const { startUp, DEADLINE } = await open(
    '<form role="search"><input name="q" value="java"><button type="submit">Find Courses</button></form>',
  );
  const post = posts();
  startUp(never);
  const submits = count('form', 'submit');
  find('button').click();
  expect(submits).toHaveBeenCalledOnce();
  const form = find('form') as HTMLFormElement;
  expect(form).not.toHaveAttribute('aria-busy');
  await vi.advanceTimersByTimeAsync(DEADLINE);
  expect(post).not.toHaveBeenCalled();
  expect(stored()).toEqual([]);
  expect(find('input')).toHaveValue('java');
});

test('a form that only React can answer says so when React does not come, and takes it back when it does', async () => {
  const { startUp, takeOver, DEADLINE } = await open(
    `<div data-island="planner"><form><select name="field"><option selected>Data</option></select>
      <p data-note="late" hidden>Not loaded</p><button type="submit">Plan Now</button></form></div>`,
  );
  const post = posts();
  startUp(never);
  const form = find('form') as HTMLFormElement;
  expect(submitOf(form).defaultPrevented).toBe(true);
  await vi.advanceTimersByTimeAsync(DEADLINE - 1);
  expect(find('[data-note="late"]')).not.toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  expect(find('[data-note="late"]')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  expect(stored()).toEqual([]);
  takeOver('app', 'planner');
  expect(find('[data-note="late"]')).not.toBeVisible();
});

test('where React has failed, a form is sent without waiting for it', async () => {
  const { startUp } = await open(contactForm);
  const post = posts();
  find('[data-island="app"]').setAttribute('data-failed', '');
  startUp(never);
  typeName('Asha');
  find('button[type="submit"]').click();
  await settle();
  expect(post).toHaveBeenCalledOnce();
  expect(stored()).toHaveLength(1);
});
