import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { extraFieldNames } from '../../schemas/salesforce/extras';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';
import { toWire } from '../../schemas/salesforce/wire';
import { SECOND } from '../../src/config/durations';
import * as copies from '../../src/leads/copies';
import { formCatalogue } from '../../src/leads/formCatalogue';
import type { Answer } from '../../src/leads/sendForm';
import { arrivalOf } from '../../src/leads/visit';
import { later } from '../helpers/delivery';
import { validValues } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { loadFrame } from '../helpers/frames';
import { openPage } from '../helpers/openPage';
import { denyStorage, find, override, setOnline, storedLeads } from '../helpers/page';
import { putForm } from '../helpers/prerendered';
import { pass } from '../helpers/time';

const message = 'Hello';
const fields = toWire('lead', validValues('lead', { message }), customFieldIds);
const { oid, recordType } = sandboxDefaults;
const envelope = { oid, recordType, retURL: 'http://localhost:3000/' };
const now = Date.UTC(2026, 10, 21, 9);

let posts: Post[];
beforeEach(() => {
  vi.useFakeTimers({ now });
  posts = catchPosts();
});

test('stores the fields of a lead, posts them with the envelope, and deletes the draft of its form', async () => {
  for (const form of ['homeInline', 'portfolio'])
    sessionStorage.setItem(`draft:${form}`, '{"last_name":"A"}');
  openPage().sendForm(putForm('homeInline', { message }));
  await pass(0);
  expect(storedLeads()).toEqual([
    {
      version: 1,
      id: expect.stringMatching(/^[\da-f]{32}$/),
      form: 'homeInline',
      fields,
      isOpen: true,
      createdAt: now,
      tries: 1,
      posts: 1,
      lastPost: now,
      nextTry: now + 30 * SECOND,
    },
  ]);
  expect(posts.map((post) => Object.fromEntries(post.fields))).toEqual([{ ...fields, ...envelope }]);
  expect(Object.keys(sessionStorage)).toEqual(['draft:portfolio']);
});

/** Sends a lead. Returns what is called once its visitor can be answered. */
const sendForThanks = ({ sendForm }: ReturnType<typeof openPage>) => {
  const thanked = vi.fn<(answer: Answer) => void>();
  void sendForm(putForm()).answer.then(thanked);
  return thanked;
};

test('thanks when the proof is there, at once when offline, and otherwise after 300 ms', async () => {
  const page = openPage();
  const proven = sendForThanks(page);
  await pass(0);
  expect(proven).not.toHaveBeenCalled();
  await loadFrame();
  expect(proven).toHaveBeenCalledOnce();
  setOnline(false);
  const offline = sendForThanks(page);
  await pass(0);
  expect(offline).toHaveBeenCalledOnce();
  setOnline(true);
  // The pending lead says nothing about this one.
  const unproven = sendForThanks(page);
  await pass(299);
  expect(unproven).not.toHaveBeenCalled();
  await pass(1);
  expect(unproven).toHaveBeenCalledOnce();
});

test('the same words, sent again after their lead was deleted, are a new lead', async () => {
  const { sendForm, dispatcher } = openPage();
  const { id = '' } = sendForm(putForm('homeInline', { message }));
  await pass(0);
  dispatcher.remove(id);
  expect(sendForm(putForm('homeInline', { message })).id).not.toBe(id);
  await pass(0);
  expect(posts).toHaveLength(2);
});

test('the same words, sent from two windows within seconds, are one lead', async () => {
  const { id } = openPage().sendForm(putForm('homeInline', { message }));
  expect(openPage().sendForm(putForm('homeInline', { message })).id).toBe(id);
  await pass(0);
  expect(posts).toHaveLength(1);
});

test('without storage and without connection nothing is kept, and the visitor is told so', async () => {
  denyStorage();
  setOnline(false);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const page = openPage();
  const answered = sendForThanks(page);
  await pass(SECOND);
  expect(answered).toHaveBeenCalledExactlyOnceWith('unsaved');
  expect(page.dispatcher.pending()).toEqual([]);
});

test('a lead that only a slow copy keeps is thanked for once the copy is written', async () => {
  denyStorage();
  setOnline(false);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(copies, 'createCopies').mockReturnValue({
    put: () => later(SECOND, true),
    remove: async () => true,
    all: async () => [],
  });
  const answered = sendForThanks(openPage());
  await pass(SECOND - 1);
  expect(answered).not.toHaveBeenCalled();
  await pass(1);
  expect(answered).toHaveBeenCalledExactlyOnceWith('thanks');
});

test('without storage a lead that a busy relay may have is not called unsent', async () => {
  denyStorage();
  vi.stubEnv('VITE_LEAD_RELAY', 'https://www.example.com/leads');
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const answered = sendForThanks(openPage({ VITE_LEAD_RELAY: 'https://www.example.com/leads' }));
  await pass(5 * SECOND);
  expect(answered).toHaveBeenCalledExactlyOnceWith('thanks');
});

