import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';
import { toWire } from '../../schemas/salesforce/wire';
import { formCatalogue } from '../../src/leads/formCatalogue';
import { SECOND } from '../helpers/durations';
import { uniqueText, validValues } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { find } from '../helpers/islands';
import { openPage } from '../helpers/openPage';
import { storedLeads } from '../helpers/page';
import { honeypotOf, putForm } from '../helpers/prerendered';
import { pass } from '../helpers/time';

let posts: Post[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
  posts = catchPosts();
});

test('stores the fields of a lead, and posts them with the envelope', async () => {
  const { sendForm } = openPage();
  sendForm(putForm('homeInline', { message: 'Hello' }));
  await pass(0);
  const fields = toWire('lead', validValues('lead', { message: 'Hello' }), customFieldIds);
  expect(storedLeads()).toEqual([
    {
      version: 1,
      id: expect.stringMatching(/^[\da-f]{32}$/),
      form: 'homeInline',
      fields,
      page: 'http://localhost:3000/',
      isOpen: true,
      createdAt: Date.now(),
      tries: 1,
      posts: 1,
      lastPost: Date.now(),
      nextTry: Date.now() + 30 * SECOND,
    },
  ]);
  expect(posts.map((post) => Object.fromEntries(post.fields))).toEqual([
    {
      ...fields,
      oid: sandboxDefaults.oid,
      recordType: sandboxDefaults.recordType,
      retURL: 'http://localhost:3000/',
    },
  ]);
});

test('thanks the visitor when the proof arrives, or after 300 ms without it', async () => {
  const { sendForm } = openPage();
  const thanked = vi.fn<(how: string) => void>();
  void sendForm(putForm()).thanked.then(() => thanked('proof'));
  await pass(0);
  Object.defineProperty(find('iframe'), 'contentWindow', { value: { location } });
  find('iframe').dispatchEvent(new Event('load'));
  await pass(0);
  expect(thanked).toHaveBeenCalledExactlyOnceWith('proof');
  void sendForm(putForm()).thanked.then(() => thanked('wait'));
  await pass(299);
  expect(thanked).toHaveBeenCalledOnce();
  await pass(1);
  expect(thanked).toHaveBeenLastCalledWith('wait');
});

test('a form that is not in the catalogue is never sent', async () => {
  const { sendForm } = openPage();
  document.body.innerHTML = '<form role="search"><input name="q" value="java"></form>';
  expect(() => sendForm(find('form') as HTMLFormElement)).toThrow(
    'The form "" is not in the catalogue of forms.',
  );
  await pass(0);
  expect(posts).toEqual([]);
  expect(storedLeads()).toEqual([]);
});

test('a double click gives one lead', async () => {
  const { sendForm } = openPage();
  const form = putForm();
  const { id } = sendForm(form);
  expect(sendForm(form).id).toBe(id);
  await pass(9 * SECOND);
  sendForm(form);
  await pass(0);
  expect(posts).toHaveLength(1);
  expect(storedLeads()).toHaveLength(1);
});

test('sends the same details again after ten seconds, and other details or another form at once', async () => {
  const { sendForm } = openPage();
  const message = uniqueText();
  sendForm(putForm('homeInline', { message }));
  sendForm(putForm('portfolio', { message }));
  sendForm(putForm('portfolio', { message, phone: '9876543211' }));
  await pass(10 * SECOND);
  sendForm(putForm('portfolio', { message, phone: '9876543211' }));
  await pass(0);
  expect(posts).toHaveLength(4);
});

test('a form whose delivery is “log” is only written to the console', async () => {
  const { sendForm } = openPage();
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  Object.assign(formCatalogue.portfolio, { delivery: 'log' });
  onTestFinished(() => void Object.assign(formCatalogue.portfolio, { delivery: 'crm' }));
  expect(sendForm(putForm('portfolio', { message: 'Hello' })).id).toBeUndefined();
  await pass(SECOND);
  expect(info).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('"portfolio"'),
    expect.objectContaining({ last_name: 'Asha Rao', [customFieldIds.message]: 'Hello' }),
  );
  expect(posts).toEqual([]);
  expect(storedLeads()).toEqual([]);
});

test('marks a lead as possible spam when its hidden field is filled', async () => {
  const { sendForm } = openPage();
  const form = putForm('homeInline', { message: 'Buy' });
  honeypotOf(form).value = 'x';
  sendForm(form);
  await pass(0);
  expect(Object.fromEntries(posts[0]?.fields ?? [])[customFieldIds.message]).toBe('[possible spam] Buy');
});

test('deletes the draft of a sent form, and no other', async () => {
  const { sendForm } = openPage();
  sessionStorage.setItem('draft:homeInline', '{"last_name":"Asha"}');
  sessionStorage.setItem('draft:portfolio', '{"last_name":"Asha"}');
  sendForm(putForm());
  await pass(0);
  expect(Object.keys(sessionStorage)).toEqual(['draft:portfolio']);
});
