import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Field } from '../../schemas/fields/field';
import { leadFields } from '../../schemas/lead';
import { SITE_EVENT, type SiteEvent } from '../../src/analytics/events';
import { catchPosts, field, fillIn, submitQuickly } from '../helpers/forms';
import { leadEntries, showLeadForm } from '../helpers/formViews';

let sent: SiteEvent[];
beforeEach(() => {
  sent = [];
  catchPosts();
  const record = ({ detail }: CustomEvent<SiteEvent>) => void sent.push(detail);
  addEventListener(SITE_EVENT, record);
  return () => removeEventListener(SITE_EVENT, record);
});

test('a form counts as opened once, when the focus first enters it', async () => {
  const { user } = showLeadForm('serviceInline');
  expect(sent).toEqual([]);
  await user.click(field('Name'));
  await user.click(field('Email'));
  expect(sent).toEqual([{ type: 'form_opened', form: 'serviceInline' }]);
});

test('a sent form counts as submitted once', async () => {
  showLeadForm();
  fillIn(leadEntries());
  sent = [];
  await submitQuickly();
  await vi.waitFor(() => expect(sent).toContainEqual({ type: 'submitted', form: 'homeInline' }), 10_000);
  expect(sent.filter(({ type }) => type === 'submitted')).toHaveLength(1);
});

test('a refused submit reports the broken rule, and no event holds the typed value', async () => {
  showLeadForm();
  for (const [name, { label, rules }] of Object.entries<Field>(leadFields))
    for (const { id: rule, example } of rules) {
      if (!example) continue;
      sent = [];
      fillIn({ [label]: example });
      await submitQuickly();
      const error = { type: 'field_error', form: 'homeInline', field: name, rule };
      await vi.waitFor(() => expect(sent).toContainEqual(error), 10_000);
      const parts = sent.flatMap((event) => Object.values(event));
      expect(parts.filter((part) => part.includes(example))).toEqual([]);
    }
});

const errors = () => sent.filter(({ type }) => type === 'field_error');

test('a refused submit reports the fields with a mistake alone', async () => {
  showLeadForm();
  fillIn({ ...leadEntries(), Email: '' });
  await submitQuickly();
  await vi.waitFor(() => expect(errors()).not.toEqual([]), 10_000);
  expect(errors()).toEqual([{ type: 'field_error', form: 'homeInline', field: 'email', rule: 'required' }]);
});

test('two presses of Submit at once report a mistake once', async () => {
  showLeadForm();
  fillIn({ ...leadEntries(), Email: '' });
  const form = document.forms[0] ?? document;
  await act(async () => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  await vi.waitFor(() => expect(errors()).not.toEqual([]), 10_000);
  expect(errors()).toHaveLength(1);
});
