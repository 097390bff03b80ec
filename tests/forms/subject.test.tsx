/** Dialogs that know where they were opened. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { DialogButton } from '../../src/components/DialogButton';
import { startDialogs } from '../helpers/dialogs';
import { renderWithApp } from '../helpers/render';

beforeEach(startDialogs);

const twoOpeners = (
  <>
    <DialogButton opens="course" subject="Python Full Stack">
      Apply
    </DialogButton>
    <DialogButton opens="course" reader="college" subject="Corporate on Campus">
      Ask for a college
    </DialogButton>
    <DialogButton opens="course">Ask about anything</DialogButton>
  </>
);
const heading = () => within(screen.getByRole('dialog')).getByRole('heading').parentElement;
const shownTexts = () =>
  [...(heading()?.children ?? [])]
    .filter((element) => !element.hasAttribute('hidden'))
    .map(({ textContent }) => textContent);

/** Waits for the form. Until React has taken the dialog over, the host is a dialog too. */
const untilFormIsShown = () => waitFor(() => within(screen.getByRole('dialog')).getByRole('form'));

test('a dialog names the programme under its title and speaks to its reader, at each opening', async () => {
  const { user } = renderWithApp(twoOpeners);
  await user.click(screen.getByText('Apply'));
  await untilFormIsShown();
  expect(shownTexts()).toEqual([
    'Get in Touch with our team',
    'Python Full Stack',
    'For students and parents. Ask about fees, dates or the right track.',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Ask for a college'));
  await untilFormIsShown();
  expect(shownTexts()).toEqual([
    'Get in Touch with our team',
    'Corporate on Campus',
    'For colleges. Tell us which year you mean and how many students.',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByText('Ask about anything'));
  await untilFormIsShown();
  expect(shownTexts()).toHaveLength(2);
});

test('one tap begins an empty message, and only an empty one', async () => {
  const { user } = renderWithApp(twoOpeners);
  await user.click(screen.getByText('Apply'));
  const message = await screen.findByLabelText('Message');
  await user.click(screen.getByText('Which track suits me?', { selector: 'button' }));
  expect(message).toHaveFocus();
  await user.keyboard('I study physics.');
  expect(message).toHaveValue('Which track suits me? I study physics.');
  await user.click(screen.getByText('I am a parent. Please call me.', { selector: 'button' }));
  expect(message).toHaveValue('Which track suits me? I study physics.');
});
