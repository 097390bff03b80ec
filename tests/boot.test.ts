import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ROOT_ID, THANKS_HOST } from '../src/config/markup';
import { renderDialogs } from '../src/entry-server';
import { CrmForm } from '../src/forms/CrmForm';
import { addDialogHosts } from './helpers/dialogs';
import { makeEntry } from './helpers/factories';
import { find, stopListeningAfterwards } from './helpers/page';
import { markupOf } from './helpers/prerendered';

const started = vi.fn<() => void>();
const mountLeadNotices = vi.fn<() => void>();
const thanks = () => find(`#${THANKS_HOST}`);

// As the build writes them.
const built = await renderDialogs();
const form = markupOf(createElement(CrmForm, { formId: 'homeInline' }));

/** Opens an address and runs the boot script of its page. */
const runBoot = async (address = '/') => {
  vi.resetModules();
  vi.doMock('../src/entry-client', () => {
    started();
    return {};
  });
  vi.doMock('../src/entry-dialogs', () => ({ loadDialog: async () => () => () => {}, mountLeadNotices }));
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="${ROOT_ID}" data-island="app">${form}</div>`;
  addDialogHosts();
  thanks().innerHTML = built.thanks.html;
  await import('../src/boot');
};

beforeEach(() => {
  started.mockClear();
  mountLeadNotices.mockClear();
  stopListeningAfterwards();
});

test('starts nothing in the hidden frame of a lead', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('name', 'lead-one');
  vi.stubGlobal('parent', {});
  await runBoot();
  screen.getByLabelText('Name').focus();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.querySelector('form')?.noValidate).toBe(false);
  expect(started).not.toHaveBeenCalled();
});

// e2e/beforeScripts.spec.ts: a bookmark of the thanks shows the page without them.
test('a page to which the CRM returns a visitor shows the thanks', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://webto.salesforce.com/');
  await runBoot(`/works#${THANKS_HOST}`);
  expect(location.href).toBe('http://localhost:3000/works');
  await waitFor(() => expect(thanks()).toBeVisible());
});

test('a lead that cannot be sent is reported, also when nothing of React has loaded yet', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await runBoot();
  const { dispatcher } = await import('../src/leads/page');
  expect(mountLeadNotices).not.toHaveBeenCalled();
  await dispatcher.submit(makeEntry({ createdAt: Date.now() }));
  await waitFor(() => expect(mountLeadNotices).toHaveBeenCalled());
});
