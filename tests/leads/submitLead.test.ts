import { beforeEach, expect, test, vi } from 'vitest';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';
import { expectConsole } from '../helpers/console';
import { SECOND } from '../helpers/durations';
import { makeLeadValues } from '../helpers/factories';
import { catchPosts, type Post } from '../helpers/forms';
import { storedLeads } from '../helpers/page';

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The module in a newly opened page. */
const open = async () => {
  vi.resetModules();
  const { submitLead } = await import('../../src/leads');
  const { dispatcher } = await import('../../src/leads/delivery');
  const { formCatalogue } = await import('../../src/leads/formCatalogue');
  return { submitLead, dispatcher, formCatalogue };
};

let posts: Post[];
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 5, 9) });
  posts = catchPosts();
  history.replaceState(null, '', '/');
});

test('stores a lead exactly as it is posted', async () => {
  const { submitLead } = await open();
  submitLead('homeInline', makeLeadValues({ message: 'Hello' }));
  await pass(0);
  const fields = {
    oid: sandboxDefaults.oid,
    recordType: sandboxDefaults.recordType,
    retURL: 'http://localhost:3000/',
    last_name: 'Asha Rao',
    email: 'asha.rao@example.com',
    phone: '9876543210',
    [customFieldIds.message]: 'Hello',
  };
  expect(storedLeads()).toEqual([
    {
      version: 1,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      form: 'homeInline',
      fields,
      createdAt: Date.now(),
      tries: 1,
      posts: 1,
      lastPost: Date.now(),
      nextTry: Date.now() + 30 * SECOND,
    },
  ]);
  expect(posts.map((post) => Object.fromEntries(post.fields))).toEqual([fields]);
});

test('a double click gives one lead', async () => {
  const { submitLead } = await open();
  const values = makeLeadValues();
  submitLead('homeInline', values);
  submitLead('homeInline', { ...values });
  await pass(9 * SECOND);
  submitLead('homeInline', { ...values });
  await pass(0);
  expect(posts).toHaveLength(1);
  expect(storedLeads()).toHaveLength(1);
});

test('sends the same details again after ten seconds, and other details or another form at once', async () => {
  const { submitLead } = await open();
  const values = makeLeadValues();
  submitLead('homeInline', values);
  submitLead('portfolio', values);
  submitLead('portfolio', { ...values, phone: '9876543211' });
  await pass(10 * SECOND);
  submitLead('portfolio', { ...values, phone: '9876543211' });
  await pass(0);
  expect(posts).toHaveLength(4);
});

test('a form with the delivery log is only written to the console', async () => {
  const { submitLead, formCatalogue } = await open();
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  Object.assign(formCatalogue.portfolio, { delivery: 'log' });
  const values = makeLeadValues();
  submitLead('portfolio', values);
  await pass(SECOND);
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"portfolio"'), values);
  expect(posts).toEqual([]);
  expect(storedLeads()).toEqual([]);
});

test('a lead whose hidden field is filled is marked', async () => {
  const { submitLead } = await open();
  submitLead('homeInline', makeLeadValues({ message: 'Buy' }), { suspicious: true });
  await pass(0);
  expect(Object.fromEntries(posts[0]?.fields ?? [])[customFieldIds.message]).toBe('[possible spam] Buy');
});

test('analytics that throw lose no lead', async () => {
  const { submitLead } = await open();
  const { sendEventsTo } = await import('../../src/analytics/events');
  expectConsole(/An event could not be sent/);
  sendEventsTo(() => {
    throw new Error('The tag manager is broken.');
  });
  submitLead('homeInline', makeLeadValues());
  await pass(0);
  expect(posts).toHaveLength(1);
  expect(storedLeads()).toHaveLength(1);
});

test('the draft of a form that is sent is cleared', async () => {
  const { submitLead } = await open();
  sessionStorage.setItem('draft:homeInline', '{"last_name":"Asha"}');
  sessionStorage.setItem('draft:portfolio', '{"last_name":"Asha"}');
  submitLead('homeInline', makeLeadValues());
  await pass(0);
  expect(Object.keys(sessionStorage)).toEqual(['draft:portfolio']);
});
