import { beforeEach, expect, test, vi } from 'vitest';
import { phone } from '../../schemas/fields/phone';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';
import { toWire } from '../../schemas/salesforce/wire';
import { createSubmitWithoutReact } from '../../src/native/submitWithoutReact';
import { DAY } from '../helpers/durations';
import { makeEntry, validValues } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { find } from '../helpers/islands';
import { openPage } from '../helpers/openPage';
import { denyStorage, setOnline, storedLeads } from '../helpers/page';
import { fieldOf, putForm } from '../helpers/prerendered';
import { pass } from '../helpers/time';

const settings = {
  VITE_CRM_FIELD_LEAD_ID: '00N5g0000000001',
  VITE_CRM_FIELD_PAGE: '00N5g0000000003',
  VITE_CRM_FIELD_LANDING_PAGE: '00N5g0000000004',
  VITE_CRM_FIELD_LAST_TOUCH: '00N5g0000000007',
  VITE_CRM_FIELD_CONSENT_VERSION: '00N5g0000000008',
  VITE_CRM_FIELD_CONSENT_TIME: '00N5g0000000009',
};

/** A page with a prerendered form that its visitor has filled in. */
const open = (configured: Record<string, string> = {}) => {
  const { dispatcher, origin, sendForm } = openPage(configured, '/works?q=1');
  const dialogs = {
    thank: vi.fn<() => void>(),
    closeAround: vi.fn<(form: HTMLFormElement) => void>(),
  };
  const submitWithoutReact = createSubmitWithoutReact({ dispatcher, sendForm, dialogs });
  const form = putForm('homeInline', { message: 'Hello' });
  return { form, submit: () => submitWithoutReact(form), dispatcher, origin, dialogs };
};
const shownNotes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-note]:not([hidden])')].map(
    ({ dataset }) => dataset['note'],
  );
const deletion = () => document.querySelector<HTMLElement>('[data-delete]:not([hidden]) button');
const posted = () => Object.fromEntries(posts[0]?.fields ?? []);
const second = validValues('lead', { last_name: 'Ravi', email: 'ravi@example.com' });
/** The visitor writes a second lead into the emptied form. */
const fillInAgain = (form: HTMLFormElement) => {
  for (const [name, value] of Object.entries(second)) fieldOf(form, name).value = value;
};
/** The CRM sends the frame of the post back to this site. */
const returnFrame = async () => {
  Object.defineProperty(find('iframe'), 'contentWindow', { value: { location: { href: location.href } } });
  await pass(250);
};

let posts: Post[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  posts = catchPosts();
});

test('posts a form with the digits of its phone, and this page to return to', async () => {
  const { form, submit } = open();
  fieldOf(form, 'phone').value = phone.sample.replace(/^../, '($&) ');
  submit();
  await pass(0);
  expect(storedLeads()).toMatchObject([{ form: 'homeInline', page: 'http://localhost:3000/works' }]);
  expect(posted()).toEqual({
    retURL: 'http://localhost:3000/works',
    ...toWire('lead', validValues('lead', { message: 'Hello' }), customFieldIds),
    oid: sandboxDefaults.oid,
    recordType: sandboxDefaults.recordType,
  });
});

test('a submit empties the form and deletes its draft, and the visitor is thanked', async () => {
  const { form, submit, dialogs } = open();
  sessionStorage.setItem('draft:homeInline', '{"last_name":"Ravi"}');
  submit();
  expect(fieldOf(form, 'last_name').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
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

test('a confirmed lead does not close a dialog in which its visitor is writing again', async () => {
  const { form, submit, dialogs } = open();
  submit();
  await pass(10_000);
  fieldOf(form, 'last_name').value = 'Ravi';
  await returnFrame();
  expect(shownNotes()).toEqual([]);
  expect(dialogs.closeAround).not.toHaveBeenCalled();
});

test('a confirmed lead does not close a dialog that shows another pending lead', async () => {
  const { form, submit, dialogs } = open();
  submit();
  await pass(10_000);
  setOnline(false);
  fillInAgain(form);
  submit();
  await pass(11_000);
  await returnFrame();
  expect(storedLeads()).toMatchObject([{ fields: { last_name: 'Ravi' } }]);
  expect(shownNotes()).toEqual(['notSent', 'stored']);
  expect(dialogs.closeAround).not.toHaveBeenCalled();
});

test('a lead that cannot leave is shown as not sent, and can be deleted', async () => {
  const { submit, dialogs } = open();
  setOnline(false);
  submit();
  await pass(11_000);
  expect(shownNotes()).toEqual(['notSent', 'stored']);
  expect(JSON.stringify(localStorage)).toContain('Asha Rao');
  deletion()?.click();
  expect(shownNotes()).toEqual(['deleted']);
  expect(deletion()).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('Asha Rao');
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
  expect(storedLeads()).toEqual([]);
  expect(shownNotes()).toEqual(['deleted']);
});

test('without storage a lead without proof is shown as not saved', async () => {
  const { submit } = open();
  denyStorage();
  submit();
  await pass(10_000);
  expect(shownNotes()).toEqual(['notConfirmed', 'unstored']);
  expect(deletion()).not.toBeNull();
});

test('a lead without proof after its last post is shown as given up', async () => {
  const { submit } = open();
  submit();
  await pass(2 * DAY);
  expect(posts).toHaveLength(3);
  expect(shownNotes()).toEqual(['givenUp']);
  expect(deletion()).not.toBeNull();
});

test('an invalid form shows the browser’s message and sends nothing', async () => {
  const { form, submit, dialogs } = open();
  const report = vi.spyOn(form, 'reportValidity');
  fieldOf(form, 'last_name').value = '  ';
  submit();
  await pass(300);
  expect(report).toHaveBeenCalledOnce();
  expect(posts).toEqual([]);
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

test.each([
  ['ticked', true, { '00N5g0000000008': expect.any(String), '00N5g0000000009': '2026-11-21T09:00:00.000Z' }],
  ['not ticked', false, {}],
])('a lead carries the origin of its visit, and consent with the box %s', async (_, ticked, consent) => {
  const { form, submit, origin } = open(settings);
  origin.noteArrival({ keepsFirst: false });
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.checked = ticked;
  submit();
  await pass(0);
  const own = Object.entries(posted()).filter(([name]) => name.startsWith('00N5g'));
  expect(Object.fromEntries(own)).toEqual({
    '00N5g0000000001': expect.stringMatching(/^[\da-f]{32}$/),
    '00N5g0000000003': '/works',
    '00N5g0000000004': 'http://localhost:3000/works',
    '00N5g0000000007': 'direct',
    ...consent,
  });
});
