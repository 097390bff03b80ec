import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { works } from '../../src/content/works';
import Interview from '../../src/sections/works/Interview';
import { figureOf, risenTo } from '../../src/sections/works/results';
import { renderWithApp } from '../helpers/render';

test.each([
  { result: '64% more visitors', figure: '64%' },
  { result: '9 of 10 found it', figure: '9 of 10' },
  { result: '1.64x the traffic', figure: '1.64x' },
])('the figure of "$result" is $figure', ({ result, figure }) => {
  expect(figureOf(result)).toBe(figure);
});

test.each([
  { result: '64% more visitors', value: 164 },
  { result: '1.64x the traffic', value: 164 },
])('"$result" is drawn as $value, from 100', ({ result, value }) => {
  expect(risenTo(result)).toBe(value);
});

test('a result without a figure stops the build', () => {
  expect(() => risenTo('two thirds more visitors')).toThrow(/has no figure to draw\. Write one, such as 64%/);
});

const good =
  'I chose Purdue because its robotics lab works on farm machines, such as small harvesters. ' +
  'My family has a farm in Guntur, and no university here has that lab. ' +
  'The fee is 28,000 dollars a year, and my father pays it from his savings.';

test('an answer of any length gets a score and a sentence to improve, and can be changed', async () => {
  const { user } = renderWithApp(<Interview />);
  const button = screen.getByRole('button', { name: works.interview.button });
  const answer = screen.getByRole('textbox', { name: works.interview.label });
  await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(works.interview.empty);
  expect(answer).toHaveFocus();
  await user.paste('It is good. Maybe I can work there.');
  await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 6 rules met.');
  expect(screen.getByRole('status')).toHaveTextContent('“Maybe I can work there.”');
  await user.clear(answer);
  await user.paste(good);
  await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent(/^6 of 6 rules met\.$/);
  expect(within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByText('Yes')).toHaveLength(6);
  await user.click(answer);
  await user.paste(good.repeat(20));
  expect(answer).toHaveValue(good.repeat(21));
});
