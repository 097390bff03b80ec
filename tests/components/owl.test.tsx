import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LampScene } from '../../src/components/live/hero/LampScene';
import { markShapes } from '../../src/components/markShapes';
import { DarkScene } from '../../src/components/owl/DarkScene';
import { PeekingOwl } from '../../src/components/owl/PeekingOwl';
import { homeHeadings } from '../../src/content/home';

const mark = vi.hoisted(() => ({ hasOwl: true }));
vi.mock(import('../../src/components/markShapes'), async (original) => ({
  ...(await original()),
  get hasOwl() {
    return mark.hasOwl;
  },
}));

const paths = (drawing: Element) =>
  [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d'));
const ownMark = markShapes.map(({ d }) => d);

test.each([
  ['on the 404 page', <DarkScene hat key="dark" />],
  ['on the edge of a form', <PeekingOwl hat key="edge" />],
])('the owl gives way to the mark of another company %s', (_, drawing) => {
  const { container, rerender } = render(drawing);
  expect(paths(container)).not.toEqual(expect.arrayContaining(ownMark));
  expect(container.querySelector('[data-eye]')).not.toBeNull();
  mark.hasOwl = false;
  try {
    rerender(<div />);
    rerender(drawing);
    expect(paths(container)).toEqual(expect.arrayContaining(ownMark));
    expect(container.querySelector('[data-eye]')).toBeNull();
  } finally {
    mark.hasOwl = true;
  }
});

test('without the owl the lamp of the first slide is still a button', () => {
  mark.hasOwl = false;
  try {
    const { container, getByLabelText } = render(<LampScene />);
    expect(getByLabelText(homeHeadings.lamp)).toHaveAttribute('aria-pressed', 'false');
    expect(container.querySelector('[data-eye]')).toBeNull();
  } finally {
    mark.hasOwl = true;
  }
});
