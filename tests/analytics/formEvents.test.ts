import { beforeEach, expect, test, vi } from 'vitest';
import type { Field } from '../../schemas/fields/field';
import { leadFields } from '../../schemas/lead';
import { SITE_EVENT, type SiteEvent } from '../../src/analytics/events';
import { catchPosts, field, fillIn, submit, submitQuickly } from '../helpers/forms';
import { showContactForm, showLeadForm, showSubscribeForm } from '../helpers/formViews';

let sent: SiteEvent[];
beforeEach(() => {
  sent = [];
  catchPosts();
  const record = ({ detail }: CustomEvent<SiteEvent>) => void sent.push(detail);
  addEventListener(SITE_EVENT, record);
  return () => removeEventListener(SITE_EVENT, record);
});

test.each([
  ['serviceInline', () => showLeadForm('serviceInline'), 'Name'],
  ['contactPage', showContactForm, 'First name'],
  ['subscribe', showSubscribeForm, 'Email'],
] as const)(
  'the form %s counts as opened once, when the focus first enters it',
  async (form, show, label) => {
    const { user } = show();
    expect(sent).toEqual([]);
    await user.click(field(label));
    await user.click(field('Email'));
    expect(sent).toEqual([{ type: 'form_opened', form }]);
  },
);

const errors = () => sent.filter(({ type }) => type === 'field_error');

test('a refused submit reports the rule that each field breaks', async () => {
  const { user } = showLeadForm();
  fillIn({ Name: 'Asha Rao', Email: 'asha..rao@example.com' });
  await submit(user);
  await vi.waitFor(() => expect(errors()).toHaveLength(3));
  expect(errors()).toEqual([
    { type: 'field_error', form: 'homeInline', field: 'email', rule: 'punctuation' },
    { type: 'field_error', form: 'homeInline', field: 'phone', rule: 'required' },
    { type: 'field_error', form: 'homeInline', field: 'message', rule: 'required' },
  ]);
});

test('no event holds a typed value, whichever rule it breaks', async () => {
  showLeadForm();
  for (const [name, { label, rules }] of Object.entries<Field>(leadFields))
    for (const { id: rule, example } of rules) {
      if (!example) continue;
      sent = [];
      fillIn({ [label]: example });
      await submitQuickly();
      await vi.waitFor(() => expect(errors()).toContainEqual(expect.objectContaining({ field: name, rule })));
      const parts = sent.flatMap((event) => Object.values(event));
      expect(parts.filter((part) => part.includes(example))).toEqual([]);
    }
});
