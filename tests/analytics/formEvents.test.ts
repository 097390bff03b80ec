import { beforeEach, expect, test, vi } from 'vitest';
import { sendEventsTo, type SiteEvent } from '../../src/analytics/events';
import { catchPosts, enter, field, submit } from '../helpers/forms';
import { showContactForm, showLeadForm, showSubscribeForm } from '../helpers/formViews';

let told: SiteEvent[];
beforeEach(() => {
  told = [];
  sendEventsTo((event) => told.push(event));
  catchPosts();
  return () => sendEventsTo(undefined);
});

test('a form counts as opened once, when the focus first enters it', async () => {
  const { user } = showLeadForm('serviceInline');
  expect(told).toEqual([]);
  await user.click(field('Name'));
  await user.click(field('Email'));
  expect(told).toEqual([{ type: 'form_opened', form: 'serviceInline' }]);
});

test('a refused submit reports the rule that each field breaks, never the message, which may quote the value', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Asha Rao');
  await enter(user, 'Email', 'asha..secret@example.com');
  await submit(user);
  await vi.waitFor(() => expect(told.filter(({ type }) => type === 'field_error')).toHaveLength(3));
  expect(told.filter(({ type }) => type === 'field_error')).toEqual([
    { type: 'field_error', form: 'homeInline', field: 'email', rule: 'punctuation' },
    { type: 'field_error', form: 'homeInline', field: 'phone', rule: 'required' },
    { type: 'field_error', form: 'homeInline', field: 'message', rule: 'required' },
  ]);
  expect(JSON.stringify(told)).not.toContain('secret');
});

test.each([
  ['contactPage', showContactForm, 'First name'],
  ['subscribe', showSubscribeForm, 'Email'],
] as const)('the form %s tells that it was opened too', async (form, show, label) => {
  const { user } = show();
  await user.click(field(label));
  expect(told).toEqual([{ type: 'form_opened', form }]);
});
