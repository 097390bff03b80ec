import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FAILED, HYDRATED } from '../../src/handover/handover.markup';
import { KeepPrerendered } from '../../src/handover/KeepPrerendered';
import { takeOver } from '../../src/handover/takeOver';
import { expectConsole } from '../helpers/console';

// e2e/missing.spec.ts breaks a page of the site while React takes it over.

/** Breaks after a number of clicks; without one, never. */
const Section = ({ breaksAt }: { breaksAt?: number | undefined }) => {
  const [clicks, setClicks] = useState(0);
  if (clicks === breaksAt) throw new Error('The section broke');
  return (
    <form data-form="homeInline">
      <title>Courses</title>
      <div role="group">
        <input aria-label="Name" />
      </div>
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

/** A prerendered page with a typed name, which React takes over, and which breaks at the second click. */
const breakAfterClicks = async () => {
  expectConsole(/The section broke/);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app(container));
  // The build moves the title there.
  document.head.replaceChildren(container.querySelector('title') ?? expect.fail('There is no title.'));
  const input = screen.getByLabelText<HTMLInputElement>('Name');
  input.value = 'Asha';
  render(app(container, 2), { container, hydrate: true });
  // As the take-over has marked it.
  const part = screen.getByRole('group');
  for (const taken of [container, part]) taken.setAttribute(HYDRATED, '');
  const click = () => userEvent.click(screen.getByRole('button'));
  await click();
  await click();
  return { container, input, part };
};

test('a page that fails after some clicks keeps its elements and the typed text', async () => {
  const { input } = await breakAfterClicks();
  expect(screen.getByLabelText('Name')).toBe(input);
  expect(input).toHaveValue('Asha');
});

test('a page that fails after some clicks keeps the focus where it is', async () => {
  await breakAfterClicks();
  expect(screen.getByRole('button')).toHaveFocus();
});

test('a page that fails after some clicks keeps its title', async () => {
  await breakAfterClicks();
  expect(document.title).toBe('Courses');
});

test('a page that fails is answered without React from then on', async () => {
  const { container } = await breakAfterClicks();
  expect(container).toHaveAttribute(FAILED);
});

test('no part of a page that fails counts as taken over', async () => {
  const { container, part } = await breakAfterClicks();
  expect(container).not.toHaveAttribute(HYDRATED);
  expect(part).not.toHaveAttribute(HYDRATED);
});

test('changes by other programs stay in a page that has failed', async () => {
  const end = vi.spyOn(takeOver, 'end');
  const { container } = await breakAfterClicks();
  expect(end).toHaveBeenCalledExactlyOnceWith(container);
});

test('a part without prerendered elements passes its error to the next boundary', () => {
  const empty = document.createElement('div');
  expect(() => render(app(empty, 0))).toThrow('The section broke');
});
