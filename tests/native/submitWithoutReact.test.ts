import { beforeEach, expect, test, vi } from 'vitest';
import { DAY } from '../../src/config/durations';
import { mountLeadNotices } from '../../src/forms/mountLeadNotices';
import { createOutbox } from '../../src/leads/outbox';
import { createSubmitWithoutReact } from '../../src/native/submitWithoutReact';
import { makeEntry, validValues } from '../helpers/factories';
import { catchPosts } from '../helpers/forms';
import { loadFrame } from '../helpers/frames';
import { openPage } from '../helpers/openPage';
import { denyStorage, find, setOnline, stopListeningAfterwards, storedLeads } from '../helpers/page';
import { fromAbroad } from '../helpers/phones';
import { fieldOf, putForm } from '../helpers/prerendered';
import { pass } from '../helpers/time';

/** A page with a prerendered form that its visitor has filled in. */
const open = () => {
  const { dispatcher, sendForm } = openPage();
  const dialogs = {
    thank: vi.fn<() => void>(),
    closeAround: vi.fn<(form: HTMLFormElement) => void>(),
  };
  const { submitWithoutReact, sendIfValid } = createSubmitWithoutReact({ dispatcher, sendForm, dialogs });
  const form = putForm('homeInline', { message: 'Hello' });
  return {
    form,
    submit: () => submitWithoutReact(form),
    sendIfValid: () => sendIfValid(form),
    dispatcher,
    dialogs,
  };
};
const deletion = () => document.querySelector<HTMLElement>('[data-delete]:not([hidden]) button');
/** The notes that are shown, and the button that deletes the details. */
const shown = () => [
  ...[...document.querySelectorAll<HTMLElement>('[data-note]:not([hidden])')].map(
    ({ dataset }) => dataset['note'],
  ),
  ...(deletion() ? ['Delete'] : []),
];
/** The network goes away. */
const disconnect = () => {
  setOnline(false);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
};
/** The visitor writes a second lead into the emptied form. */
const fillInAgain = (form: HTMLFormElement) => {
  for (const [name, value] of Object.entries(validValues('lead', { last_name: 'Ravi' })))
    fieldOf(form, name).value = value;
};
beforeEach(() => {
  stopListeningAfterwards();
  vi.useFakeTimers();
  catchPosts();
});

