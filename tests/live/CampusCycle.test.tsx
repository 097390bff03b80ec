import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CampusCycle } from '../../src/components/live/CampusCycle';
import { campus } from '../../src/content/campus';

const { steps } = campus.cycle;

test('the cycle is one image whose name tells the steps in order', () => {
  const { container } = render(<CampusCycle steps={steps} />);
  expect(
    within(container).getByRole('img', {
      name: 'A cycle of 4 steps: Student selection, Training, Real projects, Enhancement, and then the first again.',
    }),
  ).toBe(container.firstElementChild);
});

test('the wide and the narrow drawing both show every step with its number and its icon', () => {
  const { container } = render(<CampusCycle steps={steps} />);
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings).toHaveLength(2);
  for (const drawing of drawings) {
    const texts = [...drawing.querySelectorAll('text')].map((element) => element.textContent);
    expect(texts).toEqual(steps.flatMap(({ title }, index) => [String(index + 1), title]));
    for (const { icon } of steps) expect(drawing.querySelector(`use[href$=".svg#${icon}"]`)).not.toBeNull();
  }
});

test('the drawings themselves are silent, so that no step is read twice', () => {
  const { container } = render(<CampusCycle steps={steps} />);
  for (const drawing of container.querySelectorAll('svg'))
    expect(drawing.getAttribute('aria-hidden')).toBe('true');
});
