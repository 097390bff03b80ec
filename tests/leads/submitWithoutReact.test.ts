import { beforeEach, expect, test, vi } from 'vitest';
import { parseConfig } from '../../schemas/config';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';
import { DAY } from '../helpers/durations';
import { makeEntry } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { denyStorage, setOnline, storedLeads } from '../helpers/page';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settings = {
  VITE_CRM_FIELD_LEAD_ID: '00N5g0000000001',
  VITE_CRM_FIELD_PAGE: '00N5g0000000003',
  VITE_CRM_FIELD_CONSENT_VERSION: '00N5g0000000008',
  VITE_CRM_FIELD_CONSENT_TIME: '00N5g0000000009',
};

const leadForm = `<form data-form="homeInline">
  <input type="hidden" name="retURL" value="https://www.wiselamp.example/#thank-you">
  <input name="last_name" data-field="last_name" required pattern=".*\\S.*" value="Asha Rao">
  <input name="email" data-when-empty="not-provided@wiselamp.example" value=" ">
  <input name="phone" type="tel" data-when-empty="0000000000" pattern="\\D*(\\d\\D*){10}" value="+91 98765-43210">
  <textarea name="${customFieldIds.message}" data-field="message" data-limit="100">Hello</textarea>
  <input data-honeypot><input type="checkbox">
  <p data-note="sent" hidden></p><p data-note="saved" hidden></p><p data-note="unstored" hidden></p>
  <p data-note="givenUp" hidden></p><p data-note="unsaved" hidden></p>
  <p data-note="deleted" hidden></p><p data-delete hidden><button type="button">Delete my details</button></p>
</form>`;

/** A page with a prerendered form, and the function that delivers it. */
const open = async (configured: Record<string, string> = {}, markup = leadForm) => {
  vi.resetModules();
  vi.doMock('../../src/config/env', () => ({ env: parseConfig(configured, 'https://www.wiselamp.example') }));
  document.body.innerHTML = markup;
  const form = document.querySelector('form') ?? document.createElement('form');
  const input = (selector: string) =>
    form.querySelector<HTMLInputElement>(selector) ?? new HTMLInputElement();
  const { deliverForm } = await import('../../src/leads/deliverForm');
  return { form, input, deliverForm };
};
const shownNotes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-note]:not([hidden])')].map(
    ({ dataset }) => dataset['note'],
  );
const offersDeletion = () => document.querySelector('[data-delete]:not([hidden])') !== null;
const posted = () => Object.fromEntries(posts[0]?.fields ?? []);

let posts: Post[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  posts = catchPosts();
  history.replaceState(null, '', '/works?q=1');
});

test('a form is posted with the digits of its phone, the values of empty fields, and this page to return to', async () => {
  const { form, input, deliverForm } = await open();
  input('[type="checkbox"]').checked = true;
  expect(deliverForm(form)).toBe(true);
  await pass(0);
  expect(storedLeads()).toMatchObject([{ form: 'homeInline' }]);
  expect(storedLeads()[0]?.['fields']).toEqual(posted());
  expect(posted()).toEqual({
    retURL: 'http://localhost:3000/works',
    last_name: 'Asha Rao',
    email: 'not-provided@wiselamp.example',
    phone: '9876543210',
    [customFieldIds.message]: 'Hello',
    oid: sandboxDefaults.oid,
    recordType: sandboxDefaults.recordType,
  });
});

test('a form that is taken thanks its visitor, empties its fields and forgets its draft', async () => {
  const { form, input, deliverForm } = await open();
  sessionStorage.setItem('draft:homeInline', '{"last_name":"Ravi"}');
  input('[name="last_name"]').value = 'Ravi';
  const show = vi.spyOn(Element.prototype, 'scrollIntoView');
  deliverForm(form);
  expect(shownNotes()).toEqual(['sent']);
  expect(show.mock.contexts).toEqual([document.querySelector('[data-note="sent"]')]);
  expect(show).toHaveBeenCalledWith({ block: 'nearest' });
  expect(offersDeletion()).toBe(false);
  expect(input('[name="last_name"]').value).toBe('Asha Rao');
  expect(sessionStorage).toHaveLength(0);
  await pass(0);
});

