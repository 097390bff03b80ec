import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { phone } from '../../schemas/fields/phone';
import { leadFields } from '../../schemas/lead';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';
import { wireName } from '../../schemas/salesforce/wire';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, consentBox, field, fillIn, submit } from '../helpers/forms';
import { labelsInOrder, leadEntries, showLeadForm } from '../helpers/formViews';

const envelope = { oid: sandboxDefaults.oid, recordType: sandboxDefaults.recordType };
/** The entries of a form, by their names in a post. */
const sent = (entries: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(leadFields).map(([name, { label }]) => [wireName(name, customFieldIds), entries[label]]),
  );

const consentText = 'You may also write to me about new courses and offers.';

test('the controls are in the order of the fields, then the consent', () => {
  showLeadForm();
  expect(labelsInOrder()).toEqual([...Object.values(leadFields).map(({ label }) => label), consentText]);
});

test('a submit posts exactly the fields of the form and the envelope once, without the consent', async () => {
  startDialogs();
  const posts = catchPosts();
  const { user } = showLeadForm();
  const entries = leadEntries();
  fillIn({ ...entries, Phone: `(${phone.sample})` });
  await user.click(consentBox());
  await submit(user);
  await screen.findByRole('dialog', { name: 'Thank you' });
  expect(posts).toEqual([
    {
      action: 'http://localhost:4174/servlet/servlet.WebToLead?encoding=UTF-8',
      fields: Object.entries({ ...sent(entries), ...envelope, retURL: 'http://localhost:3000/' }),
    },
  ]);
});

test('consent is optional, unticked and separate from the sentence about the use of the details', () => {
  showLeadForm();
  expect(consentBox()).not.toBeChecked();
  expect(consentBox()).not.toBeRequired();
  expect(consentBox()).toHaveAccessibleName(consentText);
  expect(screen.getByText(/We use these details/)).toHaveTextContent(
    'We use these details to answer your request, as our privacy policy (opens in a new tab) describes.',
  );
  const link = screen.getByRole('link', { name: /^privacy policy\s*\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', '/privacy-policy');
  expect(link).toHaveAttribute('target', '_blank');
});

test('after a submit the form accepts a second lead, also by autofill with the same name', async () => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  const sentInput = field('Name');
  fillIn(leadEntries());
  await submit(user);
  await waitFor(() => expect(field('Name')).not.toBe(sentInput));
  fillIn(leadEntries());
  await submit(user);
  await waitFor(() => expect(posts).toHaveLength(2));
});

test.each([
  ['Name', 'Asha2'],
  ['Email', 'asha@example'],
  ['Phone', '98765'],
  ['Message', ''],
])('%s that is empty or "%s" is stopped by the browser’s own check while no script runs', (label, wrong) => {
  showLeadForm();
  fillIn(leadEntries());
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true);
  for (const value of [wrong, '']) {
    fillIn({ [label]: value });
    expect(field(label).validity.valid).toBe(false);
  }
});
