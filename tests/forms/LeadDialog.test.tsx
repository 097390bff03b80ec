import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DIALOG_HOST } from '../../src/config/markup';
import { formCopy } from '../../src/content/forms';
import { loadDialog } from '../../src/entry-dialogs';
import { LeadDialog } from '../../src/forms/LeadDialog';
import { dialogIds } from '../../src/leads/formCatalogue';
import { ThemeRoot } from '../../src/theme/ThemeRoot';
import { addDialogHosts } from '../helpers/dialogs';
import { field, fillIn } from '../helpers/forms';
import { find } from '../helpers/islands';
import { renderWithApp } from '../helpers/render';

const service = 'AI & Machine learning';

test.each(dialogIds)('the dialog %s has its title, sentence and button', (formId) => {
  const { title, text = '', submit } = formCopy[formId];
  renderWithApp(<LeadDialog formId={formId} service={service} />);
  const name = title.replace('{service}', service);
  expect(screen.getByRole('dialog', { name })).toHaveTextContent(text);
  expect(screen.getByRole('form')).toHaveAccessibleName(name);
  expect(screen.getByText(submit, { selector: 'button' })).toHaveAttribute('type', 'submit');
});

/** The host with the markup of a dialog, as the build writes it. */
const prerender = () => {
  addDialogHosts();
  const host = find(`#${DIALOG_HOST}`);
  host.hidden = false;
  host.innerHTML = renderToString(
    <ThemeRoot>
      <LeadDialog formId="heroProject" service="" />
    </ThemeRoot>,
    { identifierPrefix: DIALOG_HOST },
  );
  return host;
};

test('hydrating a dialog keeps the text, focus and selection of its field', async () => {
  const host = prerender();
  const name = field('Name');
  fillIn({ Name: 'Asha Rao' });
  name.focus();
  name.setSelectionRange(1, 3);
  const takeOver = await loadDialog('heroProject');
  const remove = await act(async () => takeOver(host, { id: 'heroProject', service: '' }));
  expect(host).toHaveAttribute('data-hydrated');
  expect(field('Name')).toBe(name);
  expect(name).toHaveValue('Asha Rao');
  expect(name).toHaveFocus();
  expect([name.selectionStart, name.selectionEnd]).toEqual([1, 3]);
  fillIn({ Name: 'Asha2' });
  await expect(name).toShowError('Name should not contain special characters or numbers.');
  act(remove);
});
