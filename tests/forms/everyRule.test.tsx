import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { messageOf, type RuleTable } from '../../schemas/ordered';
import { formRules, type FieldRules } from '../../schemas/registry';
import { enter, field, submit } from '../helpers/forms';
import { showContactForm, showLeadForm, showSubscribeForm } from '../helpers/formViews';

const labels: Record<string, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  designation: 'Designation',
  college_name: 'College name',
  services: 'Services',
  location: 'Location',
  message: 'Message',
  email: 'Email',
  phone: 'Phone',
};

const exampleOf = (rules: RuleTable, id: string) => rules.find((rule) => rule.id === id)?.example;

/** Enters the example of each rule that can be the first to fail, and sees its message at both moments. */
const walk = async (user: UserEvent, label: string, rules: FieldRules, submitName: string) => {
  let seen = 0;
  // The newsletter says nothing before it was submitted once.
  await submit(user, submitName);
  for (const live of rules.live) {
    const example = exampleOf(rules.live, live.id);
    const onSubmit = rules.submit.find(({ id }) => id === live.id);
    if (example === undefined || onSubmit === undefined) continue;
    if (example === '') await enter(user, label, 'a');
    await user.clear(field(label));
    if (example !== '') await enter(user, label, example);
    const { value } = field(label);
    await expect(field(label)).toShowError(messageOf(live, value));
    await submit(user, submitName);
    await expect(field(label)).toShowError(messageOf(onSubmit, value));
    seen += 1;
  }
  return seen;
};

const reachable = (rules: FieldRules) => rules.live.filter(({ example }) => example !== undefined).length;

test.each(Object.entries(formRules.lead))(
  'the lead form can show every message of %s',
  async (name, rules) => {
    const { user } = showLeadForm();
    const label = name === 'last_name' ? 'Name' : (labels[name] ?? '');
    expect(await walk(user, label, rules, 'Submit')).toBe(reachable(rules));
  },
);

test.each(Object.entries(formRules.contact))(
  'the contact form can show every message of %s',
  async (name, rules) => {
    const { user } = showContactForm();
    expect(await walk(user, labels[name] ?? '', rules, 'Submit')).toBe(reachable(rules));
  },
);

test('the subscribe form can show every message of its email', async () => {
  const { user } = showSubscribeForm();
  const rules = formRules.subscribe.email;
  expect(await walk(user, 'Email', rules, 'Subscribe us!')).toBe(reachable(rules));
});
