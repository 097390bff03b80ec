import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { openingForm } from '../../src/content/forms';
import { dialogs, THANKS_TIME } from '../../src/dialogs/dialogs';
import { loadDialog } from '../../src/entry-dialogs';
import { drafts } from '../../src/leads/visitor';
// Imported here, so that no test waits for its code.
import '../../src/layout/WhatsNewDialog';
import { DIALOG_HOST, THANKS_HOST } from '../../src/dialogs/dialogs.markup';

const index = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const page = new DOMParser().parseFromString(index.replace('%OPENING_FORM%', openingForm), 'text/html');

/** Puts the two hosts of the dialogs into the page, as index.html has them, and empty. */
export const addDialogHosts = () => {
  for (const host of page.querySelectorAll(`#${DIALOG_HOST}, #${THANKS_HOST}`))
    document.body.append(document.importNode(host));
};

let isStarted = false;
// The result of act is not returned: awaiting it would complain of a form's validation that ends meanwhile.
const closeDialogs = () => {
  act(() => dialogs.closeAll());
};

/**
 * Lets this test open dialogs and see the thanks. They are the page's own, which every module shares, and listen once for all tests.
 * @returns what closes them: `beforeEach` runs it after the test
 */
export const startDialogs = () => {
  addDialogHosts();
  // On a slow machine the thanks would be gone before a test has seen them. A test that stops the clock has its own timers.
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    ms === THANKS_TIME ? 0 : setTimeout(run, ms)) as typeof setTimeout);
  if (!isStarted) dialogs.start({ load: loadDialog, prepare: (form) => drafts.fill(form) });
  isStarted = true;
  return closeDialogs;
};