test('the text of a lead that could not be kept is its draft again', async () => {
  denyStorage();
  setOnline(false);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const { sendForm, drafts } = openPage();
  sendForm(putForm('homeInline', { message }));
  await pass(SECOND);
  expect(drafts.read('homeInline')).toMatchObject({ message });
});

test('what changes in a form until the thanks is no draft of another lead', async () => {
  const { sendForm, drafts } = openPage();
  drafts.start();
  sendForm(putForm('homeInline', { message }));
  find('[data-field="message"]').dispatchEvent(new Event('input', { bubbles: true }));
  await pass(300);
  expect(drafts.read('homeInline')).toEqual({});
});

test('a lead that waits for a lock is not thanked for yet', async () => {
  override(navigator, 'locks', { request: () => new Promise(() => {}) });
  const thanked = sendForThanks(openPage());
  await pass(299);
  expect(thanked).not.toHaveBeenCalled();
});

// e2e/posts.spec.ts sends each of them.
test('no form of the catalogue is left on “log”, which delivers nothing', () => {
  expect(Object.values(formCatalogue).filter(({ delivery }) => delivery !== 'crm')).toEqual([]);
});

test('a form that is not in the catalogue is never sent', async () => {
  document.body.innerHTML = '<form role="search"><input name="q" value="java"></form>';
  const send = () => openPage().sendForm(find('form') as HTMLFormElement);
  expect(send).toThrow('Unknown form: "".');
  await pass(0);
  expect([posts, storedLeads()]).toEqual([[], []]);
});

test('a double click gives one lead; other details, another form or a later submit give another', async () => {
  const { sendForm } = openPage();
  const { id } = sendForm(putForm('homeInline', { message }));
  expect(sendForm(putForm('homeInline', { message })).id).toBe(id);
  sendForm(putForm('portfolio', { message }));
  const last = () => sendForm(putForm('portfolio', { message, phone: '9876543211' })).id;
  const third = last();
  await pass(9 * SECOND);
  expect(last()).toBe(third);
  expect(posts).toHaveLength(3);
  await pass(SECOND);
  expect(last()).not.toBe(third);
  await pass(0);
  expect(posts).toHaveLength(4);
});

test('a form whose delivery is “log” is only written to the console', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  Object.assign(formCatalogue.portfolio, { delivery: 'log' });
  onTestFinished(() => void Object.assign(formCatalogue.portfolio, { delivery: 'crm' }));
  const { id, answer } = openPage().sendForm(putForm('portfolio', { message }));
  expect(id).toBeUndefined();
  await expect(answer).resolves.toBe('thanks');
  await pass(SECOND);
  expect(info).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('"portfolio"'),
    expect.objectContaining({ last_name: 'Asha Rao', [customFieldIds.message]: message }),
  );
  expect([posts, storedLeads()]).toEqual([[], []]);
});

/** A setting with each field, from `00N5g0000000001` on. */
const ids = {
  VITE_CRM_FIELDS: extraFieldNames.map((name, at) => `${name}=00N5g000000000${at + 1}`).join(','),
};
const ofEveryLead = {
  '00N5g0000000001': expect.stringMatching(/^[\da-f]{32}$/),
  '00N5g0000000002': 'homeInline',
  '00N5g0000000003': '/works',
};
const ofOriginAndConsent = {
  '00N5g0000000004': 'http://localhost:3000/?utm_source=news',
  '00N5g0000000005': 'https://www.google.com/search',
  // The sixth is the first touch, which needs the visitor's consent.
  '00N5g0000000007': 'utm_source=news',
  '00N5g0000000008': '2026-11-22',
  '00N5g0000000009': '2026-11-21T09:00:00.000Z',
};
const source = { VITE_CRM_LEAD_SOURCE: 'Website', VITE_CRM_CAMPAIGN_ID: '7015g000000abcD' };

test.each([
  ['nothing without configuration', {}, true, {}],
  ['the id, the form and the page without consent and a noted arrival', ids, false, ofEveryLead],
  ['its id, origin and consent where configured', ids, true, { ...ofEveryLead, ...ofOriginAndConsent }],
  ['its source and campaign', source, true, { lead_source: 'Website', Campaign_ID: '7015g000000abcD' }],
])('beyond the fields of its form a lead has %s', async (_, settings, isKnown, extra) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=java');
  const { sendForm, origin } = openPage(settings, '/?utm_source=news');
  if (isKnown) origin.noteArrival(arrivalOf(location.href, document.referrer), { keepsFirst: false });
  history.replaceState(null, '', '/works');
  const form = putForm('homeInline', { message });
  for (const box of form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')) box.checked = isKnown;
  sendForm(form);
  await pass(0);
  const { oid: _oid, recordType: _type, retURL: _url, ...sent } = Object.fromEntries(posts[0]?.fields ?? []);
  expect(sent).toEqual({ ...fields, ...extra });
});
