import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { compose, field } from '../helpers/forms';
import { showLeadForm } from '../helpers/formViews';

test('does not strip a word during composition, and strips it when composition ends', () => {
  showLeadForm();
  fireEvent.compositionStart(field('Email'));
  compose('Email', 'asha_');
  expect(field('Email')).toHaveValue('asha_');
  compose('Email', 'asha_రa');
  expect(field('Email')).toHaveValue('asha_రa');
  fireEvent.compositionEnd(field('Email'));
  expect(field('Email')).toHaveValue('ashaa');
  expect(screen.getByText('Removed: underscore (_), “ర”')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Put it back' })).toBeVisible();
});

test.each(['Name', 'Email', 'Phone', 'Message'])('writes nothing into %s during composition', (label) => {
  showLeadForm();
  fireEvent.compositionStart(field(label));
  const written: string[] = [];
  // React defines `value` on the element, to notice changes by scripts.
  const own = Object.getOwnPropertyDescriptor(field(label), 'value');
  const set = (value: string) => {
    written.push(value);
  };
  Object.defineProperty(field(label), 'value', { ...own, set });
  compose(label, 'రా2');
  expect(written).toEqual([]);
});

test('checks a composed name at once, because names are never rewritten', async () => {
  showLeadForm();
  compose('Name', 'రా2');
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  compose('Name', 'రాజ్\u200cకుమార్');
  await expect(field('Name')).toShowNoError();
});
