import { beforeEach, expect, test } from 'vitest';
import { COMPOSING } from '../../src/config/markup';
import { markComposing } from '../../src/native/markComposing';
import { stopListeningAfterwards } from '../helpers/page';
import { fieldOf, putForm } from '../helpers/prerendered';

const compose = (input: Element, type: 'start' | 'end') =>
  input.dispatchEvent(new CompositionEvent(`composition${type}`, { bubbles: true }));

beforeEach(stopListeningAfterwards);

test('marks only the input in which a word is being composed, until the word is complete', () => {
  markComposing();
  const form = putForm();
  const [name, email] = [fieldOf(form, 'last_name'), fieldOf(form, 'email')];
  compose(name, 'start');
  expect(name).toHaveAttribute(COMPOSING);
  expect(email).not.toHaveAttribute(COMPOSING);
  compose(name, 'end');
  expect(name).not.toHaveAttribute(COMPOSING);
});
