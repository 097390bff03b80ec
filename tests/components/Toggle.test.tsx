import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toggle } from '../../src/components/Toggle';

test('a choice without a style rule for its panel is refused', () => {
  const options = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: id, content: id }));
  expect(() => render(<Toggle label="Choices" options={options} />)).toThrow('at most 4 choices, not 5');
});

test('the choices have the same name when React renders them again, so that a choice can be carried over', () => {
  const toggle = <Toggle label="Choices" options={[{ id: 'a', label: 'A', content: 'a' }]} />;
  const nameNow = () => screen.getByLabelText<HTMLInputElement>('A').name;
  const { unmount } = render(toggle);
  const before = nameNow();
  unmount();
  render(toggle);
  expect(nameNow()).toBe(before);
});
