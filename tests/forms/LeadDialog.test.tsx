import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { formCopy } from '../../src/content/forms';
import LeadDialog, { type LeadDialogProps } from '../../src/forms/LeadDialog';
import type { DialogId, FormId } from '../../src/leads/formCatalogue';
import { catchPosts, field, fillIn, submit } from '../helpers/forms';
import { leadEntries } from '../helpers/formViews';
import { renderWithApp } from '../helpers/render';
import { passTime, stopTime } from '../helpers/time';

const show = (props: Partial<LeadDialogProps> = {}) => {
  const onClosed = vi.fn<() => void>();
  const view = renderWithApp(<LeadDialog formId="heroProject" onClosed={onClosed} {...props} />);
  return { onClosed, ...view };
};
/** MUI removes a dialog after its fade. */
const fade = () => passTime(500);

beforeEach(stopTime);

const dialogs = Object.keys(formCopy).filter(
  (id): id is DialogId => formCopy[id as FormId].text !== undefined,
);

test.each(dialogs)('the dialog %s has its title, sentence and button', (formId) => {
  const { title, text = '', submit: label } = formCopy[formId];
  show({ formId, service: 'AI & Machine learning' });
  const name = title.replace('{service}', 'AI & Machine learning');
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(text);
  expect(screen.getByRole('form')).toHaveAccessibleName(name);
  expect(screen.getByText(label, { selector: 'button' })).toHaveAttribute('type', 'submit');
});

test('a valid submit replaces the form by the thank-you, which closes after two seconds', async () => {
  const posts = catchPosts();
  const { user, onClosed } = show();
  fillIn(leadEntries());
  await submit(user);
  await passTime(0);
  expect(posts).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Thank you' })).toHaveTextContent(
    'We have taken your details. Our admin team will contact you soon!',
  );
  await passTime(1999);
  expect(onClosed).not.toHaveBeenCalled();
  expect(screen.queryByRole('form')).toBeNull();
  await passTime(1);
  expect(onClosed).toHaveBeenCalledOnce();
});

test('the dialog is closed by its button, without a thank-you and without a post', async () => {
  const posts = catchPosts();
  const { user, onClosed } = show();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await fade();
  expect(onClosed).toHaveBeenCalledOnce();
  expect(screen.queryByText('Thank you')).toBeNull();
  expect(posts).toEqual([]);
});

test('a click on the backdrop closes the dialog', async () => {
  const { user, onClosed } = show();
  await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
  await fade();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('an invalid submit keeps the dialog open with its messages and values', async () => {
  const posts = catchPosts();
  const { user, onClosed } = show();
  fillIn({ ...leadEntries(), Phone: '98' });
  await submit(user);
  await expect(field('Phone')).toShowError('Phone number must be exactly 10 digits.');
  await passTime(5000);
  expect(field('Phone')).toHaveFocus();
  expect(field('Name')).toHaveValue('Asha Rao');
  expect(onClosed).not.toHaveBeenCalled();
  expect(posts).toEqual([]);
});
