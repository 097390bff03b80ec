import { beforeEach, expect, test, vi } from 'vitest';
import { parseConfig } from '../../schemas/config';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';
import { DAY } from '../helpers/durations';
import { makeEntry } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { find } from '../helpers/islands';
import { denyStorage, setOnline, storedLeads } from '../helpers/page';
import { fieldOf, putForm } from '../helpers/prerendered';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const settings = {
  VITE_CRM_FIELD_LEAD_ID: '00N5g0000000001',
  VITE_CRM_FIELD_PAGE: '00N5g0000000003',
  VITE_CRM_FIELD_LANDING_PAGE: '00N5g0000000004',
  VITE_CRM_FIELD_LAST_TOUCH: '00N5g0000000007',
  VITE_CRM_FIELD_CONSENT_VERSION: '00N5g0000000008',
  VITE_CRM_FIELD_CONSENT_TIME: '00N5g0000000009',
};

/** A page with a prerendered form that its visitor has filled in, and the function that sends it. */
const open = async (configured: Record<string, string> = {}) => {
  vi.resetModules();
  vi.doMock('../../src/config/env', () => ({ env: parseConfig(configured, 'https://www.wiselamp.example') }));
  const form = putForm('homeInline', { message: 'Hello' });
  const { submitWithoutReact } = await import('../../src/leads/submitWithoutReact');
  const { dispatcher, origin } = await import('../../src/leads/page');
  return { form, submitWithoutReact, dispatcher, origin };
};
const shownNotes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-note]:not([hidden])')].map(
    ({ dataset }) => dataset['note'],
  );
const deletion = () => document.querySelector<HTMLElement>('[data-delete]:not([hidden]) button');
const posted = () => Object.fromEntries(posts[0]?.fields ?? []);

let posts: Post[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9) });
  posts = catchPosts();
  history.replaceState(null, '', '/works?q=1');
});

test('a form is posted with the digits of its phone, and this page to return to', async () => {
  const { form, submitWithoutReact } = await open();
  fieldOf(form, 'phone').value = '+91 98765-43210';
  expect(submitWithoutReact(form)).toBe(true);
  await pass(0);
  expect(storedLeads()).toMatchObject([{ form: 'homeInline', page: 'http://localhost:3000/works' }]);
  expect(posted()).toEqual({
    retURL: 'http://localhost:3000/works',
    last_name: 'Asha Rao',
    email: 'asha.rao@example.com',
    phone: '9876543210',
    [customFieldIds.message]: 'Hello',
    oid: sandboxDefaults.oid,
    recordType: sandboxDefaults.recordType,
  });
});

test('after a submit the form shows the thanks, empties its fields and deletes its draft', async () => {
  const { form, submitWithoutReact } = await open();
  sessionStorage.setItem('draft:homeInline', '{"last_name":"Ravi"}');
  const show = vi.spyOn(Element.prototype, 'scrollIntoView');
  submitWithoutReact(form);
  await pass(300);
  expect(shownNotes()).toEqual(['sent']);
  expect(show.mock.contexts).toEqual([document.querySelector('[data-note="sent"]')]);
  expect(show).toHaveBeenCalledWith({ block: 'nearest' });
  expect(deletion()).toBeNull();
  expect(fieldOf(form, 'last_name').value).toBe('');
  expect(sessionStorage).toHaveLength(0);
  await pass(0);
});

test('a lead without proof is not confirmed yet, and sent once its frame is back', async () => {
  const { form, submitWithoutReact } = await open();
  submitWithoutReact(form);
  await pass(10_000);
  expect(shownNotes()).toEqual(['notConfirmed', 'stored']);
  Object.defineProperty(find('iframe'), 'contentWindow', { value: { location: { href: location.href } } });
  await pass(250);
  expect(shownNotes()).toEqual(['sent']);
  expect(deletion()).toBeNull();
});

test('a lead that could not leave is not sent yet, and can be deleted', async () => {
  const { form, submitWithoutReact } = await open();
  setOnline(false);
  submitWithoutReact(form);
  await pass(11_000);
  expect(shownNotes()).toEqual(['notSent', 'stored']);
  expect(JSON.stringify(localStorage)).toContain('Asha Rao');
  deletion()?.click();
  expect(shownNotes()).toEqual(['deleted']);
  expect(deletion()).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('Asha Rao');
});

test('of two leads from one form, a click on Delete deletes one, and the other stays in view', async () => {
  const { form, submitWithoutReact } = await open();
  setOnline(false);
  submitWithoutReact(form);
  await pass(11_000);
  for (const [name, value] of Object.entries({ last_name: 'Ravi', email: 'ravi@example.com' }))
    fieldOf(form, name).value = value;
  fieldOf(form, 'phone').value = '9876543211';
  fieldOf(form, 'message').value = 'Hello again';
  submitWithoutReact(form);
  await pass(0);
  // The thanks for the second do not hide that the first one waits.
  expect(shownNotes()).toEqual(['sent', 'notSent', 'stored']);
  await pass(11_000);
  deletion()?.click();
  expect(storedLeads()).toMatchObject([{ fields: { last_name: 'Asha Rao' } }]);
  expect(shownNotes()).toEqual(['notSent', 'stored', 'deleted']);
  deletion()?.click();
  expect(storedLeads()).toEqual([]);
  expect(shownNotes()).toEqual(['deleted']);
});

test('without storage a lead without proof is not said to be saved', async () => {
  const { form, submitWithoutReact } = await open();
  denyStorage();
  submitWithoutReact(form);
  await pass(10_000);
  expect(shownNotes()).toEqual(['notConfirmed', 'unstored']);
  expect(deletion()).not.toBeNull();
});

test('a lead that is given up is said to be so', async () => {
  const { form, submitWithoutReact } = await open();
  submitWithoutReact(form);
  await pass(2 * DAY);
  expect(posts).toHaveLength(3);
  expect(shownNotes()).toEqual(['givenUp']);
  expect(deletion()).not.toBeNull();
});

test('an invalid form delivers nothing', async () => {
  const { form, submitWithoutReact } = await open();
  fieldOf(form, 'last_name').value = '  ';
  expect(submitWithoutReact(form)).toBe(false);
  await pass(0);
  expect(posts).toEqual([]);
  expect(shownNotes()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('offline and without storage the text stays in the form, and nothing is delivered later', async () => {
  const { form, submitWithoutReact, dispatcher } = await open();
  denyStorage();
  setOnline(false);
  expect(submitWithoutReact(form)).toBe(false);
  await pass(0);
  expect(shownNotes()).toEqual(['unsaved']);
  expect(fieldOf(form, 'last_name').value).toBe('Asha Rao');
  expect(dispatcher.pending()).toEqual([]);
});

test('a form says nothing about the lead of another one', async () => {
  const { form, submitWithoutReact, dispatcher } = await open();
  submitWithoutReact(form);
  setOnline(false);
  void dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await pass(300);
  expect(shownNotes()).toEqual(['sent']);
});

test.each([
  ['ticked', true, { '00N5g0000000008': expect.any(String), '00N5g0000000009': '2026-11-21T09:00:00.000Z' }],
  ['not ticked', false, {}],
])('a lead has the origin of its visit, and with the box %s says so', async (_, ticked, consent) => {
  const { form, submitWithoutReact, origin } = await open(settings);
  origin.noteArrival({ keepsFirst: false });
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.checked = ticked;
  submitWithoutReact(form);
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