test('a submit empties the form, and the visitor is thanked', async () => {
  const { form, submit, dialogs } = open();
  // As a browser fills it in.
  fieldOf(form, 'phone').value = `+${fromAbroad}`;
  submit();
  expect(dialogs.thank).not.toHaveBeenCalled();
  await pass(300);
  expect(fieldOf(form, 'last_name').value).toBe('');
  expect(dialogs.thank).toHaveBeenCalledOnce();
  expect(dialogs.closeAround).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test('a message of blanks is refused with its own words, until it has a letter', async () => {
  const { form, submit, dialogs } = open();
  const message = fieldOf(form, 'message') as unknown as HTMLTextAreaElement;
  message.value = ' \n ';
  submit();
  await pass(300);
  expect(message.validationMessage).toBe('Message is required.');
  expect(dialogs.thank).not.toHaveBeenCalled();
  message.value = 'Hello';
  submit();
  await pass(300);
  expect(dialogs.thank).toHaveBeenCalledOnce();
});

test('a lead with proof closes the dialog of its form before the thanks', async () => {
  const { form, submit, dialogs } = open();
  submit();
  await pass(0);
  await loadFrame();
  expect(dialogs.closeAround).toHaveBeenCalledExactlyOnceWith(form);
  expect(dialogs.thank).toHaveBeenCalledOnce();
  expect(dialogs.closeAround).toHaveBeenCalledBefore(dialogs.thank);
});

test('a lead without proof is shown as not confirmed until its frame returns', async () => {
  const { form, submit, dialogs } = open();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  submit();
  await pass(10_000);
  expect(shown()).toEqual(['notConfirmed', 'stored', 'Delete']);
  expect(scroll.mock.contexts[0]).toBe(find('[data-note="notConfirmed"]'));
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  await loadFrame();
  expect(shown()).toEqual([]);
  expect(dialogs.closeAround).toHaveBeenCalledExactlyOnceWith(form);
  expect(dialogs.thank).toHaveBeenCalledOnce();
});

test.each([
  ['in which its visitor is writing again', []],
  ['that shows another pending lead', ['notSent', 'stored', 'Delete']],
])('a confirmed lead does not close a dialog %s', async (_, notes) => {
  const { form, submit, dialogs } = open();
  submit();
  await pass(10_000);
  fillInAgain(form);
  disconnect();
  if (notes.length > 0) submit();
  await pass(1000);
  await loadFrame();
  expect(shown()).toEqual(notes);
  expect(dialogs.closeAround).not.toHaveBeenCalled();
});

test('Delete works in a part of the page whose clicks React stops, because its code has not arrived', async () => {
  const { form, submit } = open();
  submit();
  await pass(10_000);
  form.addEventListener('click', (event) => event.stopPropagation(), true);
  deletion()?.click();
  expect(storedLeads()).toEqual([]);
});

test('Delete deletes the newer of two leads from one form, then the older', async () => {
  const { form, submit, dialogs } = open();
  disconnect();
  submit();
  await pass(11_000);
  fillInAgain(form);
  submit();
  await pass(0);
  // The second submit does not hide that the first lead is pending.
  expect(shown()).toEqual(['notSent', 'stored', 'Delete']);
  expect(dialogs.thank).toHaveBeenCalledTimes(2);
  await pass(11_000);
  deletion()?.click();
  expect(storedLeads()).toMatchObject([{ fields: { last_name: 'Asha Rao' } }]);
  expect(shown()).toEqual(['notSent', 'stored', 'deleted', 'Delete']);
  deletion()?.click();
  expect(JSON.stringify(localStorage)).not.toContain('Asha Rao');
  expect(shown()).toEqual(['deleted']);
  expect(dialogs.closeAround).not.toHaveBeenCalled();
});

test.each([
  ['without storage', denyStorage, 10_000, ['notConfirmed', 'unstored', 'Delete']],
  ['after its last post', () => {}, 2 * DAY, ['givenUp', 'Delete']],
])('a lead without proof %s is shown as such, and can be deleted', async (_, prepare, ms, notes) => {
  const { submit } = open();
  prepare();
  submit();
  await pass(ms);
  expect(shown()).toEqual(notes);
});

test('an invalid form shows the browser’s message and sends nothing', async () => {
  const { form, submit, dialogs } = open();
  const report = vi.spyOn(form, 'reportValidity');
  fieldOf(form, 'last_name').value = '  ';
  submit();
  await pass(300);
  expect(report).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(dialogs.thank).not.toHaveBeenCalled();
});

test('offline and without storage the typed text stays in the form, and nothing is sent later', async () => {
  const { form, submit, dispatcher, dialogs } = open();
  denyStorage();
  disconnect();
  submit();
  await pass(300);
  expect(shown()).toEqual(['unsaved']);
  expect(fieldOf(form, 'last_name').value).toBe('Asha Rao');
  expect(dispatcher.pending()).toEqual([]);
  expect(dialogs.thank).not.toHaveBeenCalled();
});

test('a text that was neither sent nor kept is said to be so, whatever happens to the lead before it', async () => {
  const { form, submit } = open();
  denyStorage();
  submit();
  await pass(10_000);
  fillInAgain(form);
  disconnect();
  submit();
  await pass(300);
  expect(shown()).toEqual(['notConfirmed', 'unstored', 'unsaved', 'Delete']);
  await loadFrame();
  expect(shown()).toEqual(['unsaved']);
  expect(fieldOf(form, 'last_name').value).toBe('Ravi');
});

test('a text that was neither sent nor kept loses its message once it is sent', async () => {
  const { submit } = open();
  denyStorage();
  disconnect();
  submit();
  await pass(300);
  expect(shown()).toEqual(['unsaved']);
  setOnline(true);
  vi.stubGlobal('fetch', async () => new Response());
  submit();
  await pass(5000);
  expect(shown()).toEqual([]);
});

test('a form says nothing about its lead once the notices of the page do', async () => {
  const { submit } = open();
  document.body.append(Object.assign(document.createElement('div'), { id: 'lead-notices' }));
  submit();
  await pass(11_000);
  expect(shown()).toEqual([]);
});

test('a form shows no messages about leads of other forms', async () => {
  const { submit, dispatcher } = open();
  submit();
  await pass(0);
  await loadFrame();
  disconnect();
  void dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await pass(11_000);
  expect(shown()).toEqual([]);
});

test('a lead that another tab has delivered is not called deleted', async () => {
  const { submit, dispatcher } = open();
  disconnect();
  submit();
  await pass(11_000);
  expect(shown()).toEqual(['notSent', 'stored', 'Delete']);
  const [lead] = dispatcher.pending();
  createOutbox({ storage: () => localStorage }).remove(lead?.id ?? '', 'confirmed');
  dispatcher.refresh();
  expect(shown()).toEqual([]);
});

test('a form that was neither sent nor kept still says so when the page’s notices have arrived', async () => {
  const { submit } = open();
  denyStorage();
  disconnect();
  submit();
  await pass(300);
  mountLeadNotices();
  expect(shown()).toEqual(['unsaved']);
});

test.each([
  { what: 'an address with a space at its end', field: 'email', given: 'a@b.in ', sent: 'a@b.in' },
  { what: 'a mail link', field: 'email', given: 'mailto:a@b.in', sent: 'a@b.in' },
  { what: 'an address with its name', field: 'email', given: 'Asha <a@b.in>', sent: 'a@b.in' },
  { what: 'an invisible character in an address', field: 'email', given: 'a\u200B@b.in', sent: 'a@b.in' },
  { what: 'a no-break space in a name', field: 'last_name', given: 'Ravi\u00A0Rao', sent: 'Ravi Rao' },
])('$what is tidied before the form is sent', ({ field, given, sent }) => {
  const { form, submit } = open();
  fieldOf(form, field).value = given;
  submit();
  expect(storedLeads()[0]).toMatchObject({ fields: { [field]: sent } });
});

test.each(['asha@example.com@example.org', 'asha@example.com.', 'ravi kumar@example.com'])(
  'the address %s keeps the form back, and stays as it is',
  (given) => {
    const { form, submit } = open();
    fieldOf(form, 'email').value = given;
    submit();
    expect(storedLeads()).toEqual([]);
    expect(fieldOf(form, 'email').value).toBe(given);
  },
);

test('the form of a page that nobody sees is sent if it is valid, a number with a country code included', () => {
  const { form, sendIfValid } = open();
  fieldOf(form, 'phone').value = `+${fromAbroad}`;
  expect(sendIfValid()).toBe(true);
  expect(storedLeads()).toHaveLength(1);
});

test('the form of a page that nobody sees keeps its mistakes for a visitor who comes back', () => {
  const { form, sendIfValid } = open();
  fieldOf(form, 'last_name').value = '';
  const reported = vi.spyOn(form, 'reportValidity');
  expect(sendIfValid()).toBe(false);
  expect(reported).not.toHaveBeenCalled();
  expect(storedLeads()).toEqual([]);
});
