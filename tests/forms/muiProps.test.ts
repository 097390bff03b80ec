// @vitest-environment node
import { expect, test } from 'vitest';
import { muiProps } from '../../src/forms/muiProps';

const error = { type: 'custom', message: 'Name is required.' };

test('a field is described by its error, note and hint, in that order, and only by those shown', () => {
  const of = (text: Partial<Parameters<typeof muiProps>[0]>) =>
    muiProps({ id: 'name', error: undefined, removed: [], ...text }).input['aria-describedby'];
  expect(of({})).toBeUndefined();
  expect(of({ error })).toBe('name-error');
  expect(of({ hint: 'As in your passport.' })).toBe('name-hint');
  expect(of({ error, hint: 'As in your passport.', removed: ['_'] })).toBe('name-error name-note name-hint');
});

test('MUI shows a field as invalid exactly when it has a message', () => {
  const isWrong = (message: string) =>
    muiProps({ id: 'name', error: { ...error, message }, removed: [] }).control.error;
  expect(isWrong('Name is required.')).toBe(true);
  expect(isWrong('')).toBe(false);
});
