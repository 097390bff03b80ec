/**
 * Fields refuse and tidy text before the browser inserts it. A field that corrected its text afterwards would hold the same text, but the
 * visitor's Ctrl+Z would no longer work, so these tests look at what the browser may still do.
 */
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { enter, field } from '../helpers/forms';
import { showLeadForm, showSubscribeForm } from '../helpers/formViews';

/** Tells a field that its browser is about to insert a text. Returns whether the browser may go on. */
const announce = (label: string, init: InputEventInit) => {
  let mayGoOn = true;
  act(() => {
    mayGoOn = field(label).dispatchEvent(new InputEvent('beforeinput', { cancelable: true, ...init }));
  });
  return mayGoOn;
};
const announceTyped = (label: string, data: string) => announce(label, { inputType: 'insertText', data });
const announcePasted = (label: string, data: string) =>
  announce(label, { inputType: 'insertFromPaste', data });

/** Counts the changes of a field. */
const changesOf = (label: string) => {
  const changes: string[] = [];
  field(label).addEventListener('input', () => changes.push(field(label).value));
  return changes;
};

const offers = () => screen.queryAllByText(/^Did you mean/, { selector: 'button' });
const notes = () => screen.queryAllByText(/^Removed:/).map(({ textContent }) => textContent);
const putBack = async ({ user }: ReturnType<typeof showLeadForm>) =>
  user.click(screen.getByText('Put it back', { selector: 'button' }));

test('a character that a field cannot hold is refused before it is typed, with a note', () => {
  showLeadForm();
  expect(announceTyped('Email', '_')).toBe(false);
  expect(notes()).toEqual(['Removed: underscore (_)']);
});

test('a refused character changes nothing, so that there is nothing to undo', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha');
  const changes = changesOf('Email');
  announceTyped('Email', '_');
  expect(changes).toEqual([]);
});

test('a refused character over a selected text deletes that text, as any other character would', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha.rao');
  field('Email').setSelectionRange(4, 8);
  announceTyped('Email', '_');
  expect(field('Email')).toHaveValue('asha');
});

test('a character that a field can hold is left to the browser', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'ash');
  expect(announceTyped('Email', 'a')).toBe(true);
  expect(field('Email')).toHaveValue('ash');
});

test('a pasted text that a field can hold is left to the browser', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha');
  expect(announcePasted('Email', '@example.com')).toBe(true);
  expect(field('Email')).toHaveValue('asha');
});

test('a pasted text is tidied before it enters, over the selected text', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha@example.com');
  field('Email').setSelectionRange(1, 4);
  const changes = changesOf('Email');
  expect(announcePasted('Email', 'b_c')).toBe(false);
  expect(changes).toEqual(['abc@example.com']);
  expect(field('Email').selectionStart).toBe(3);
});

test('a pasted text with an address in it replaces what the field held', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'x');
  announcePasted('Email', ' Asha Rao <asha@example.com>');
  expect(field('Email')).toHaveValue('asha@example.com');
});

test('a note names the characters that a pasted text has lost', () => {
  showLeadForm();
  announcePasted('Phone', '98765_43210');
  expect(notes()).toEqual(['Removed: underscore (_)']);
});

test.each([
  { what: 'an unfinished word', inputType: 'insertCompositionText', isComposing: true },
  { what: 'the end of a word in Safari', inputType: 'insertFromComposition', isComposing: false },
  { what: 'a letter within a word', inputType: 'insertText', isComposing: true },
])('nothing is refused in the text of an input method: $what', ({ inputType, isComposing }) => {
  showLeadForm();
  expect(announce('Email', { inputType, isComposing, data: '_' })).toBe(true);
  expect(notes()).toEqual([]);
});

test.each([
  { what: 'that the page cannot refuse', init: { inputType: 'insertText', data: '_', cancelable: false } },
  { what: 'without a text', init: { inputType: 'insertFromPaste', data: null } },
  { what: 'that deletes', init: { inputType: 'deleteContentBackward', data: null } },
])('an edit $what is left to the browser', ({ init }) => {
  showLeadForm();
  expect(announce('Phone', init)).toBe(true);
  expect(notes()).toEqual([]);
});

test('a paste that the page cannot refuse does not enter twice', () => {
  showLeadForm();
  announce('Email', { inputType: 'insertFromPaste', data: 'a_b', cancelable: false });
  expect(field('Email')).toHaveValue('');
});

test('a field that hides its caret tidies what is pasted while it is empty', () => {
  showSubscribeForm();
  expect(announcePasted('Email', 'Asha Rao <asha@example.com>')).toBe(false);
  expect(field('Email')).toHaveValue('asha@example.com');
});

test('a field that hides its caret leaves a later paste to the browser, and tidies its result', async () => {
  const { user } = showSubscribeForm();
  await user.type(field('Email'), 'asha');
  expect(announcePasted('Email', 'rao\u200B')).toBe(true);
  await user.paste('rao\u200B');
  expect(field('Email')).toHaveValue('asharao');
});

test('once a character is put back, the next one like it is typed without being refused', async () => {
  const view = showLeadForm();
  await enter(view.user, 'Email', 'asha_rao@example.com');
  await putBack(view);
  expect(announceTyped('Email', '_')).toBe(true);
});

test('a paste over a whole text that was put back is tidied like the first', async () => {
  const view = showLeadForm();
  await enter(view.user, 'Email', 'asha_rao@example.com');
  await putBack(view);
  field('Email').setSelectionRange(0, field('Email').value.length);
  expect(announcePasted('Email', 'ravi_k@example.com')).toBe(false);
  expect(field('Email')).toHaveValue('ravik@example.com');
});

/** Safari sends `beforeinput` also for a text that a script inserts, and inserts it unless the event is refused. */
const insertLikeSafari = () => {
  document.execCommand = (command, _showUi, text = '') => {
    const input = document.activeElement;
    if (!(input instanceof HTMLInputElement)) return false;
    const inputType = command === 'delete' ? 'deleteContentBackward' : 'insertText';
    const init = { bubbles: true, cancelable: true, inputType, data: text || null };
    if (!input.dispatchEvent(new InputEvent('beforeinput', init))) return true;
    input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
    input.dispatchEvent(new InputEvent('input', init));
    return true;
  };
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'execCommand');
  });
};

test('in Safari a pasted text is tidied, and what it has lost can be put back', async () => {
  insertLikeSafari();
  const view = showLeadForm();
  await view.user.click(field('Email'));
  announcePasted('Email', 'asha_rao@example.com');
  expect(field('Email')).toHaveValue('asharao@example.com');
  await putBack(view);
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('in Safari a text that was typed is put back with what it has lost', async () => {
  insertLikeSafari();
  const view = showLeadForm();
  await enter(view.user, 'Email', 'asha_rao@example.com');
  await putBack(view);
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('a pasted address with a slip is offered without it at once', async () => {
  const { user } = showLeadForm();
  await user.click(field('Email'));
  announcePasted('Email', 'asha_rao@gmail.co');
  expect(offers()).toHaveLength(1);
});

test('a refused key offers nothing while its visitor still types', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha@gmail.co');
  announceTyped('Email', '_');
  expect(offers()).toEqual([]);
});
