import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { works } from '../../src/content/works';
import Interview from '../../src/sections/works/Interview';
import { renderWithApp } from '../helpers/render';

const good =
  'I chose Purdue because its robotics lab works on farm machines, such as small harvesters. ' +
  'My family has a farm in Guntur, and no university here has that lab. ' +
  'The fee is 28,000 dollars a year, and my father pays it from his savings.';

const weak = 'It is good. Maybe I can work there.';

/** A visitor who gives answers. An empty one only presses the button. */
const meet = () => {
  const { user } = renderWithApp(<Interview />);
  const button = screen.getByRole('button', { name: works.interview.button });
  const field = screen.getByRole('textbox', { name: works.interview.label });
  const give = async (answer: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(answer);
    await user.click(button);
  };
  return { press: () => user.click(button), field, give, status: () => screen.getByRole('status') };
};

test('without an answer the visitor reads what to do', async () => {
  const { press, status } = meet();
  await press();
  expect(status()).toHaveTextContent(works.interview.empty);
});

test('without an answer the focus goes to its field', async () => {
  const { press, field } = meet();
  await press();
  expect(field).toHaveFocus();
});

test('an answer gets a score', async () => {
  const { give, status } = meet();
  await give(weak);
  expect(status()).toHaveTextContent('1 of 6 rules met.');
});

test('an answer gets a sentence to improve', async () => {
  const { give, status } = meet();
  await give(weak);
  expect(status()).toHaveTextContent('“Maybe I can work there.”');
});

test('an answer that is changed gets another score', async () => {
  const { give, status } = meet();
  await give(weak);
  await give(good);
  expect(status()).toHaveTextContent(/^6 of 6 rules met\.$/);
});

test('a score of 6 says Yes to each rule', async () => {
  const { give } = meet();
  await give(good);
  expect(within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByText('Yes')).toHaveLength(6);
});

test('an answer of more than 5,000 characters is not cut', async () => {
  const { give, field } = meet();
  await give(good.repeat(22));
  expect(field).toHaveValue(good.repeat(22));
});

test('an answer of more than 5,000 characters gets a score', async () => {
  const { give, status } = meet();
  await give(good.repeat(22));
  expect(status()).toHaveTextContent(/^\d of 6 rules met\./);
});

test('the same score is announced again', async () => {
  const { give, press } = meet();
  await give(weak);
  const announced = screen.getByText(/rules met\.$/);
  await press();
  expect(announced).not.toBeInTheDocument();
  expect(screen.getByText(/rules met\.$/)).toBeVisible();
});
