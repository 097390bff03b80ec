import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { KeepPrerendered } from '../../src/handover/KeepPrerendered';
import { expectConsole } from '../helpers/console';

// e2e/missing.spec.ts breaks a page of the site while React takes it over.

/** Breaks after a number of clicks; without one, never. */
const Section = ({ breaksAt }: { breaksAt?: number | undefined }) => {
  const [clicks, setClicks] = useState(0);
  if (clicks === breaksAt) throw new Error('The section broke');
  return (
    <form data-form="homeInline">
      <input aria-label="Name" />
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        {clicks} clicks
      </button>
    </form>
  );
};
const app = (host: HTMLElement, breaksAt?: number) => (
  <KeepPrerendered host={() => host}>
    <Section breaksAt={breaksAt} />
  </KeepPrerendered>
);

test('a page that fails after some clicks keeps its elements, text and focus', async () => {
  expectConsole(/The section broke/);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app(container));
  const input = screen.getByLabelText<HTMLInputElement>('Name');
  input.value = 'Asha';
  render(app(container, 2), { container, hydrate: true });
  const click = () => userEvent.click(screen.getByRole('button'));
  await click();
  await click();
  expect(screen.getByLabelText('Name')).toBe(input);
  expect(input).toHaveValue('Asha');
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a part without prerendered elements passes its error to the next boundary', () => {
  const empty = document.createElement('div');
  expect(() => render(app(empty, 0))).toThrow('The section broke');
});
