// @vitest-environment node
import { expect, test } from 'vitest';
import { email } from '../../schemas/fields/email.ts';

test.each([
  { what: 'a word before it', typed: 'Email: asha@example.com', inField: 'Emailasha@example.com' },
  { what: 'a number after it', typed: 'asha@example.com 98765', inField: 'asha@example.com98765' },
])('an address that was joined with $what is offered alone', ({ typed, inField }) => {
  expect(email.nearest?.(inField, typed)).toBe('asha@example.com');
});

test('a text with an address that was typed without being stripped gets the offer, too', () => {
  expect(email.nearest?.('Email: asha@example.com')).toBe('asha@example.com');
});

test.each([
  { why: 'it is an address', inField: 'asha@example.com', typed: 'asha@example.com' },
  { why: 'only spaces around it are gone', inField: 'asha@example.com', typed: ' asha@example.com ' },
  {
    why: 'Put it back offers its underscore',
    inField: 'asharao@example.com',
    typed: ' asha_rao@example.com',
  },
  {
    why: 'its underscore was put back',
    inField: 'asha_rao@example.com',
    typed: ' asha_rao@example.com',
  },
  { why: 'it has no address', inField: 'ashaatexample', typed: 'asha at example' },
  {
    why: 'it has two addresses',
    inField: 'asha@example.comravi@example.com',
    typed: 'asha@example.com ravi@example.com',
  },
])('nothing is offered for “$typed”: $why', ({ inField, typed }) => {
  expect(email.nearest?.(inField, typed)).toBeUndefined();
});

test.each([
  { what: 'two addresses', text: 'asha@example.com ravi@example.com' },
  { what: 'two words', text: 'asha rao' },
  { what: 'two lines', text: 'asha\nrao' },
  { what: 'words around a comma', text: 'asha,rao' },
  { what: 'words around a bracket', text: 'asha(rao' },
  { what: 'words around an accent and a space', text: 'ashaé rao' },
  { what: 'words around a space and an accent', text: 'asha érao' },
  { what: 'underscores around a space', text: '_ _' },
  { what: 'signs of an address around a space', text: '@ .' },
  { what: 'a hyphen and a dot around a space', text: '- .' },
  { what: 'two lines before the last word', text: 'asha rao\n\nx' },
])('$what in one pasted text would be joined', ({ text }) => {
  expect(email.joins?.(text)).toBe(true);
});

test.each([
  { what: 'one address', text: 'asha@example.com' },
  { what: 'spaces at either end', text: ' asha@example.com ' },
  { what: 'a bracket at either end', text: '<asha@example.com>' },
  { what: 'an accent inside a word', text: 'ashé@example.com' },
  { what: 'a combining accent inside a word', text: 'ashe\u0301@example.com' },
  { what: 'a digit of another script', text: 'asha९@example.com' },
  { what: 'every sign that an address may contain', text: "a!#$%&'*+/=?^_`{|}~-.b@example.com" },
  { what: 'nothing', text: '' },
])('$what is no reason to leave a pasted text as it is', ({ text }) => {
  expect(email.joins?.(text)).toBe(false);
});
