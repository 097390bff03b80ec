import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeepPrerendered } from '../../src/runtime/KeepPrerendered';
import { expectConsole } from '../helpers/console';
import { find } from '../helpers/islands';

let breaksNow = false;
const Section = () => {
  const [clicks, setClicks] = useState(0);
  if (breaksNow || clicks > 1) throw new Error('The section broke');
  return (
    <form data-form="homeInline">
      <input aria-label="Name" />
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks} clicks
      </button>
    </form>
  );
};

/** A prerendered page with typed text, which React takes over. */
const takeOver = (breaks: boolean) => {
  breaksNow = false;
  const root = document.body.appendChild(document.createElement('div'));
  root.dataset['hydrated'] = '';
  const app = (
    <KeepPrerendered host={() => root}>
      <title>Contact us</title>
      <Section />
    </KeepPrerendered>
  );
  root.innerHTML = renderToString(app);
  const input = root.querySelector('input') ?? expect.fail('There is no field.');
  input.value = 'Asha';
  input.focus();
  document.title = 'Contact us';
  breaksNow = breaks;
  render(app, { container: root, hydrate: true });
  return { root, input };
};

test('a page that fails during hydration keeps its elements, the typed text and the focus', () => {
  expectConsole(/The section broke/);
  const { root, input } = takeOver(true);
  expect(root.querySelector('input')).toBe(input);
  expect(input.value).toBe('Asha');
  expect(input).toHaveFocus();
  expect(document.title).toBe('Contact us');
  // The boot script now answers its controls at once.
  expect(root).not.toHaveAttribute('data-hydrated');
  expect(root).toHaveAttribute('data-failed');
});

test('a page that fails after hydration keeps its elements and the typed text', () => {
  expectConsole(/The section broke/);
  const { root, input } = takeOver(false);
  act(() => find('button').click());
  act(() => find('button').click());
  expect(root).toHaveTextContent('1 clicks');
  expect(root.querySelector('input')).toBe(input);
  expect(input.value).toBe('Asha');
});

test('a part without prerendered elements passes its error to the next boundary', () => {
  breaksNow = true;
  const empty = document.createElement('div');
  const show = () =>
    render(
      <KeepPrerendered host={() => empty}>
        <Section />
      </KeepPrerendered>,
    );
  expect(show).toThrow('The section broke');
});
