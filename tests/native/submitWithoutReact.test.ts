import { beforeEach, expect, test, vi } from 'vitest';
import { createSubmitWithoutReact } from '../../src/native/submitWithoutReact';
import { DAY } from '../helpers/durations';
import { makeEntry, validValues } from '../helpers/factories';
import { catchPosts } from '../helpers/forms';
import { find } from '../helpers/islands';
import { openPage } from '../helpers/openPage';
import { denyStorage, setOnline, storedLeads } from '../helpers/page';
import { fieldOf, putForm } from '../helpers/prerendered';
import { pass } from '../helpers/time';

/** A page with a prerendered form that its visitor has filled in. */
const open = () => {
  const { dispatcher, sendForm } = openPage();
  const dialogs = {
    thank: vi.fn<() => void>(),
    closeAround: vi.fn<(form: HTMLFormElement) => void>(),
  };
  const submitWithoutReact = createSubmitWithoutReact({ dispatcher, sendForm, dialogs });
  const form = putForm('homeInline', { message: 'Hello' });
  return { form, submit: () => submitWithoutReact(form), dispatcher, dialogs };
};
const shownNotes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-note]:not([hidden])')].map(
    ({ dataset }) => dataset['note'],
  );
const deletion = () => document.querySelector<HTMLElement>('[data-delete]:not([hidden]) button');
/** The visitor writes a second lead into the emptied form. */
const fillInAgain = (form: HTMLFormElement) => {
  for (const [name, value] of Object.entries(validValues('lead', { last_name: 'Ravi' })))
    fieldOf(form, name).value = value;
};
/** The CRM sends the frame of the post back to this site. */
const returnFrame = async () => {
  Object.defineProperty(find('iframe'), 'contentWindow', { value: { location: { href: location.href } } });
  await pass(250);
};

beforeEach(() => {
  vi.useFakeTimers();
  catchPosts();
});

test('a submit empties the form, and the visitor is thanked', async () => {
  const { form, submit, dialogs } = open();
  // As a browser fills it in.
  fieldOf(form, 'phone').value = '+91 98765 43210';
  submit();
  expect(fieldOf(form, 'last_name').value).toBe('');
  expect(dialogs.thank).not.toHaveBeenCalled();
  await pass(300);
  expect(dialogs.thank).toHaveBeenCalledOnce();
  expect(dialogs.closeAround).not.toHaveBeenCalled();
  expect(shownNotes()).toEqual([]);
  expect(deletion()).toBeNull();
});

test('a lead with proof closes the dialog of its form before the thanks', async () => {
  const { form, submit, dialogs } = open();
  submit();
  await pass(0);
  await returnFrame();
  expect(dialogs.closeAround).toHaveBeenCalledExactlyOnceWith(form);
  expect(dialogs.thank).toHaveBeenCalledOnce();
  expect(dialogs.closeAround).toHaveBeenCalledBefore(dialogs.thank);
});

test('a lead without proof is shown as not confirmed until its frame returns', async () => {
  const { form, submit, dialogs } = open();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  submit();
  await pass(10_000);
  expect(shownNotes()).toEqual(['notConfirmed', 'stored']);
  expect(scroll.mock.contexts[0]).toBe(find('[data-note="notConfirmed"]'));
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  expect(deletion()).not.toBeNull();
  await returnFrame();
  expect(shownNotes()).toEqual([]);
  expect(deletion()).toBeNull();
  expect(dialogs.closeAround).toHaveBeenCalledExactlyOnceWith(form);
  expect(dialogs.thank).toHaveBeenCalledOnce();
});

test.each([
  ['in which its visitor is writing again', false, []],
  ['that shows another pending lead', true, ['notSent', 'stored']],
])('a confirmed lead does not close a dialog %s', async (_, isSent, notes) => {
  const { form, submit, dialogs } = open();
  submit();
  await pass(10_000);
  fillInAgain(form);
  setOnline(false);
  if (isSent) submit();
  await pass(11_000);
  await returnFrame();
  expect(storedLeads()).toHaveLength(isSent ? 1 : 0);
  expect(shownNotes()).toEqual(notes);
  expect(dialogs.closeAround).not.toHaveBeenCalled();
});

test('Delete deletes the newer of two leads from one form, then the older', async () => {
  const { form, submit, dialogs } = open();
  setOnline(false);
  submit();
  await pass(11_000);
  fillInAgain(form);
  submit();
  await pass(0);
  // The second submit does not hide that the first lead is pending.
  expect(shownNotes()).toEqual(['notSent', 'stored']);
  expect(dialogs.thank).toHaveBeenCalledTimes(2);
  await pass(11_000);
  deletion()?.click();
  expect(storedLeads()).toMatchObject([{ fields: { last_name: 'Asha Rao' } }]);
  expect(shownNotes()).toEqual(['notSent', 'stored', 'deleted']);
  deletion()?.click();
  expect(JSON.stringify(localStorage)).not.toContain('Asha Rao');
  expect(shownNotes()).toEqual(['deleted']);
  expect(deletion()).toBeNull();
  expect(dialogs.closeAround).not.toHaveBeenCalled();
});

test.each([
  ['without storage', denyStorage, 10_000, ['notConfirmed', 'unstored']],
  ['after its last post', () => {}, 2 * DAY, ['givenUp']],
])('a lead without proof %s is shown as such, and can be deleted', async (_, prepare, ms, notes) => {
  const { submit } = open();
  prepare();
  submit();
  await pass(ms);
  expect(shownNotes()).toEqual(notes);
  expect(deletion()).not.toBeNull();
});

test('an invalid form shows the browser’s message and sends nothing', async () => {
  const { form, submit, dialogs } = open();
  const report = vi.spyOn(form, 'reportValidity');
  fieldOf(form, 'last_name').value = '  ';
  submit();
  await pass(300);
  expect(report).toHaveBeenCalledOnce();
  expect(shownNotes()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(dialogs.thank).not.toHaveBeenCalled();
});

test('offline and without storage the typed text stays in the form, and nothing is sent later', async () => {
  const { form, submit, dispatcher, dialogs } = open();
  denyStorage();
  setOnline(false);
  submit();
  await pass(300);
  expect(shownNotes()).toEqual(['unsaved']);
  expect(fieldOf(form, 'last_name').value).toBe('Asha Rao');
  expect(dispatcher.pending()).toEqual([]);
  expect(dialogs.thank).not.toHaveBeenCalled();
});

test('a form shows no messages about leads of other forms', async () => {
  const { submit, dispatcher } = open();
  submit();
  await pass(0);
  await returnFrame();
  setOnline(false);
  void dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await pass(11_000);
  expect(shownNotes()).toEqual([]);
});
