import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CampusCycle } from '../../src/components/live/CampusCycle';
import { campus } from '../../src/content/campus';

const { steps } = campus.cycle;

test('the cycle is one image that names its steps; its drawings are hidden from screen readers', () => {
  const { container } = render(<CampusCycle steps={steps} />);
  const name =
    'A cycle of 4 steps: Student selection, Training, Real projects, Enhancement, and then the first again.';
  expect(within(container).getByRole('img', { name })).toBe(container.firstElementChild);
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings).toHaveLength(2);
  const texts = drawings.map((drawing) =>
    [...drawing.querySelectorAll('text')].map((text) => text.textContent),
  );
  expect(texts).toEqual([
    steps.flatMap(({ title }, index) => [String(index + 1), title]),
    // On a phone the list below has the names.
    steps.map((_, index) => String(index + 1)),
  ]);
  for (const drawing of drawings) {
    for (const { icon } of steps) expect(drawing.querySelector(`use[href$=".svg#${icon}"]`)).not.toBeNull();
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
  }
});
