/** What fields do with typed, pasted and composed text. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { firstFailure } from '../../schemas';
import { phone } from '../../schemas/fields/phone';
import { compose, enter, field, fillIn } from '../helpers/forms';
import { showLeadForm, showSubscribeForm } from '../helpers/formViews';
import { descriptionsOf } from '../helpers/matchers';

const { sample } = phone;
const start = sample.slice(0, 2);
/** What the phone's rules say of a value. */
const phoneSays = (value: string) => firstFailure(phone.rules, value)?.message ?? '';
const lengths = [...Array(phone.limit).keys()];
/** The sample with the fewest digits added, or taken away, that a rule refuses. */
const tooLong = lengths.map((more) => sample + '1'.repeat(more)).find(phoneSays) ?? '';
const tooShort = lengths.map((less) => sample.slice(0, -less || undefined)).find(phoneSays) ?? '';
const nameSays = 'Name should not contain special characters or numbers.';

const edits: [label: string, typed: string, value: string, note?: string][] = [
  [
    'Email',
    'asha_rao_x+y é@example.com',
    'asharaoxy@example.com',
    'Removed: underscore (_), plus sign (+), space, “é”',
  ],
  [
    'Phone',
    `(${start}).[]- ${sample.slice(2)}x#`,
    `(${start}).[]-${sample.slice(2)}`,
    'Removed: space, “x”, “#”',
  ],
  ['Name', 'A_+1', 'A_+1'],
  ['Message', 'A_+1', 'A_+1'],
];
test.each(edits)(
  '"%s" with "%s" typed holds "%s", and a note names what was removed, if anything',
  async (label, typed, value, note) => {
    const { user } = showLeadForm();
    await enter(user, label, typed);
    expect(field(label)).toHaveValue(value);
    expect(descriptionsOf(field(label)).filter((text) => text.startsWith('Removed:'))).toEqual(
      note ? [note] : [],
    );
  },
);

test.each([
  ['Email', showLeadForm, '"Rao, Asha" <asha@example.com>', 'asha@example.com'],
  ['Email', showSubscribeForm, 'Asha Rao <asha_rao@example.com>', 'asha_rao@example.com'],
] as const)(
  '%s of a form becomes the address in a pasted text, without a note',
  async (label, show, pasted, value) => {
    const { user } = show();
    await user.click(field(label));
    await user.paste(pasted);
    expect(field(label)).toHaveValue(value);
    expect(screen.queryByText(/^Removed:/)).toBeNull();
  },
);

test('the note is announced politely and shown with the hint and the error', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Phone', `${start}x`);
  await expect(field('Phone')).toShowError(phoneSays(start));
  const note = screen.getByText('Removed: “x”');
  expect(note.closest('[aria-live="polite"]')).toBeInTheDocument();
  expect(descriptionsOf(field('Phone'))).toEqual([phoneSays(start), 'Removed: “x”', phone.hint]);
});

test('stripping in the middle of a value keeps the caret in place', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha@example.com');
  await user.type(field('Email'), '_x', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field('Email')).toHaveValue('ashax@example.com');
  expect(field('Email').selectionStart).toBe(5);
});

test('a field without the focus is tidied without a selection, which would draw the focus in Safari', () => {
  showLeadForm();
  const select = vi.spyOn(HTMLInputElement.prototype, 'setSelectionRange');
  fillIn({ Email: 'ashaé@example.com' });
  expect(field('Email')).toHaveValue('asha@example.com');
  expect(select).not.toHaveBeenCalled();
});

test('Backspace over the wrong character of a name removes the message', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'అనిల్2');
  await expect(field('Name')).toShowError(nameSays);
  await user.keyboard('{Backspace}');
  await expect(field('Name')).toShowNoError();
});

test('Backspace changes the message of a phone from too long to none to too short', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Phone', tooLong);
  await expect(field('Phone')).toShowError(phoneSays(tooLong));
  await user.keyboard('{Backspace}');
  await expect(field('Phone')).toShowNoError();
  await user.keyboard('{Backspace}'.repeat(tooLong.length - 1 - tooShort.length));
  await expect(field('Phone')).toShowError(phoneSays(tooShort));
});

test.each([
  { label: 'Email', composed: 'asha_రa', tidied: 'ashaa', note: 'Removed: underscore (_), “ర”' },
  { label: 'Phone', composed: '98a765', tidied: '98765', note: 'Removed: “a”' },
])('$label keeps a word during composition, and tidies it when composition ends', (row) => {
  const { label, composed, tidied, note } = row;
  showLeadForm();
  fireEvent.compositionStart(field(label));
  compose(label, composed);
  expect(field(label)).toHaveValue(composed);
  fireEvent.compositionEnd(field(label));
  expect(field(label)).toHaveValue(tidied);
  expect(screen.getByText(note)).toBeVisible();
});

test('the end of a composed word is no end of the entry: an unfinished address is not corrected yet', () => {
  showLeadForm();
  field('Email').focus();
  fireEvent.compositionStart(field('Email'));
  compose('Email', 'asha@gmail.co');
  fireEvent.compositionEnd(field('Email'));
  expect(screen.queryByText(/^Did you mean/)).toBeNull();
});

test.each(['Name', 'Message'])('%s, which is never rewritten, keeps a composed word', (label) => {
  showLeadForm();
  fireEvent.compositionStart(field(label));
  compose(label, 'రా2');
  fireEvent.compositionEnd(field(label));
  expect(field(label)).toHaveValue('రా2');
});

test('checks a composed name at once, because names are never rewritten', async () => {
  showLeadForm();
  compose('Name', 'రా2');
  await expect(field('Name')).toShowError(nameSays);
  compose('Name', 'రాజ్\u200cకుమార్');
  await expect(field('Name')).toShowNoError();
});
