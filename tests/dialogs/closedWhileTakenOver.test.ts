/** A dialog that its visitor closes in the moment in which React takes it over. */
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

test('it is gone, although changes in it are undone meanwhile', async () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="${ROOT_ID}">${openerMarkup('portfolio')}</div>`;
  addDialogHosts();
  othersChanges.start();
  const dialogs = createDialogs();
  const hydrate = vi.fn<(host: HTMLElement) => () => void>((host) => {
    host.innerHTML = '<div role="dialog">A form</div>';
    othersChanges.forget(host);
    takeOver.begin(host);
    return () => host.replaceChildren();
  });
  dialogs.start({ load: async () => hydrate, prepare: () => {} });
  find('a').click();
  await pass(300);
  expect(find(`#${DIALOG_HOST}`)).toHaveTextContent('A form');
  dialogs.closeAll();
  await pass(300);
  expect(find(`#${DIALOG_HOST}`)).toBeEmptyDOMElement();
});
