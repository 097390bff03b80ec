// @vitest-environment node
import { describe, expect, test } from 'vitest';
import {
  bareEmail,
  emailLiveRules,
  emailRules,
  firstFailure,
  mayBelongToEmail,
  stripEmail,
} from '../../schemas/index.ts';
import { hostileStrings } from './helpers.ts';

const submit = (value: string) => firstFailure(emailRules, value)?.message;
const live = (value: string) => firstFailure(emailLiveRules, value)?.message;

describe('on submit', () => {
  test.each([
    ['', 'Email is required.'],
    [' \t\n\u00a0', 'Email is required.'],
    ['asha', 'Invalid email address format.'],
    ['asha@', 'Invalid email address format.'],
    ['@example.com', 'Invalid email address format.'],
    ['asha@example', 'Invalid email address format.'],
    ['asha@example.', 'Invalid email address format.'],
    ['asha@.com', 'Invalid email address format.'],
    ['asha@rao@example.com', 'Invalid email address format.'],
    ['asha rao@example.com', 'Invalid email address format.'],
    [' asha@example.com', 'Invalid email address format.'],
    ['asha@example.com\n', 'Invalid email address format.'],
    ['9asha@example.com', 'Email should not start with a number.'],
    ['asha..rao@example.com', 'asha..rao@example.com is not a valid email...!'],
    ['asha@example..com', 'asha@example..com is not a valid email...!'],
    ['.asha@example.com', '.asha@example.com is not a valid email...!'],
    ['-asha@example.com', '-asha@example.com is not a valid email...!'],
    ['éva@example.com', 'éva@example.com is not a valid email...!'],
    ['asha@example.com-', 'asha@example.com- is not a valid email...!'],
    ['asha@example.com.', 'asha@example.com. is not a valid email...!'],
    ['asha.@example.com', 'asha.@example.com is not a valid email... Dot before @ is not allowed.'],
    ['asha@.example.com', 'asha@.example.com is not a valid email... Dot after @ is not allowed.'],
    [`${'a'.repeat(69)}@example.com`, 'Please keep this to 80 characters or fewer.'],
  ])('%j gives: %s', (value, message) => expect(submit(value)).toBe(message));

  test.each([
    ['9@', 'Invalid email address format.', 'the shape before the number'],
    ['9876543210@example.com', 'Email should not start with a number.', 'the number before digits only'],
    ['9a..b@example.com', 'Email should not start with a number.', 'the number before double dots'],
    ['.a.@example.com', '.a.@example.com is not a valid email...!', 'the first dot before the one at @'],
    ['a..@example.com', 'a..@example.com is not a valid email...!', 'double dots before the dot at @'],
    ['a@..com', 'a@..com is not a valid email...!', 'double dots before the dot after @'],
    [
      'a.@.example.com',
      'a.@.example.com is not a valid email... Dot before @ is not allowed.',
      'before, then after',
    ],
  ])('of two faults in %j the earlier is told: %s', (value, message) => expect(submit(value)).toBe(message));

  test('the value in a message is the value as typed, even where it looks like a replacement pattern', () => {
    expect(submit("$&$'@a..b")).toBe("$&$'@a..b is not a valid email...!");
  });
});

describe('while typing', () => {
  test.each(['', '  '])('an emptied field (%j) says that email is required', (value) => {
    expect(live(value)).toBe('Email is required.');
  });

  test.each([
    'asha',
    '9asha@example.com',
    '9@example.com',
    'asha..rao@example.com',
    'asha.@example.com',
    'asha@.example.com',
    `${'a'.repeat(80)}@example.com`,
  ])('%j gives the one general message', (value) => {
    expect(live(value)).toBe('Entered email is not a valid email.');
  });
});

test.each([
  ['asha_rao@example', 'Invalid email address format.'],
  ['asha_rao..x@example.com', 'asha_rao..x@example.com is not a valid email...!'],
])(
  '%j, which only an address that was put back can be, gets the message of a submit: %s',
  (value, message) => {
    expect(live(value)).toBe(message);
  },
);

test.each([
  'asha@example.com',
  'asha.rao@example.co.in',
  'a@b.c',
  'asha-rao@ex-ample.com',
  'asha_rao+site@example.com',
  'ASHA9@EXAMPLE.COM',
  '_asha@example.com_',
  `${'a'.repeat(68)}@example.com`,
])('%s passes on submit and while typing', (value) => {
  expect(submit(value)).toBeUndefined();
  expect(live(value)).toBeUndefined();
});

test.each(hostileStrings)('%j is refused, not a crash', (value) => {
  expect(submit(value)).toBe('Invalid email address format.');
});

test('stripping keeps ASCII letters, digits, @, dot and hyphen', () => {
  const kept = 'AZaz09@.-';
  expect(stripEmail(kept)).toEqual({ value: kept, removed: [] });
});

test('stripping names each character it removed once, in order', () => {
  expect(stripEmail('a_s+h a_@é.in\n')).toEqual({ value: 'asha@.in', removed: ['_', '+', ' ', 'é', '\n'] });
});

test('stripping takes an emoji out whole', () => {
  expect(stripEmail('a😀b@c.in')).toEqual({ value: 'ab@c.in', removed: ['😀'] });
});

describe('a pasted value', () => {
  test.each([
    ['Asha Rao <asha@example.com>'],
    ['"Rao, Asha" <asha@example.com> '],
    ['<asha@example.com>'],
    ['mailto:asha@example.com'],
    ['MAILTO:asha@example.com?subject=Hello&body=Hi'],
    ['Asha <mailto:asha@example.com>'],
  ])('%j becomes the address in it', (value) => expect(bareEmail(value)).toBe('asha@example.com'));

  test.each([
    'asha@example.com',
    'asha_rao+x@example.com',
    'Asha <asha>',
    'a@b.in <asha@example.com> x',
    '<a@b.in> <asha@example.com>',
    'mailto:',
    '',
  ])('%j stays as it is', (value) => expect(bareEmail(value)).toBe(value));
});

test.each("! # $ % & ' * + / = ? ^ _ ` { | } ~".split(' '))('%s may belong to an address', (character) => {
  expect(mayBelongToEmail([' ', character])).toBe(true);
});

test.each([[[]], [[' ', '\n', 'é', '(', '<', ',', ':', '"', '😀']]])('%j cannot', (removed) => {
  expect(mayBelongToEmail(removed)).toBe(false);
});
