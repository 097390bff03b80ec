import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { phone } from '../../schemas/fields/phone';
import { markComposing } from '../../src/native/markComposing';
import { expectConsole } from '../helpers/console';
import { catchPosts, compose, consentBox, field, submit } from '../helpers/forms';
import { leadEntries } from '../helpers/formViews';
import { stopListeningAfterwards } from '../helpers/page';
import { fromAbroad } from '../helpers/phones';
import { hydrateForm } from '../helpers/prerendered';

/** Hydrates the lead form after a visitor has filled it in. */
const hydrateFilled = (values: Record<string, string>, act?: () => void) => {
  hydrateForm('homeInline', () => {
    for (const [label, value] of Object.entries(values)) field(label).value = value;
    act?.();
  });
  return userEvent.setup({ delay: null });
};

test('keeps, tidies and sends text typed before hydration, without taking the focus', async () => {
  const posts = catchPosts();
  const entries = leadEntries();
  const user = hydrateFilled({
    ...entries,
    Phone: phone.sample.replace(/^../, '($&) '),
    Email: 'Asha Rao <asha@example.com>',
  });
  expect(document.body).toHaveFocus();
  expect(field('Message')).toHaveValue(entries['Message']);
  await submit(user);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.fields.slice(0, Object.keys(entries).length).map(([, value]) => value)).toEqual(
    Object.values({ ...entries, Email: 'asha@example.com', Phone: phone.sample }),
  );
});

test('an address typed before hydration is sent as typed, if its characters may be right', async () => {
  const posts = catchPosts();
  const user = hydrateFilled({ ...leadEntries(), Email: 'asha_rao@example.com' });
  await submit(user);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.fields).toContainEqual(['email', 'asha_rao@example.com']);
});

test('an address typed before hydration gets the offer of another one', async () => {
  const user = hydrateFilled({ Email: 'asha_rao@gmial.com' });
  await user.click(screen.getByRole('button', { name: 'Did you mean asha_rao@gmail.com?' }));
  expect(field('Email')).toHaveValue('asha_rao@gmail.com');
});

test('characters typed before hydration that no address has are removed, with the note', () => {
  hydrateFilled({ Email: 'ashaérao@example.com' });
  expect(field('Email')).toHaveValue('asharao@example.com');
  expect(screen.getByText(/^Removed: /)).toBeVisible();
});

test('a field keeps focus and caret during hydration', async () => {
  const user = hydrateFilled({ Email: 'aséha', Phone: `+${fromAbroad}` }, () => {
    field('Email').focus();
    field('Email').setSelectionRange(3, 3);
  });
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveValue('asha');
  await user.keyboard('X');
  expect(field('Email')).toHaveValue('asXha');
});

test('a selection stays during hydration: what is typed next replaces it', async () => {
  const user = hydrateFilled({ Email: 'firstéone@example.com' }, () => {
    field('Email').focus();
    field('Email').select();
  });
  expect(field('Email')).toHaveValue('firstone@example.com');
  await user.keyboard('a');
  expect(field('Email')).toHaveValue('a');
});

test('a selection that began at its end keeps its direction during hydration', () => {
  hydrateFilled({ Email: 'aséha' }, () => {
    field('Email').focus();
    field('Email').setSelectionRange(1, 5, 'backward');
  });
  const { selectionStart, selectionEnd, selectionDirection } = field('Email');
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 4, 'backward']);
});

test('validates text from before hydration only if it had to be tidied', async () => {
  hydrateFilled({ Name: 'Asha2', Email: 'asha', Phone: '( )' });
  await expect(field('Phone')).toShowError('Phone number is required.');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
});

test('leaves the one word that is being composed alone during hydration, and strips it at its end', () => {
  // React's development build reports an attribute that it did not render.
  expectConsole(/data-composing/);
  stopListeningAfterwards();
  markComposing();
  hydrateFilled({ Email: 'asha_', Phone: '98x' }, () => void fireEvent.compositionStart(field('Email')));
  expect([field('Email').value, field('Phone').value]).toEqual(['asha_', '98']);
  compose('Email', 'asha_ర');
  expect(field('Email')).toHaveValue('asha_ర');
  fireEvent.compositionEnd(field('Email'));
  expect(field('Email')).toHaveValue('asha');
  expect(screen.getByRole('button', { name: 'Put it back' })).toBeVisible();
});

test('a box ticked before hydration stays ticked until it is unticked', async () => {
  const user = hydrateFilled(leadEntries(), () => consentBox().click());
  const fill = () => getComputedStyle(consentBox().nextElementSibling ?? document.body).backgroundColor;
  expect(consentBox()).toBeChecked();
  expect(fill()).toMatch(/sun/);
  await user.click(consentBox());
  expect(consentBox()).not.toBeChecked();
  expect(fill()).not.toMatch(/sun/);
});