test('a lead without proof is reported as saved, and as sent once its frame is back', async () => {
  const { form, deliverForm } = await open();
  deliverForm(form);
  await pass(10_000);
  expect(shownNotes()).toEqual(['saved']);
  const frame = document.querySelector('iframe') ?? document.createElement('iframe');
  Object.defineProperty(frame, 'contentWindow', { value: { location: { href: location.href } } });
  await pass(250);
  expect(shownNotes()).toEqual(['sent']);
});

test('a lead without proof can be deleted', async () => {
  const { form, deliverForm } = await open();
  setOnline(false);
  deliverForm(form);
  await pass(11_000);
  const remove = document.querySelector<HTMLElement>('[data-delete]:not([hidden]) button');
  expect(JSON.stringify(localStorage)).toContain('Asha Rao');
  remove?.click();
  expect(shownNotes()).toEqual(['deleted']);
  expect(offersDeletion()).toBe(false);
  expect(JSON.stringify(localStorage)).not.toContain('Asha Rao');
});

test('without storage a lead without proof is not said to be saved', async () => {
  const { form, deliverForm } = await open();
  denyStorage();
  deliverForm(form);
  await pass(10_000);
  expect(shownNotes()).toEqual(['unstored']);
  expect(offersDeletion()).toBe(true);
});

test('a lead that is given up is said to be so', async () => {
  const { form, deliverForm } = await open();
  deliverForm(form);
  await pass(2 * DAY);
  expect(posts).toHaveLength(3);
  expect(shownNotes()).toEqual(['givenUp']);
  expect(offersDeletion()).toBe(true);
});

test('an invalid form delivers nothing', async () => {
  const { form, input, deliverForm } = await open();
  input('[name="last_name"]').value = '  ';
  expect(deliverForm(form)).toBe(false);
  await pass(0);
  expect(posts).toEqual([]);
  expect(shownNotes()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('offline and without storage the text stays in the form, and nothing is delivered later', async () => {
  const { form, input, deliverForm } = await open();
  const { dispatcher } = await import('../../src/leads/delivery');
  denyStorage();
  setOnline(false);
  input('[name="last_name"]').value = 'Ravi';
  expect(deliverForm(form)).toBe(false);
  await pass(0);
  expect(shownNotes()).toEqual(['unsaved']);
  expect(input('[name="last_name"]').value).toBe('Ravi');
  expect(dispatcher.pending()).toEqual([]);
});

test.each([
  ['Hello', '[possible spam] Hello'],
  ['a'.repeat(100), `[possible spam] ${'a'.repeat(84)}`],
])('a filled honeypot marks the message %s, which still fits the CRM’s field', async (typed, sent) => {
  const { form, input, deliverForm } = await open();
  input('[data-honeypot]').value = 'x';
  input('textarea').value = typed;
  deliverForm(form);
  await pass(0);
  expect(posted()[customFieldIds.message]).toBe(sent);
});

test('a form says nothing about the lead of another one', async () => {
  const { form, deliverForm } = await open();
  const { dispatcher } = await import('../../src/leads/delivery');
  deliverForm(form);
  setOnline(false);
  void dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await pass(0);
  expect(shownNotes()).toEqual(['sent']);
});

test('a newsletter is marked in its name, because it has no message', async () => {
  const { form, input, deliverForm } = await open(
    {},
    `<form data-form="subscribe"><input name="last_name" type="hidden" value="Newsletter subscriber">
      <input name="email" value="asha@example.com"><input data-honeypot></form>`,
  );
  input('[data-honeypot]').value = 'x';
  deliverForm(form);
  await pass(0);
  expect(posted()).toMatchObject({
    last_name: '[possible spam] Newsletter subscriber',
    email: 'asha@example.com',
  });
});

test.each([
  ['ticked', true, { '00N5g0000000008': expect.any(String), '00N5g0000000009': '2026-11-21T09:00:00.000Z' }],
  ['not ticked', false, {}],
])('with the box %s the configured fields say so', async (_, ticked, consent) => {
  const { form, input, deliverForm } = await open(settings);
  input('[type="checkbox"]').checked = ticked;
  deliverForm(form);
  await pass(0);
  const own = Object.entries(posted()).filter(([name]) => name.startsWith('00N5g'));
  expect(Object.fromEntries(own)).toEqual({
    '00N5g0000000001': expect.stringMatching(/^[\da-f-]{36}$/),
    '00N5g0000000003': '/works',
    ...consent,
  });
});
