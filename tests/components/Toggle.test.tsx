import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Toggle } from '../../src/components/Toggle';

test('a choice without a style rule for its panel is refused', () => {
  const options = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: id, content: id }));
  expect(() => render(<Toggle label="Choices" options={options} />)).toThrow('at most 4 choices, not 5');
});
