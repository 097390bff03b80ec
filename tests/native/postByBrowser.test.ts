/** What happens to a form for which no further file of the site comes. */
import { beforeEach, expect, test, vi } from 'vitest';
import { sandboxDefaults } from '../../schemas/salesforce/ids';
import { company } from '../../src/content/company';
import { drafts } from '../../src/leads/visitor';
import { postByBrowser } from '../../src/native/postByBrowser';
import { fieldOf, putForm } from '../helpers/prerendered';

const submit = vi.fn<() => void>();
beforeEach(() => {
  submit.mockClear();
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit);
});

test('online the browser posts it', () => {
  postByBrowser(putForm('subscribe'));
  expect(submit).toHaveBeenCalledOnce();
});

test('a second Submit while the CRM is slow posts nothing', () => {
  const form = putForm('subscribe');
  postByBrowser(form);
  postByBrowser(form);
  expect(submit).toHaveBeenCalledOnce();
});

test('a Submit with other words is another post', () => {
  const form = putForm('subscribe', { email: 'asha@example.com' });
  postByBrowser(form);
  fieldOf(form, 'email').value = 'rao@example.com';
  postByBrowser(form);
  expect(submit).toHaveBeenCalledTimes(2);
});

test('a Submit ten seconds later is another post', () => {
  vi.useFakeTimers();
  const form = putForm('subscribe');
  postByBrowser(form);
  vi.setSystemTime(Date.now() + 10_000);
  postByBrowser(form);
  expect(submit).toHaveBeenCalledTimes(2);
});

test('a form of a dialog gets the fixed fields that only the forms of pages have', () => {
  const form = putForm('heroProject');
  for (const name of ['oid', 'retURL']) form.querySelector(`[name="${name}"]`)?.remove();
  postByBrowser(form);
  const sent = new FormData(form);
  expect(sent.get('oid')).toBe(sandboxDefaults.oid);
  expect(sent.getAll('retURL')).toEqual([`${company.siteUrl}/#thank-you`]);
});

test('the form of a dialog that was closed meanwhile is in the page again, unseen, or no browser would post it', () => {
  const form = putForm('heroProject');
  form.remove();
  postByBrowser(form);
  expect(submit).toHaveBeenCalledOnce();
  expect(document.body).toContainElement(form);
  expect(form).not.toBeVisible();
});

test('the text is still in the form of a visitor who comes Back from a CRM that refused it', () => {
  postByBrowser(putForm('subscribe', { email: 'asha@example.com' }));
  const form = putForm('subscribe', { email: '' });
  drafts.fill(form);
  expect(fieldOf(form, 'email')).toHaveValue('asha@example.com');
});

test('offline it says so, and the text stays', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const form = putForm('subscribe', { email: 'asha@example.com' });
  postByBrowser(form);
  expect(submit).not.toHaveBeenCalled();
  expect(form.querySelector('[data-note="unsaved"]')).toBeVisible();
  expect(fieldOf(form, 'email')).toHaveValue('asha@example.com');
});

test('an empty form is not posted', () => {
  postByBrowser(putForm('subscribe', { email: '' }));
  expect(submit).not.toHaveBeenCalled();
});
