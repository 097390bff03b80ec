import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { LATE, marked } from '../../src/config/markup';
import { PlannerForm } from '../../src/forms/PlannerForm';
import { DEADLINE } from '../../src/runtime/startUp';
import { asIsland, count, faq, find, open, preparePage } from '../helpers/islands';
import { markupOf, putForm } from '../helpers/prerendered';
import { pass } from '../helpers/time';

const submitButton = 'button[type="submit"]';

/** A page with a filled-in lead form in an island of its own. */
const openForm = () => {
  const form = putForm('contactPage');
  return { form, ...open(asIsland('contact-form', form)) };
};
const planner = () =>
  `<div data-island="planner">${markupOf(createElement(PlannerForm, { plan: 'A plan' }))}</div>`;

beforeEach(preparePage);

test('sends a submitted form without React at the deadline', async () => {
  const { form, submitWithoutReact } = openForm();
  find(submitButton).click();
  expect(form).toHaveAttribute('aria-busy', 'true');
  await pass(DEADLINE - 1);
  expect(submitWithoutReact).not.toHaveBeenCalled();
  await pass(1);
  expect(submitWithoutReact).toHaveBeenCalledExactlyOnceWith(form);
  expect(form).not.toHaveAttribute('aria-busy');
});

test('sends a form that is submitted again after the deadline', async () => {
  const { submitWithoutReact } = openForm();
  for (let submits = 1; submits <= 2; submits += 1) {
    find(submitButton).click();
    await pass(DEADLINE);
    expect(submitWithoutReact).toHaveBeenCalledTimes(submits);
  }
});

test('a button that does not submit sends nothing', async () => {
  const { submitWithoutReact } = openForm();
  const clear = find('button[type="button"]');
  clear.click();
  expect(clear).toHaveAttribute('aria-busy', 'true');
  await pass(DEADLINE);
  expect(clear).not.toHaveAttribute('aria-busy');
  expect(submitWithoutReact).not.toHaveBeenCalled();
});

test('an app that arrives before the deadline gets the submit, and the form is not sent twice', async () => {
  const { form, submitWithoutReact, takeOver } = openForm();
  const submits = count('form', 'submit');
  find(submitButton).click();
  takeOver('app', 'contact-form');
  expect(submits).toHaveBeenCalledOnce();
  expect(form).not.toHaveAttribute('aria-busy');
  await pass(DEADLINE);
  expect(submitWithoutReact).not.toHaveBeenCalled();
});

test('a form that has left the page is not sent', async () => {
  const { form, submitWithoutReact } = openForm();
  find(submitButton).click();
  form.remove();
  await pass(DEADLINE);
  expect(submitWithoutReact).not.toHaveBeenCalled();
});

test('a late app does not get a click that was answered without it', async () => {
  const { takeOver } = open(faq);
  const clicks = count('button', 'click');
  find('button').click();
  await pass(DEADLINE);
  takeOver('app', 'faq');
  expect(clicks).not.toHaveBeenCalled();
});

test('leaves a search to the browser', async () => {
  const { submitWithoutReact } = open(
    '<form role="search"><input name="q" value="java"><button type="submit">Find Courses</button></form>',
  );
  const submits = count('form', 'submit');
  find('button').click();
  expect(submits).toHaveBeenCalledOnce();
  expect(find('form')).not.toHaveAttribute('aria-busy');
  await pass(DEADLINE);
  expect(submitWithoutReact).not.toHaveBeenCalled();
  expect(find('input')).toHaveValue('java');
});

test('the planner says that it cannot answer when React is late, until React arrives', async () => {
  const { submitWithoutReact, takeOver } = open(planner());
  const note = find(marked(LATE));
  const submits = count('form', 'submit');
  find(submitButton).click();
  await pass(DEADLINE - 1);
  expect(note).not.toBeVisible();
  await pass(1);
  expect(note).toBeVisible();
  expect(submitWithoutReact).not.toHaveBeenCalled();
  takeOver('app', 'planner');
  expect(note).not.toBeVisible();
  expect(submits).not.toHaveBeenCalled();
});

test('sends a form at once where React has failed', async () => {
  const { form, submitWithoutReact } = openForm();
  find('[data-island="app"]').setAttribute('data-failed', '');
  find(submitButton).click();
  await pass(0);
  expect(submitWithoutReact).toHaveBeenCalledExactlyOnceWith(form);
});
