import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { DRAFT_KEY, OUTBOX_KEY } from '../src/config/storageKeys';
import { THANKS_HOST } from '../src/dialogs/dialogs.markup';
import { renderDialogs } from '../src/entry-server';
import { CrmForm } from '../src/forms/CrmForm';
import { ROOT_ID } from '../src/handover/handover.markup';
import { expectConsole } from './helpers/console';
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

/** Opens an address and runs the boot script of its page, which may still be about to start the app. */
const runBootScript = async (address = '/') => {
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
/** The same, until the app has started, as it does at once in development. It would start in the next test otherwise. */
const runBoot = async (address = '/') => {
  await runBootScript(address);
  await waitFor(() => expect(started).toHaveBeenCalled());
};

beforeEach(() => {
  localStorage.clear();
  started.mockClear();
  mountLeadNotices.mockClear();
  stopListeningAfterwards();
});

test('starts nothing in the hidden frame of a lead', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('name', 'lead-one');
  vi.stubGlobal('parent', {});
  await runBootScript();
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

test('a page to which the CRM returns a visitor does not fill the form in again that the browser has posted', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://webto.salesforce.com/');
  const posted = { last_name: 'Asha', consent: false, posted: true };
  sessionStorage.setItem(`${DRAFT_KEY}homeInline`, JSON.stringify(posted));
  await runBoot(`/#${THANKS_HOST}`);
  await waitFor(() => expect(thanks()).toBeVisible());
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('a lead that waits is reported, also when nothing of React has loaded yet', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lead = makeEntry({ createdAt: Date.now() });
  localStorage.setItem(OUTBOX_KEY + lead.id, JSON.stringify(lead));
  await runBoot();
  await waitFor(() => expect(mountLeadNotices).toHaveBeenCalled());
});

test('a feature that fails stops no other: a form is ready although the menus are not', async () => {
  expectConsole(/the menus broke/);
  vi.doMock('../src/native/menus', () => ({
    startMenus: () => {
      throw new Error('the menus broke');
    },
  }));
  onTestFinished(() => vi.doUnmock('../src/native/menus'));
  await runBoot();
  expect(document.querySelector('form')?.noValidate).toBe(true);
});

test('a field is marked while a word is being composed in it, so that React leaves its text alone', async () => {
  await runBoot();
  const name = screen.getByLabelText('Name');
  name.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  expect(name).toHaveAttribute('data-composing');
  name.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(name).not.toHaveAttribute('data-composing');
});

test('“More questions” scrolls its box', async () => {
  await runBoot();
  const box = document.createElement('div');
  box.innerHTML = '<button data-native="more">More questions</button>';
  document.body.append(box);
  const scrollBy = vi.fn<() => void>();
  Object.assign(box, { scrollBy });
  screen.getByText('More questions').click();
  expect(scrollBy).toHaveBeenCalledOnce();
});
