import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { works } from '../../src/content/works';
import Interview from '../../src/sections/works/Interview';
import { renderWithApp } from '../helpers/render';

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

test('the same score is announced again', async () => {
  const { user } = renderWithApp(<Interview />);
  const button = screen.getByRole('button', { name: works.interview.button });
  await user.type(screen.getByRole('textbox', { name: works.interview.label }), 'It is good.');
  await user.click(button);
  const announced = screen.getByText(/rules met\.$/);
  await user.click(button);
  expect(announced).not.toBeInTheDocument();
  expect(screen.getByText(/rules met\.$/)).toBeVisible();
});
