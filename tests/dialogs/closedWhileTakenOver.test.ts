/** A dialog that its visitor closes in the moment in which React takes it over. */
import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createDialogs } from '../../src/dialogs/dialogs';
import { DIALOG_HOST } from '../../src/dialogs/dialogs.markup';
import { ROOT_ID } from '../../src/handover/handover.markup';
import { othersChanges } from '../../src/handover/othersChanges';
import { takeOver } from '../../src/handover/takeOver';
import { addDialogHosts } from '../helpers/dialogs';
import { find } from '../helpers/page';
import { openerMarkup } from '../helpers/prerendered';
import { pass } from '../helpers/time';

/** Lets the browser paint and become idle; only then does a dialog ask for React's code. */
const paint = () => pass(300);

test('it is gone, although changes in it are undone meanwhile', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="${ROOT_ID}">${openerMarkup('portfolio')}</div>`;
  addDialogHosts();
  othersChanges.start();
  const dialogs = createDialogs();
  const hydrate = (host: HTMLElement) => {
    host.innerHTML = '<div role="dialog">A form</div>';
    othersChanges.forget(host);
    takeOver.begin(host);
    return () => host.replaceChildren();
  };
  dialogs.start({ load: async () => hydrate, prepare: () => {} });
  find('a').click();
  await paint();
  expect(find(`#${DIALOG_HOST}`)).toHaveTextContent('A form');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await paint();
  expect(find(`#${DIALOG_HOST}`)).toBeEmptyDOMElement();
});
