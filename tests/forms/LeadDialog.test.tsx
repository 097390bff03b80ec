import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formCopy } from '../../src/content/forms';
import LeadDialog from '../../src/forms/LeadDialog';
import type { DialogId, FormId } from '../../src/leads/formCatalogue';
import { renderWithApp } from '../helpers/render';
import { passTime, stopTime } from '../helpers/time';

const dialogs = Object.keys(formCopy).filter(
  (id): id is DialogId => formCopy[id as FormId].text !== undefined,
);

test.each(dialogs)('the dialog %s has its title, sentence and button', (formId) => {
  const { title, text = '', submit } = formCopy[formId];
  renderWithApp(<LeadDialog formId={formId} service="AI & Machine learning" onClosed={() => {}} />);
  const name = title.replace('{service}', 'AI & Machine learning');
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(text);
  expect(screen.getByRole('form')).toHaveAccessibleName(name);
  expect(screen.getByText(submit, { selector: 'button' })).toHaveAttribute('type', 'submit');
});

test('a click on the backdrop closes the dialog', async () => {
  stopTime();
  const onClosed = vi.fn<() => void>();
  const { user } = renderWithApp(<LeadDialog formId="heroProject" onClosed={onClosed} />);
  await user.click(document.querySelector('.MuiDialog-container') ?? document.body);
  // MUI removes a dialog after its fade.
  await passTime(500);
  expect(onClosed).toHaveBeenCalledOnce();
});
