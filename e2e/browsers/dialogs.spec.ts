/** An open dialog and the browser's own buttons, before React and with it. */
import { expect } from 'playwright/test';
import { siteUrl } from '../helpers/ports';
import { test } from './test';
import { back, forward, keys, reload, repeatUntil, type Visitor } from './visitor';
import { untilDialogMarkup, untilHydrated } from './waits';

const opener = 'main [data-dialog="portfolio"]';
const shown = '#dialog [role="dialog"]';
const nameField = `${shown} [data-field]`;
const typed = 'Asha';

const state = () => ({
  address: location.pathname,
  isOpen: document.querySelector('#dialog [role="dialog"]') !== null,
  typed: document.querySelector<HTMLInputElement>('#dialog [data-field]')?.value,
});
const untilOpen = ({ until }: Visitor) =>
  until('the dialog', (wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, nameField);
const untilClosed = ({ until }: Visitor) =>
  until('no dialog', (wanted) => document.querySelector(wanted) === null, shown);

/** Opens About, then Works with its dialog, and types a name into it. */
const openDialog = async (visitor: Visitor, hasReact: boolean) => {
  const { session, run, click, press } = visitor;
  await session.go(`${siteUrl}/aboutus`);
  await run(() => sessionStorage.clear());
  await session.go(`${siteUrl}/works`);
  if (hasReact) await untilHydrated(visitor);
  await untilDialogMarkup(visitor);
  await click(opener);
  await untilOpen(visitor);
  if (hasReact)
    await visitor.until(
      'React in the dialog',
      () => document.querySelector('#dialog[data-hydrated]') !== null,
    );
  await run((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), nameField);
  await press(typed);
};

/** Waits for the whole page: one that is still loading would disturb the next test. */
const untilPageBefore = ({ run }: Visitor) =>
  repeatUntil('the page before', async () =>
    run(() => location.pathname === '/aboutus' && document.readyState === 'complete').catch(() => false),
  );

/**
 * Waits until the browser has gone back from the dialog's entry of the history. The entry's `dialog` becomes undefined before that,
 * so this asks whether it is there at all.
 */
const untilEntryIsLeft = ({ until }: Visitor) =>
  until('the entry of the page', () => !Object.hasOwn((history.state ?? {}) as object, 'dialog'));
const closeByEscape = async (visitor: Visitor) => {
  await visitor.press(keys.escape);
  await untilClosed(visitor);
  await untilEntryIsLeft(visitor);
};

/** Reloads, and waits for the whole page. */
const reloadWhole = async (visitor: Visitor) => {
  const { run } = visitor;
  await run(() => {
    window.isFirstLoad = true;
  });
  await reload(visitor);
  await repeatUntil('the reloaded page', async () =>
    run(() => window.isFirstLoad === undefined && document.readyState === 'complete').catch(() => false),
  );
};

const jumpToFooter = () => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' });
const isAtFooter = () => (document.querySelector('footer')?.getBoundingClientRect().top ?? NaN) < innerHeight;

for (const hasReact of [false, true]) {
  const moment = hasReact ? 'with React' : 'before React';

  test(`Back closes a dialog, Forward opens it again with its text, ${moment}`, async ({
    inSharedProfile,
  }) => {
    await openDialog(inSharedProfile, hasReact);
    await back(inSharedProfile);
    await untilClosed(inSharedProfile);
    expect(await inSharedProfile.run(state)).toMatchObject({ address: '/works' });
    await forward(inSharedProfile);
    await untilOpen(inSharedProfile);
    expect(await inSharedProfile.run(state)).toEqual({ address: '/works', isOpen: true, typed });
  });

  test(`after Back and Forward, Back closes the dialog again, and Back once more leaves the page, ${moment}`, async ({
    inSharedProfile,
  }) => {
    await openDialog(inSharedProfile, hasReact);
    await back(inSharedProfile);
    await untilClosed(inSharedProfile);
    await forward(inSharedProfile);
    await untilOpen(inSharedProfile);
    await back(inSharedProfile);
    await untilClosed(inSharedProfile);
    await back(inSharedProfile);
    await untilPageBefore(inSharedProfile);
  });

  test(`after Escape, Back leaves the page, ${moment}`, async ({ inSharedProfile }) => {
    await openDialog(inSharedProfile, hasReact);
    await closeByEscape(inSharedProfile);
    await back(inSharedProfile);
    await untilPageBefore(inSharedProfile);
  });

  test(`after Escape, a reload comes back to where the page was, ${moment}`, async ({ inSharedProfile }) => {
    await openDialog(inSharedProfile, hasReact);
    await closeByEscape(inSharedProfile);
    await inSharedProfile.run(jumpToFooter);
    await reloadWhole(inSharedProfile);
    await inSharedProfile.until('the footer', isAtFooter);
  });
}

test('a reload with an open dialog shows it again, and Back closes it', async ({ inSharedProfile }) => {
  await openDialog(inSharedProfile, true);
  await reloadWhole(inSharedProfile);
  await untilOpen(inSharedProfile);
  expect(await inSharedProfile.run(state)).toEqual({ address: '/works', isOpen: true, typed });
  await back(inSharedProfile);
  await untilClosed(inSharedProfile);
});
