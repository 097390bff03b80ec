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
  for (const drawing of container.querySelectorAll('svg')) {
    for (const { icon } of steps) expect(drawing.querySelector(`use[href$=".svg#${icon}"]`)).not.toBeNull();
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
  }
});
